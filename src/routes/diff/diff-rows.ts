import { type Area, areaOf } from '#catalogue/areas.ts'
import type { EntryChange } from '#catalogue/history/compare-releases.ts'
import { type EntryRows, unpackName } from '#catalogue/history/entry-name.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { ENTRIES_PER_FILE } from '#contracts/content.ts'

import type { DiffState } from './diff-address.ts'

export type DiffRow = EntryChange & {
  readonly key: string
  readonly name: string
  readonly entryKind: string
  readonly area: Area
  /** IDs of the features that it belongs to. */
  readonly features: readonly string[]
}

/** Numbers of the files that contain the entries of the changes. */
export function filesOf(changes: readonly EntryChange[]): readonly number[] {
  return [...new Set(changes.map(({ index }) => Math.floor(index / ENTRIES_PER_FILE)))]
}

/** Joins changes with their entries, sorted by key: the parts of an entry directly follow it. */
export function rowsOf(
  changes: readonly EntryChange[],
  fileOf: (number: number) => EntryRows | undefined,
): readonly DiffRow[] {
  return changes
    .flatMap((change): readonly DiffRow[] => {
      const file = fileOf(Math.floor(change.index / ENTRIES_PER_FILE))
      const [key, packed, entryKind, ids = ''] = file?.[change.index % ENTRIES_PER_FILE] ?? []
      const area = areaOf(key ?? '')
      if (key === undefined || packed === undefined || entryKind === undefined) return []
      const features = ids.split(' ').filter(Boolean)
      return area === undefined
        ? []
        : [{ ...change, key, name: unpackName(key, packed), entryKind, area, features }]
    })
    .map((row) => ({ row, order: row.key.replaceAll('.', '\0') }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ row }) => row)
}

type Filters = Pick<DiffState, 'changes' | 'area' | 'q'>

/** The filtered rows, with counts for each filter value. */
export type FilteredRows = {
  readonly rows: readonly DiffRow[]
  /** By kind of change, ignoring the filter by kind. */
  readonly byKind: ReadonlyMap<ChangeKind, number>
  /** By area, ignoring the filter by area. The areas with the most changes come first. */
  readonly byArea: ReadonlyMap<Area, number>
}

export function filterRows(rows: readonly DiffRow[], { changes, area, q }: Filters): FilteredRows {
  const matching = withText(rows, q)
  const isOfKind = ({ kind }: DiffRow) => changes.length === 0 || changes.includes(kind)
  const isOfArea = (row: DiffRow) => area === undefined || row.area === area
  const ofArea = matching.filter(isOfArea)
  const ofKind = countBy(matching.filter(isOfKind), (row) => row.area)
  const largest = [...countBy(rows, (row) => row.area)].toSorted(([, a], [, b]) => b - a)
  return {
    rows: ofArea.filter(isOfKind),
    byKind: countBy(ofArea, ({ kind }) => kind),
    byArea: new Map(largest.map(([name]) => [name, ofKind.get(name) ?? 0])),
  }
}

/** The rows whose name, key or kind contains every word of a text, ignoring case. */
function withText(rows: readonly DiffRow[], q: string): readonly DiffRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(({ name, key, entryKind }) => {
    const searched = `${name} ${key} ${entryKind}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return counts
}
