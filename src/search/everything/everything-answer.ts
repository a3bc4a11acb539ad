import type { ListName } from '#catalogue/index.ts'
import { looseReadings } from '#lib/match-by-name.ts'
import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import { exactHits, yieldsToFeature } from '#search/rows/exact-hits.ts'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { listOrder, nameIn } from '#search/rows/list-order.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import type { Spelling, SpellingSuggestion } from '#search/transport/spelling.ts'
import { readSpellings, isSuggestion } from '#search/transport/spelling.ts'

import { namedLists } from './everything-requests.ts'
import { listRows } from './section-rows.ts'
import type { FoundList, Section } from './section-rows.ts'

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
  /** Words that no record has; absent until they are known, and where a record has every word. */
  readonly unknown?: readonly string[]
}

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
  const order = listOrder(
    q,
    found.map(({ list: { id }, hits }) => ({ id, hits })),
  )
  const all = ofOrder(order, featuresFirst(q, found))
    .map((one) => listRows(q, one))
    .toSorted((a, b) => order.indexOf(a.list.id) - order.indexOf(b.list.id))
  const sections = all.filter(
    (one) => one.hits.length > 0 || one.close.length > 0 || (one.hasMore && one.exact.length > 0),
  )
  const exact = all.flatMap((list) => list.exact)
  return {
    q,
    total: sum(all.map(({ total }) => total)),
    // A release that answers the question is shown once, as an exact match.
    ...(question !== undefined && !exact.some((hit) => isAnswer(question, hit)) && { question }),
    exact,
    sections,
    without: all
      .filter(({ total, close }) => total === 0 && close.length === 0)
      .map(({ list }) => list),
    suggestions: otherWays(suggestions, [
      ...exact,
      ...sections.flatMap(({ hits, close }) => hits.concat(close)),
    ]),
    spellings: readSpellings(spellings?.hits ?? [], q),
  }
}

/** The shown records with every word. */
export const strictHits = ({ exact, sections }: EverythingAnswer): readonly FoundHit[] =>
  exact.concat(sections.flatMap(({ hits }) => hits))

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
    byName,
    exact: exactHits(nameIn(q, list.id), [...hits, ...byName], looseReadings),
    strict,
  }
}

/** Where specifications come first, only theirs are exact. */
function ofOrder([first]: readonly ListName[], found: readonly FoundList[]): readonly FoundList[] {
  if (first !== 'specs') return found
  return found.map((one) => (one.list.id === 'specs' ? one : { ...one, exact: [] }))
}

/** Moves entries that rank below a feature from the exact matches to their section. */
function featuresFirst(q: string, found: readonly FoundList[]): readonly FoundList[] {
  const features = found.find(({ list }) => list.id === 'features')
  if (features === undefined || features.exact.length > 0) return found
  const [best] = features.hits
  return found.map((one) => ({
    ...one,
    exact: one.exact.filter((hit) => !yieldsToFeature(nameIn(q, one.list.id), hit, best)),
  }))
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
