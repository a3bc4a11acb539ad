import type { GroupRecord } from '#catalogue/groups/record.ts'
import type { FeaturesSource } from '#ingest/sources/web-features.ts'

/** The groups of features, each with the number of features in it. */
export function groupRecords({ features, groups }: FeaturesSource): readonly GroupRecord[] {
  const pathOf = (id: string): readonly string[] => {
    const group = groups.get(id)
    if (group === undefined) return []
    return [...(group.parent === undefined ? [] : pathOf(group.parent)), group.name]
  }
  const paths = [...features.values()].map(({ group = [] }) => [group].flat().map(pathOf))
  return [...groups].map(([objectID, { name }]) => {
    const path = pathOf(objectID)
    const isIn = (other: readonly string[]) => path.every((part, level) => other[level] === part)
    return {
      objectID,
      name,
      path,
      area: path[0] ?? name,
      featureCount: paths.filter((ofFeature) => ofFeature.some(isIn)).length,
    }
  })
}
