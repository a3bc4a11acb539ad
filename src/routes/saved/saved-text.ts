import { baselineStatuses } from '#catalogue/baseline.ts'
import { paths } from '#routes/paths.ts'
import { listById } from '#search/lists/all.ts'
import { readSearch } from '#search/saved/saved-search.ts'
import { type SavedEntry, type SavedKind, savedKinds } from '#search/saved/saved.ts'
import { hitName } from '#search/table/columns/column.ts'

import type { SavedFact } from './saved-facts.ts'

/** The kinds in display order: searches first, because each takes a single line. */
export const shownKinds: readonly SavedKind[] = savedKinds.toSorted(
  (a, b) => Number(b === 'search') - Number(a === 'search'),
)

export function savedKindLabel(kind: SavedKind): string {
  return kind === 'search' ? 'Searches' : listById(kind).title
}

export function savedAddress({ kind, id }: Pick<SavedEntry, 'kind' | 'id'>): string {
  return kind === 'search' ? id : paths.record({ list: kind, id })
}

/** The name of a saved entry; its id if its record is not loaded. */
export function savedName({ kind, id }: SavedEntry, fact: SavedFact | undefined): string {
  if (kind === 'search') return searchLabel(id)
  return fact?.kind === 'record' ? hitName(listById(kind), fact.hit) : id
}

/** "Features matching “grid”, Widely available, Area: CSS". */
function searchLabel(address: string): string {
  const meaning = readSearch(address)
  if (meaning === undefined) return address
  const { title, q, terms } = meaning
  return [q === '' ? title : `${title} matching “${q}”`, ...terms].join(', ')
}

/** Labels of the sort orders, by their names in the address. */
export const savedOrders = {
  newest: 'Recently saved',
  name: 'Name',
  baseline: 'Baseline',
} as const

export type SavedOrder = keyof typeof savedOrders

/** Parses a sort order; the default if it is missing or invalid. */
export function parseOrder(text: string | null): SavedOrder {
  return text !== null && isOrder(text) ? text : 'newest'
}

function isOrder(text: string): text is SavedOrder {
  return Object.hasOwn(savedOrders, text)
}

type Orderable = { readonly name: string; readonly fact: SavedFact | undefined }

const { compare } = new Intl.Collator('en', { numeric: true })

/** Sorts items, which must be given with the newest first. */
export function sortSaved<Item extends Orderable>(
  items: readonly Item[],
  order: SavedOrder,
): readonly Item[] {
  if (order === 'newest') return items
  const byName = items.toSorted((a, b) => compare(letters(a.name), letters(b.name)))
  return order === 'name' ? byName : byName.toSorted((a, b) => rank(a.fact) - rank(b.fact))
}

/** Ignores punctuation: `:has()` is sorted under H. */
function letters(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ]/gu, '')
}

/** The position of the status; entries without one come last. */
function rank(fact: SavedFact | undefined): number {
  const baseline = fact?.kind === 'record' ? fact.hit.baseline : undefined
  const place = baselineStatuses.findIndex((status) => status === baseline)
  return place === -1 ? baselineStatuses.length : place
}
