import { droppedFilter } from './dropped-filter.ts'
import type { ListQuery, QueryConditions } from './list-query.ts'
import type { Spelling } from './spelling.ts'

/** A state that differs little from one in which nothing was found, and what it has. */
export type RelaxedQuery = {
  /** The text of that state. */
  readonly q: string
  readonly without:
    | { readonly kind: 'words'; readonly words: readonly string[] }
    /** By its name in the address. */
    | { readonly kind: 'filter'; readonly key: string }
  /** Number of results there. */
  readonly count: number
}

/** What else to try where nothing was found. */
export type NoResultsSuggestions = {
  /** Those with results, the most results first. */
  readonly offers: readonly RelaxedQuery[]
  /** Names that are spelled nearly like the text; empty where the text finds something without the filters. */
  readonly spellings: readonly Spelling[]
}

export const noSuggestions: NoResultsSuggestions = { offers: [], spellings: [] }

/** The conditions of a query that came along, and the number of its results. */
export type Counted = { readonly conditions: QueryConditions; readonly count: number }

/**
 * The results without each filter in force. Nothing has to be asked for them: the library counts the values of such a
 * filter by a query that leaves it out.
 */
export function queriesWithoutFilter(
  { list, query, conditions }: ListQuery,
  parts: readonly Counted[],
): readonly RelaxedQuery[] {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const key = droppedFilter(list, conditions, part.conditions)
    if (key !== undefined) counts.set(key, part.count)
  }
  return [...counts].map(([key, count]) => ({ q: query, without: { kind: 'filter', key }, count }))
}

/** Offers with results, the most results first; of those that leave out first words, the one that leaves out least. */
export function bestRelaxedQueries(offers: readonly RelaxedQuery[]): readonly RelaxedQuery[] {
  const found = offers.filter(({ count }) => count > 0)
  return found
    .filter((offer) => !found.some((other) => leavesOutLess(other, offer)))
    .toSorted((a, b) => b.count - a.count)
}

function leavesOutLess(less: RelaxedQuery, more: RelaxedQuery): boolean {
  if (less.without.kind !== 'words' || more.without.kind !== 'words') return false
  const [a, b] = [less.without.words, more.without.words]
  return a.length < b.length && a.every((word, place) => word === b[place])
}
