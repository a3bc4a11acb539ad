import type { ChangedFeature } from './diff-features.ts'
import type { DiffRow, FilteredRows } from './diff-rows.ts'

/** Changed entries of one feature, or of one area if they belong to no feature. */
export type EntryGroup = {
  readonly id: string
  /** The name of the feature or of the area. */
  readonly name: string
  readonly isFeature: boolean
  readonly rows: readonly DiffRow[]
}

/**
 * Groups entries by feature, in the order of the features; those of no feature follow by area, the
 * largest first. An entry of several features is in the group of the first one.
 */
export function entryGroups(
  { rows, byArea }: FilteredRows,
  features: readonly ChangedFeature[],
): readonly EntryGroup[] {
  const place = new Map(features.map(({ objectID }, index) => [objectID, index]))
  const own = new Map<number, DiffRow[]>()
  const others: DiffRow[] = []
  for (const row of rows) {
    const first = Math.min(...row.features.map((id) => place.get(id) ?? Infinity))
    const group = own.get(first)
    if (first === Infinity) others.push(row)
    else if (group === undefined) own.set(first, [row])
    else group.push(row)
  }
  return [
    ...features.flatMap(({ objectID: id, name }, index) => {
      const group = own.get(index)
      return group === undefined ? [] : [{ id, name, isFeature: true, rows: group }]
    }),
    ...[...byArea.keys()].flatMap((area) => {
      const group = others.filter((row) => row.area === area)
      return group.length === 0 ? [] : [{ id: area, name: area, isFeature: false, rows: group }]
    }),
  ]
}
