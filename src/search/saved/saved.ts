import * as v from 'valibot'

import type { ListName } from '#catalogue/indices.ts'
import type { Infer } from '#lib/schema.ts'
import { lists } from '#search/lists/all.ts'

export type SavedKind = ListName | 'search'

export const savedKinds: readonly SavedKind[] = [...lists.map(({ id }) => id), 'search']

const entrySchema = v.object({
  kind: v.picklist(savedKinds),
  /** The `objectID` of a record, or the address of a search: "/features?q=grid". */
  id: v.string(),
  /** The day on which it was saved, `YYYY-MM-DD`; empty if unknown. */
  on: v.string(),
})

export type SavedEntry = Infer<typeof entrySchema> & {
  /** A `Snapshot` of what the visitor last saw; its shape is checked where it is compared. */
  readonly seen?: unknown
}

/** The newest first, without repetitions. */
export type SavedEntries = readonly SavedEntry[]

export type SavedId = Pick<SavedEntry, 'kind' | 'id'>

/** Reads the stored value. Never throws: drops invalid and repeated entries. */
export function parseSaved(stored: unknown): SavedEntries {
  const entries = Array.isArray(stored) ? stored.filter((entry) => v.is(entrySchema, entry)) : []
  return [...new Map(entries.map((entry) => [savedKey(entry), entry])).values()]
}

export function savedKey({ kind, id }: SavedId): string {
  return `${kind} ${id}`
}

/** The most entries, which fit into storage easily; a visit requests all of them. */
export const mostSaved = { records: 500, searches: 100 } as const

/** How many more entries of a kind fit; below 0 if there are too many. */
export function roomFor(kind: SavedKind, entries: SavedEntries): number {
  const searches = entries.filter((entry) => entry.kind === 'search').length
  return kind === 'search'
    ? mostSaved.searches - searches
    : mostSaved.records - (entries.length - searches)
}
