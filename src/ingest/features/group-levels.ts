import type { FeatureRecord } from '#catalogue/features/record.ts'

import type { FeatureGroup } from '../sources/web-features.ts'

/** The names from the topmost group down to `id`: ["CSS", "Layout", "Grid"]. */
function lineage(id: string, groups: ReadonlyMap<string, FeatureGroup>): readonly string[] {
  const group = groups.get(id)
  if (group === undefined) return []
  return [...(group.parent === undefined ? [] : lineage(group.parent, groups)), group.name]
}

/** The hierarchical facet of a feature's groups: each level holds the paths down to it, "CSS > Layout". */
export function groupLevels(
  ids: readonly string[],
  groups: ReadonlyMap<string, FeatureGroup>,
): FeatureRecord['groups'] {
  const lineages = ids.map((id) => lineage(id, groups))
  const level = (depth: number) => [
    ...new Set(
      lineages
        .filter((names) => names.length > depth)
        .map((names) => names.slice(0, depth + 1).join(' > ')),
    ),
  ]
  const [lvl0, lvl1, lvl2] = [level(0), level(1), level(2)]
  return {
    ...(lvl0.length > 0 && { lvl0 }),
    ...(lvl1.length > 0 && { lvl1 }),
    ...(lvl2.length > 0 && { lvl2 }),
  }
}
