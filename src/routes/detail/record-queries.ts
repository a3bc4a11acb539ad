import type { IndexRecord } from '#catalogue/define-index.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import type { MultiSearchState } from '#search/transport/use-multi-search.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import type { RecordQuery, RecordShape } from './record-requests.ts'

/** The answer to some queries. */
export type Answer = {
  /** The hits of all queries with a shape, in their order. */
  readonly hits: <Hit extends IndexRecord>(shape: RecordShape<Hit>) => readonly Hit[]
  /** How many records the queries with a shape have found, of which `hits` may be a part. */
  readonly total: (shape: RecordShape<IndexRecord>) => number
}

export const emptyAnswer: Answer = { hits: () => [], total: () => 0 }

/** How a request for records stands. */
export type RecordsState =
  | Exclude<MultiSearchState<IndexRecord>, { readonly status: 'results' }>
  | { readonly status: 'results'; readonly answer: Answer }

/** Asks the provider several queries in one request, outside the results of a list. No query asks nothing: `idle`. */
export function useRecords(queries: readonly RecordQuery[]): RecordsState {
  const state = useMultiSearch<IndexRecord>(
    queries.length === 0 ? null : queries.map(({ request }) => request),
  )
  return state.status === 'results'
    ? { status: 'results', answer: answerTo(queries, state.results) }
    : state
}

/** The answer to some queries, from their results in the same order. */
export function answerTo(
  queries: readonly RecordQuery[],
  results: readonly RecordResult[],
): Answer {
  const resultsOf = (shape: RecordShape<IndexRecord>) =>
    results.filter((_, index) => queries[index]?.shape === shape)
  return {
    hits: (shape) => resultsOf(shape).flatMap(({ hits }) => hits.filter(shape.isHit)),
    total: (shape) => resultsOf(shape).reduce((sum, { nbHits = 0 }) => sum + nbHits, 0),
  }
}
