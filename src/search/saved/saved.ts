import type { ListName } from '#catalogue/index.ts'
import { lists } from '#search/lists/all.ts'

/** Records by their list, and searches. */
export type SavedKind = ListName | 'search'

export const savedKinds: readonly SavedKind[] = [...lists.map(({ id }) => id), 'search']

/** Something that a visitor wants to find again. */
export type SavedEntry = {
  readonly kind: SavedKind
  /** The objectID of a record; of a search its address: "/features?q=grid". Whether there is one, the data tells. */
  readonly id: string
  /** `YYYY-MM-DD` on which it was saved; empty where that is not known. */
  readonly on: string
  /** A `Snapshot` of what the visitor last saw; its shape is checked where it is compared. */
  readonly seen?: unknown
}

/** The newest first, none twice. */
export type SavedEntries = readonly SavedEntry[]

/** What identifies an entry. */
export type SavedId = Pick<SavedEntry, 'kind' | 'id'>

/** Reads what storage holds. Never throws: what is no entry is left out, and what is there twice is one. */
export function parseSaved(stored: unknown): SavedEntries {
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
  return [...new Map(entries.map((entry) => [savedKey(entry), entry])).values()]
}

/** What is equal for equal things alone. */
export function savedKey({ kind, id }: SavedId): string {
  return `${kind} ${id}`
}

function isEntry(value: unknown): value is SavedEntry {
  if (typeof value !== 'object' || value === null) return false
  const { kind, id, on }: Partial<Record<keyof SavedEntry, unknown>> = value
  return (
    savedKinds.some((known) => known === kind) && typeof id === 'string' && typeof on === 'string'
  )
}

/** The most that is kept: storage holds it with room to spare, and a visit asks for all of it. */
export const mostSaved = { records: 500, searches: 100 } as const

/** How many more of a kind there is room for; below 0 where there are too many. */
export function roomFor(kind: SavedKind, entries: SavedEntries): number {
  const searches = entries.filter((entry) => entry.kind === 'search').length
  return kind === 'search'
    ? mostSaved.searches - searches
    : mostSaved.records - (entries.length - searches)
}
