import type { SavedEntries, SavedKind } from './saved.ts'

/** The most that is kept: storage holds it with room to spare, and a visit asks for all of it. */
export const mostSaved = { records: 500, searches: 100 } as const

/** How many more of a kind there is room for; below 0 where there are too many. */
export function roomFor(kind: SavedKind, entries: SavedEntries): number {
  const searches = entries.filter((entry) => entry.kind === 'search').length
  return kind === 'search'
    ? mostSaved.searches - searches
    : mostSaved.records - (entries.length - searches)
}
