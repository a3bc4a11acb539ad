import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ListQuery } from './list-query.ts'
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
  { list, query }: ListQuery,
  parts: readonly Counted[],
): readonly RelaxedQuery[] {
  return parts.flatMap(({ facets: [attribute, ...others], count }): readonly RelaxedQuery[] => {
    const key = others.length === 0 && attribute !== undefined && filterOf(list, attribute)
    return key ? [{ q: query, without: { kind: 'filter', key }, count }] : []
  })
}

/** The name in the address of the filter by an attribute; of a tree the top level stands for the whole path. */
function filterOf({ facets, tree, ranges }: ListDefinition, attribute: string): string | undefined {
  if (attribute === tree?.attributes[0]) return tree.key
  const filters = [...Object.entries(facets), ...Object.entries(ranges)]
  return filters.find(([, filter]) => filter.attribute === attribute)?.[0]
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

/** A search for fewer words. */
export type WordVariant = {
  /** The text of that search. */
  readonly q: string
  /** The words left out, in their order. */
  readonly without: readonly string[]
}

const MOST = 5

/**
 * The searches that can find something where all the words together find nothing: without the first word, without the
 * first two, and so on, and without the last one. Five at most; none for a single word.
 */
export function wordVariants(query: string): readonly WordVariant[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return []
  const starts = Array.from({ length: Math.min(words.length, MOST) - 1 }, (_, place) => place + 1)
  return [
    ...starts.map((start) => ({
      q: words.slice(start).join(' '),
      without: words.slice(0, start),
    })),
    { q: words.slice(0, -1).join(' '), without: words.slice(-1) },
  ]
}
