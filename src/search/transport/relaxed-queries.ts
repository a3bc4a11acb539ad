import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ListQuery } from './list-query.ts'
import type { Spelling } from './spelling.ts'

/** A search without one of the filters with which nothing was found, and what it finds. */
export type RelaxedQuery = {
  /** The text of the search. */
  readonly q: string
  /** The filter that it leaves out, by its name in the address. */
  readonly without: string
  /** Number of results. */
  readonly count: number
}

/** What else to try where nothing was found. */
export type NoResultsSuggestions = {
  /** Those with results, the most results first. */
  readonly offers: readonly RelaxedQuery[]
  /** Names that are spelled nearly like the text; empty where the text finds something without the filters. */
  readonly spellings: readonly Spelling[]
}

/** Asks for records with every word that counts: the indices answer with the closest ones where there is none. */
export const everyWord = { removeWordsIfNoResults: 'none' } as const

/** Whether a query has several words, so that records may match only some of them. */
export function hasSeveralWords(query: string): boolean {
  return /\S\s+\S/.test(query)
}

/** A query of the library beside the one for the hits, and the number of its results. */
export type Counted = {
  /** The attributes whose values it counts. */
  readonly facets: readonly string[]
  readonly count: number
}

/**
 * The results without each filter in force. Nothing has to be asked for them: to count the other values of a filter, the
 * library sends a query that leaves the filter out and counts its attribute alone.
 */
export function queriesWithoutFilter(
  { list, query }: Pick<ListQuery, 'list' | 'query'>,
  parts: readonly Counted[],
): readonly RelaxedQuery[] {
  return parts.flatMap(({ facets: [attribute, ...others], count }): readonly RelaxedQuery[] => {
    const key = others.length === 0 && attribute !== undefined && filterOf(list, attribute)
    return key ? [{ q: query, without: key, count }] : []
  })
}

/** The name in the address of the filter by an attribute; of a tree the top level stands for the whole path. */
function filterOf({ facets, tree, ranges }: ListDefinition, attribute: string): string | undefined {
  if (attribute === tree?.attributes[0]) return tree.key
  const filters = [...Object.entries(facets), ...Object.entries(ranges)]
  return filters.find(([, filter]) => filter.attribute === attribute)?.[0]
}

/** Offers with results, the most results first. */
export function bestRelaxedQueries(offers: readonly RelaxedQuery[]): readonly RelaxedQuery[] {
  return offers.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)
}
