import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ListQuery } from './list-query.ts'
import type { Spelling } from './spelling.ts'

/** A search without one of the filters in force, and its number of results. */
export type RelaxedQuery = {
  readonly q: string
  readonly without: string
  readonly count: number
}

export type NoResultsSuggestions = {
  /** Those with results, the most results first. */
  readonly offers: readonly RelaxedQuery[]
  /** Names spelled nearly like the text; empty if the text has results without the filters. */
  readonly spellings: readonly Spelling[]
}

/** Returns only records with every word, never the closest ones. */
export const everyWord = { removeWordsIfNoResults: 'none' } as const

export function hasSeveralWords(query: string): boolean {
  return /\S\s+\S/.test(query)
}

/** One of the library's queries besides the one for hits. */
export type CountingQuery = {
  /** The attributes whose values it counts. */
  readonly facets: readonly string[]
  readonly count: number
}

/**
 * The numbers of results without each filter in force. They take no requests: to count the other
 * values of a filter, the library already sends a query without the filter that counts only its
 * attribute.
 */
export function queriesWithoutFilter(
  { list, query }: Pick<ListQuery, 'list' | 'query'>,
  parts: readonly CountingQuery[],
): readonly RelaxedQuery[] {
  return parts.flatMap(({ facets: [attribute, ...others], count }): readonly RelaxedQuery[] => {
    const key = others.length === 0 && attribute !== undefined && filterOf(list, attribute)
    return key ? [{ q: query, without: key, count }] : []
  })
}

function filterOf({ facets, tree, ranges }: ListDefinition, attribute: string): string | undefined {
  if (attribute === tree?.attributes[0]) return tree.key
  const filters = [...Object.entries(facets), ...Object.entries(ranges)]
  return filters.find(([, filter]) => filter.attribute === attribute)?.[0]
}

export function bestRelaxedQueries(offers: readonly RelaxedQuery[]): readonly RelaxedQuery[] {
  return offers.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}
