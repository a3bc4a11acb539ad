import { looseReadings } from '#lib/match-by-name.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import { exactHits, yieldsToFeature } from '#search/rows/exact-hits.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { strongHits } from '#search/rows/strong-hits.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { countOf } from '#search/transport/list-query.ts'
import type { Spelling, SpellingSuggestion } from '#search/transport/spelling.ts'
import { readSpellings, isSuggestion } from '#search/transport/spelling.ts'

import { namedLists } from './everything-requests.ts'

export type Section = {
  readonly list: ListDefinition
  readonly hits: readonly FoundHit[]
  readonly total: number
  readonly hasMore: boolean
  readonly isCut: boolean
  /** Whether no record of the list has every word, and these are the closest. */
  readonly isClosest: boolean
}

export type EverythingAnswer = {
  readonly q: string
  readonly total: number
  /** The answer to the query as a question; absent if it is none. */
  readonly question?: QuestionAnswer
  /** The hits of all lists whose name is the query. */
  readonly exact: readonly FoundHit[]
  readonly sections: readonly Section[]
  readonly without: readonly ListDefinition[]
  /** Other meanings of the text; none of them leads to a shown hit. */
  readonly suggestions: readonly SpellingSuggestion[]
  readonly spellings: readonly Spelling[]
}

const SHOWN = 5
const MOST_EXACT = 3
const MOST_SUGGESTIONS = 8

/** Reads the answer to `everythingRequests(q)`. Missing results count as none. */
export function readEverything(
  q: string,
  results: readonly QueryResult[],
  question?: QuestionAnswer,
): EverythingAnswer {
  const named = results.slice(lists.length, lists.length + namedLists.length)
  const [suggestions, spellings, ...strict] = results.slice(lists.length + named.length)
  const found = lists.map((list, place) =>
    readList(list, q, [results[place], named[namedLists.indexOf(list)], strict[place]]),
  )
  const all = withoutLooseLists(featuresFirst(q, found).map(withRows))
  const sections = all.filter(
    (one) => one.hits.length > 0 || (one.hasMore && (one.exact.length > 0 || one.isClosest)),
  )
  const exact = all.flatMap((list) => list.exact)
  return {
    q,
    total: sum(all.map(({ total }) => total)),
    // A release that answers the question is shown once, as an exact match.
    ...(question !== undefined && !exact.some((hit) => isAnswer(question, hit)) && { question }),
    exact,
    sections,
    without: all.filter(({ total }) => total === 0).map(({ list }) => list),
    suggestions: otherWays(suggestions, [...exact, ...sections.flatMap(({ hits }) => hits)]),
    spellings: readSpellings(spellings?.hits ?? [], q),
  }
}

/** The results of one list before they are divided into exact matches and others. */
type FoundList = {
  readonly list: ListDefinition
  readonly whole: QueryResult
  readonly hits: readonly FoundHit[]
  readonly exact: readonly FoundHit[]
  readonly isClosest: boolean
}

/** Combines the answers to a list's queries: the main one, the one by name, the strict one. */
function readList(
  list: ListDefinition,
  q: string,
  [whole = {}, named = {}, strict]: readonly (QueryResult | undefined)[],
): FoundList {
  const hits = readHits(list, whole.hits ?? [])
  const isKnown = ({ hit }: FoundHit) => hits.some((other) => other.hit.objectID === hit.objectID)
  const byName = readHits(list, named.hits ?? []).filter((hit) => !isKnown(hit))
  return {
    list,
    whole,
    hits,
    exact: exactHits(q, [...hits, ...byName], looseReadings),
    isClosest: strict !== undefined && countOf(strict) === 0 && hits.length > 0,
  }
}

/** Moves entries that rank below a feature from the exact matches to their section. */
function featuresFirst(q: string, found: readonly FoundList[]): readonly FoundList[] {
  const features = found.find(({ list }) => list.id === 'features')
  if (features === undefined || features.exact.length > 0) return found
  const [best] = features.hits
  return found.map((one) => ({
    ...one,
    exact: one.exact.filter((hit) => !yieldsToFeature(q, hit, best)),
  }))
}

function withRows({ list, whole, hits, exact: named, isClosest }: FoundList) {
  const exact = named.slice(0, MOST_EXACT)
  const strong = strongHits(hits)
  const others = strong.filter((hit) => !exact.includes(hit)).slice(0, SHOWN)
  const total = countOf(whole)
  return {
    list,
    exact,
    hits: others,
    total,
    hasMore: total > exact.length + others.length,
    isCut: strong.length < hits.length,
    isClosest,
  }
}

type ListRows = ReturnType<typeof withRows>

/** A list without a record that has every word shows no rows if another list has such a record. */
function withoutLooseLists(all: readonly ListRows[]): readonly ListRows[] {
  const isFound = all.some(({ isClosest, total }) => total > 0 && !isClosest)
  return all.map((one) =>
    isFound && one.isClosest ? { ...one, hits: [], hasMore: true, isCut: true } : one,
  )
}

function isAnswer({ record }: QuestionAnswer, { id, hit }: FoundHit): boolean {
  return record !== undefined && record.list === id && record.id === hit.objectID
}

/** Suggestions that lead to something not shown; filters first, because no section has them. */
function otherWays(
  { hits = [] }: QueryResult = {},
  shown: readonly FoundHit[],
): readonly SpellingSuggestion[] {
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
