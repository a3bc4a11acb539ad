import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/indices.ts'
import type { SuggestionRecord } from '#catalogue/suggestions/record.ts'
import { subjectOf } from '#language/index.ts'
import { looseReadings } from '#lib/match-by-name.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import type { AskedText, TextAnswer } from '#search/answers/ask-text.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import { listById, lists } from '#search/lists/all.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import { exactHits, hitsOfKind, yieldsToFeature } from '#search/rows/exact-hits.ts'
import { type FoundHit, readHits } from '#search/rows/found-hit.ts'
import { listOrder, nameIn } from '#search/rows/list-order.ts'
import type { Highlights } from '#search/transport/highlights.ts'
import { type QueryResult, readResult } from '#search/transport/list-query.ts'
import { isSuggestion, readSpellings, type Spelling } from '#search/transport/spelling.ts'

import { queryId, type suggestionAttributes } from './searched-queries.ts'
import { type FoundList, listRows, type Section } from './section-rows.ts'

/** The results of the queries for a text, by the id of the query. */
export type Results = ReadonlyMap<string, object>

/** A text, and the results of its queries. */
export type AnsweredText = { readonly text: string; readonly results: Results }

export type FoundSuggestion = Pick<SuggestionRecord, (typeof suggestionAttributes)[number]> & {
  readonly _highlightResult?: Highlights
}

/** What a text finds, for `/search` and the palette. */
export type SearchedAnswer = TextAnswer & {
  readonly q: string
  readonly total: number
  /** The number of records with every word, by list. */
  readonly counts: Readonly<Partial<Record<ListName, number>>>
  /** The hits of all lists whose name is the text. */
  readonly exact: readonly FoundHit[]
  readonly sections: readonly Section[]
  readonly without: readonly ListDefinition[]
  /** Other meanings of the text; none of them leads to a shown hit. */
  readonly suggestions: readonly FoundSuggestion[]
  /** Popular searches. */
  readonly searches: readonly string[]
  readonly spellings: readonly Spelling[]
  /** Number of hits without the attributes of their rows. */
  readonly leftOut: number
  /** Words that no record has; absent until they are known, and where a record has every word. */
  readonly unknown?: readonly string[]
}

/** Whether a hit has the attributes of its row. */
type RowCheck = (list: ListName, hit: unknown) => boolean

const MOST_SUGGESTIONS = 8

/** Reads the results of `searchedQueries(text)`. Missing results count as none. */
export function readAnswer(
  { text: q, results }: AnsweredText,
  asked?: AskedText,
  fits: RowCheck = () => true,
): SearchedAnswer {
  const resultOf = (id: string): QueryResult => readResult(results.get(id) ?? {})
  const found = exactOfKind(
    q,
    lists.map((list) => readList(list, q, { resultOf, fits })),
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
  const suggested = resultOf(queryId.suggestions).hits ?? []
  const answer = asked?.read({
    question: asked.question.map((_, place) => resultOf(queryId.question(place))),
    things: asked.things.map((_, place) => resultOf(queryId.thing(place))),
  })
  const { question, lines } = answer ?? { lines: [] }
  const rows = all.flatMap((one) => [...one.exact, ...one.hits, ...one.close])
  const exact = all
    .flatMap((list) => list.exact)
    .concat(namedHits(lines).filter((hit) => fits(hit.id, hit.hit) && !rows.some(isSame(hit))))
  return {
    ...answer,
    lines,
    q,
    total: sum(all.map(({ total }) => total)),
    counts: Object.fromEntries(all.map(({ list, total }) => [list.id, total])),
    // A release that answers the question is shown once, as an exact match.
    question: question && exact.some((hit) => isAnswer(question, hit)) ? undefined : question,
    exact,
    sections,
    without: all
      .filter(({ total, close }) => total === 0 && close.length === 0)
      .map(({ list }) => list),
    suggestions: otherWays(suggested, [
      ...exact,
      ...sections.flatMap(({ hits, close }) => hits.concat(close)),
    ]),
    searches: searchesIn(suggested),
    spellings: readSpellings(resultOf(queryId.spellings).hits ?? [], q),
    leftOut: sum(found.map(({ leftOut }) => leftOut)),
  }
}

/** The shown records with every word. */
export const strictHits = ({ exact, sections }: SearchedAnswer): readonly FoundHit[] =>
  exact.concat(sections.flatMap(({ hits }) => hits))

/** What the empty box offers: the results of `emptyTextQueries`. */
export type EmptyTextAnswer = {
  readonly [Part in 'popular' | 'lists']: readonly FoundSuggestion[]
}

export function readEmptyText({ results }: AnsweredText): EmptyTextAnswer {
  const suggestionsOf = (id: string) => suggestionsIn(readResult(results.get(id) ?? {}).hits ?? [])
  return { popular: suggestionsOf(queryId.suggestions), lists: suggestionsOf(queryId.filters) }
}

type ListResults = {
  readonly resultOf: (id: string) => QueryResult
  readonly fits: RowCheck
}

/** Combines the answers to a list's queries: the main one, the one by name, the strict one. */
function readList(
  list: ListDefinition,
  q: string,
  { resultOf, fits }: ListResults,
): FoundList & { readonly leftOut: number } {
  const whole = resultOf(queryId.hits(list))
  const given = whole.hits ?? []
  const fitting = given.filter((hit) => fits(list.id, hit))
  const hits = readHits(list, fitting)
  const isKnown = ({ hit }: FoundHit) => hits.some((other) => other.hit.objectID === hit.objectID)
  const named = resultOf(queryId.named(list)).hits ?? []
  const byName = readHits(
    list,
    named.filter((hit) => fits(list.id, hit)),
  ).filter((hit) => !isKnown(hit))
  return {
    list,
    whole,
    hits,
    byName,
    exact: exactHits(nameIn(q, list.id), [...hits, ...byName], looseReadings),
    strict: hasSeveralWords(q) ? resultOf(queryId.strict(list)) : undefined,
    leftOut: given.length - fitting.length,
  }
}

/** Where a text says of which kind its thing is, only that is exact. */
function exactOfKind<Found extends FoundList>(q: string, found: readonly Found[]) {
  const { kind } = subjectOf(q)
  const hits = kind && found.flatMap((one) => [...one.byName, ...one.hits])
  const meant = hits && hitsOfKind(kind, hits)
  if (meant === undefined) return found
  return found.map((one) => ({ ...one, exact: meant.filter(({ id }) => id === one.list.id) }))
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

/** What the lines are about, each once. */
function namedHits(lines: readonly AnswerLine[]): readonly FoundHit[] {
  const hits = lines.flatMap(({ thing }) => readHits(listById(thing.list), [thing.hit]))
  return hits.filter((hit, place) => hits.findIndex(isSame(hit)) === place)
}

const isSame =
  ({ id, hit }: FoundHit) =>
  (other: FoundHit): boolean =>
    other.id === id && other.hit.objectID === hit.objectID

function isAnswer({ record }: QuestionAnswer, { id, hit }: FoundHit): boolean {
  return record !== undefined && record.list === id && record.id === hit.objectID
}

/** Suggestions that lead to something not shown; filters first, because no section has them. */
function otherWays(
  suggested: readonly unknown[],
  shown: readonly FoundHit[],
): readonly FoundSuggestion[] {
  const others = suggestionsIn(suggested).filter(
    ({ target }) => !shown.some(({ id, hit }) => id === target.index && hit.objectID === target.id),
  )
  const filters = others.filter(({ target }) => target.id === undefined)
  const names = others.filter(({ target }) => target.id !== undefined)
  return [...filters, ...names].slice(0, MOST_SUGGESTIONS)
}

function suggestionsIn(hits: readonly unknown[]): readonly FoundSuggestion[] {
  return hits.filter(isFoundSuggestion)
}

function isFoundSuggestion(hit: unknown): hit is FoundSuggestion {
  return isIndexRecord(hit) && isSuggestion(hit)
}

/** The provider adds popular searches to the catalogue's suggestions: texts without a target. */
function searchesIn(hits: readonly unknown[]): readonly string[] {
  return hits.filter(isIndexRecord).flatMap((hit: IndexRecord & Partial<SuggestionRecord>) => {
    const { query, target }: { readonly query?: unknown; readonly target?: unknown } = hit
    return typeof query === 'string' && target === undefined ? [query] : []
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
