import type { IndexRecord } from '#catalogue/define-index.ts'
import type { AnsweredSearch } from '#contracts/first-answers.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { RecordQuery, RecordShape } from './record-requests.ts'

/** The combined results of a request's queries. */
export type RecordAnswer = {
  readonly hits: <Hit extends IndexRecord>(shape: RecordShape<Hit>) => readonly Hit[]
  /** The number of records found by the queries with a shape; may exceed `hits`. */
  readonly total: (shape: RecordShape<IndexRecord>) => number
}

export const emptyAnswer: RecordAnswer = { hits: () => [], total: () => 0 }

export type RecordsState =
  | Exclude<MultiSearchState<IndexRecord>, { readonly status: 'results' }>
  | { readonly status: 'results'; readonly answer: RecordAnswer }

/**
 * Sends several queries to the provider in one request, independent of a list's results. Without
 * queries the state is `idle`.
 */
export function useRecords(
  queries: readonly RecordQuery[],
  name?: AnsweredSearch['name'],
): RecordsState {
  const state = useMultiSearch<IndexRecord>(
    queries.length === 0 ? null : queries.map(({ request }) => request),
    name,
  )
  return state.status === 'results'
    ? { status: 'results', answer: answerTo(queries, state.results) }
    : state
}

/** Combines results with their queries, which must be in the same order. */
export function answerTo(
  queries: readonly RecordQuery[],
  results: readonly RecordResult[],
): RecordAnswer {
  const resultsOf = (shape: RecordShape<IndexRecord>) =>
    results.filter((_, index) => queries[index]?.shape === shape)
  return {
    hits: (shape) => resultsOf(shape).flatMap(({ hits }) => hits.filter(shape.isHit)),
    total: (shape) => resultsOf(shape).reduce((sum, { nbHits = 0 }) => sum + nbHits, 0),
  }
}
