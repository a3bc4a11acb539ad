import { paths } from '#routes/paths.ts'
import { listOf } from '#search/lists/all.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import { savedKinds } from '#search/saved/saved.ts'
import type { SavedEntry, SavedKind } from '#search/saved/saved.ts'
import { nameOf } from '#search/table/columns/cell-value.ts'

import type { SavedFact } from './saved-facts.ts'

/** The kinds in the order of the view: searches are one line each, so they hide nothing. */
export const shownKinds: readonly SavedKind[] = savedKinds.toSorted(
  (a, b) => Number(b === 'search') - Number(a === 'search'),
)

/** The heading over all things of a kind. */
export function kindLabel(kind: SavedKind): string {
  return kind === 'search' ? 'Searches' : listOf(kind).title
}

/** Where a saved thing is. */
export function savedAddress({ kind, id }: Pick<SavedEntry, 'kind' | 'id'>): string {
  return kind === 'search' ? id : paths.record({ list: kind, id })
}

/** What a saved thing is called; its id where the data does not tell. */
export function savedName({ kind, id }: SavedEntry, fact: SavedFact | undefined): string {
  if (kind === 'search') return searchLabel(id)
  return fact?.kind === 'record' ? nameOf(listOf(kind), fact.hit) : id
}

/** "Features matching “grid”, Widely available, Area: CSS". */
function searchLabel(address: string): string {
  const meaning = readSearch(address)
  if (meaning === undefined) return address
  const { title, q, terms } = meaning
  return [q === '' ? title : `${title} matching “${q}”`, ...terms].join(', ')
}
