import { matchByName, looseReadings } from '#lib/match-by-name.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { readHits } from '#search/rows/found-hit.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { countOf } from '#search/transport/list-query.ts'
import { droppedWords } from '#search/transport/relaxed-queries.ts'
import type { WordVariant } from '#search/transport/relaxed-queries.ts'
import type { Spelling, Suggestion } from '#search/transport/spelling.ts'
import { readSpellings, isSuggestion } from '#search/transport/spelling.ts'

import { namedLists, offered } from './everything-requests.ts'

/** What one list has for a query. */
export type Section = {
  readonly list: ListDefinition
  /** The best of them, without those that are shown as exact. */
  readonly hits: readonly FoundHit[]
  readonly total: number
  /** Whether the list has more than the view shows. */
  readonly hasMore: boolean
  /** Words of the query that these results are without, because nothing in the list has them all. */
  readonly dropped: readonly string[]
}

type CountedVariant = WordVariant & {
  /** Number of results in all lists. */
  readonly count: number
}

/** What all lists have for a query. */
export type EverythingAnswer = {
  /** The query, as typed. */
  readonly q: string
  readonly total: number
  /** Those whose name is the query, whichever list they are of. */
  readonly exact: readonly FoundHit[]
  /** Lists with results, the best first. */
  readonly sections: readonly Section[]
  /** Lists without any. */
  readonly without: readonly ListDefinition[]
  /** Where else the text can lead; none leads to what is shown. */
  readonly suggestions: readonly Suggestion[]
  /** The search without its first word, where it finds something. */
  readonly offers: readonly CountedVariant[]
  readonly spellings: readonly Spelling[]
}

/** Rows of a section. */
const SHOWN = 5
/** Rows of one list among the exact ones: a name can be that of many entries. */
const MOST_EXACT = 3
const MOST_SUGGESTIONS = 8

/** Reads the answer to `everythingRequests(q)`. Missing results count as none. */
export function readEverything(q: string, results: readonly QueryResult[]): EverythingAnswer {
  const named = results.slice(lists.length, lists.length + namedLists.length)
  const [suggestions, spellings, ...variants] = results.slice(lists.length + named.length)
  const all = lists.map((list, place) =>
    readList(list, q, [results[place], named[namedLists.indexOf(list)]]),
  )
  const sections = all
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const exact = all.flatMap((list) => list.exact)
  return {
    q,
    total: sum(all.map(({ total }) => total)),
    exact,
    sections,
    without: all.filter(({ total }) => total === 0).map(({ list }) => list),
    suggestions: otherWays(suggestions, [...exact, ...sections.flatMap(({ hits }) => hits)]),
    offers: offered(q)
      .map((variant) => Object.assign({ count: sum(variants.map(countOf)) }, variant))
      .filter(({ count }) => count > 0),
    spellings: readSpellings(spellings?.hits ?? [], q),
  }
}

type ListResults = Section & { readonly exact: readonly FoundHit[] }

/** A list from the answers to its queries: the one for all of it, and, where there is one, the one by name. */
function readList(
  list: ListDefinition,
  q: string,
  [whole = {}, named = {}]: readonly (QueryResult | undefined)[],
): ListResults {
  const hits = readHits(list, whole.hits ?? [])
  const isKnown = ({ hit }: FoundHit) => hits.some((other) => other.hit.objectID === hit.objectID)
  const byName = readHits(list, named.hits ?? []).filter((hit) => !isKnown(hit))
  const exact = matchByName(q, [...hits, ...byName], looseReadings).slice(0, MOST_EXACT)
  const others = hits.filter((hit) => !exact.includes(hit)).slice(0, SHOWN)
  const total = countOf(whole)
  return {
    list,
    exact,
    hits: others,
    total,
    hasMore: total > exact.length + others.length,
    dropped: droppedWords(whole.queryAfterRemoval),
  }
}

/** Lists in which something has the very name come first, those that have not all of the words last. */
function rankOf({ exact, dropped }: ListResults): number {
  if (exact.length > 0) return 0
  return dropped.length === 0 ? 1 : 2
}

/** Suggestions that lead to something that is not shown; filters first, because no section has them. */
function otherWays(
  { hits = [] }: QueryResult = {},
  shown: readonly FoundHit[],
): readonly Suggestion[] {
  const others = hits
    .filter(isSuggestion)
    .filter(
      ({ target }) =>
        !shown.some(({ id, hit }) => id === target.index && hit.objectID === target.id),
    )
  const filters = others.filter(({ target }) => target.id === undefined)
  const names = others.filter(({ target }) => target.id !== undefined)
  return [...filters, ...names].slice(0, MOST_SUGGESTIONS)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
