import { baselineStatuses } from '#catalogue/baseline.ts'

import type { SavedFact } from './saved-facts.ts'

/** The orders of the view, by their names in its address. */
export const savedOrders = {
  newest: 'Saved last',
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
