import type { ListDefinition } from '#search/lists/list-definition.ts'
import { countOf, type QueryResult } from '#search/transport/list-query.ts'
import type { Spelling } from '#search/transport/spelling.ts'

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

/**
 * The numbers of results without each filter in force. They take no requests: to count the other
 * values of a filter, the library already sends a query without the filter that counts only its
 * attribute.
 */
export function queriesWithoutFilter(
  list: ListDefinition,
  q: string,
  parts: readonly QueryResult[],
): readonly RelaxedQuery[] {
  return parts.flatMap((part): readonly RelaxedQuery[] => {
    const [attribute, ...others] = part.counted ?? []
    const key = others.length === 0 && attribute !== undefined && filterOf(list, attribute)
    return key ? [{ q, without: key, count: countOf(part) }] : []
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
