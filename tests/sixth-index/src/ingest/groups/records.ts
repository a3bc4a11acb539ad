import type { GroupRecord } from '#catalogue/groups/record.ts'

import { groupLevels } from '../features/group-levels.ts'
import type { FeaturesSource } from '../sources/web-features.ts'

/** The groups of features, each with the number of features in it. */
export function groupRecords({ features, groups }: FeaturesSource): readonly GroupRecord[] {
  const pathOf = (id: string): readonly string[] => {
    const { lvl0 = [], lvl1 = [], lvl2 = [] } = groupLevels([id], groups)
    return ([lvl2, lvl1, lvl0].find((level) => level.length > 0)?.[0] ?? '').split(' > ')
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
