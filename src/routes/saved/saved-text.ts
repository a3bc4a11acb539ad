import { baselineStatuses } from '#catalogue/baseline.ts'
import { paths } from '#routes/paths.ts'
import { listOf } from '#search/lists/all.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import { savedKinds } from '#search/saved/saved.ts'
import type { SavedEntry, SavedKind } from '#search/saved/saved.ts'
import { nameOf } from '#search/table/columns/column.ts'

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

/** The orders of the view, by their names in its address. */
export const savedOrders = {
  newest: 'Recently saved',
  name: 'Name',
  baseline: 'Baseline',
} as const

export type SavedOrder = keyof typeof savedOrders

/** Reads an order from an address; the usual one where it names none. */
export function parseOrder(text: string | null): SavedOrder {
  return text !== null && isOrder(text) ? text : 'newest'
}

function isOrder(text: string): text is SavedOrder {
  return Object.hasOwn(savedOrders, text)
}

/** What an order goes by. */
type Orderable = { readonly name: string; readonly fact: SavedFact | undefined }

const { compare } = new Intl.Collator('en', { numeric: true })

/** The items in an order; they come with the one that was saved last in front. */
export function inOrder<Item extends Orderable>(
  items: readonly Item[],
  order: SavedOrder,
): readonly Item[] {
  if (order === 'newest') return items
  const byName = items.toSorted((a, b) => compare(letters(a.name), letters(b.name)))
  return order === 'name' ? byName : byName.toSorted((a, b) => rank(a.fact) - rank(b.fact))
}

/** Without the signs of code: `:has()` stands under H. */
function letters(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ]/gu, '')
}

/** Place of the status among all of them; what has none comes last. */
function rank(fact: SavedFact | undefined): number {
  const baseline = fact?.kind === 'record' ? fact.hit.baseline : undefined
  const place = baselineStatuses.findIndex((status) => status === baseline)
  return place === -1 ? baselineStatuses.length : place
}
