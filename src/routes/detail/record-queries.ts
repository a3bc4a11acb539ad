import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { SearchableName } from '#catalogue/index.ts'
import type { RecordResult } from '#catalogue/renderer.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { MultiSearchRequest, MultiSearchState } from '#search/transport/use-multi-search.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

/** What every request of a detail page has in common. */
export const baseParams = { query: '', attributesToHighlight: [], analytics: false }

/** The most hits that the provider returns for one query. */
export const MOST_HITS = 1000

/** The attributes of an index that a page asks for. It also marks the queries, so that their hits keep their type. */
export type RecordShape<Hit extends IndexRecord> = {
  readonly indexName: SearchableName
  readonly attributes: readonly string[]
  /** Holds for the hits of queries with this shape: what is asked for has the types of the record. */
  readonly isHit: (hit: IndexRecord) => hit is Hit
}

/** The type of the hits of a shape. */
export type HitOf<Shape> = Shape extends RecordShape<infer Hit> ? Hit : never

/** Names the attributes of a record that a page asks for, beside its `objectID`. */
export const recordShape =
  <Source extends IndexRecord>() =>
  <const Name extends Extract<keyof Source, string>>(
    indexName: SearchableName,
    names: readonly Name[],
  ): RecordShape<Pick<Source, Name | 'objectID'>> => ({
    indexName,
    attributes: [...new Set(['objectID', ...names])],
    isHit: (hit): hit is Pick<Source, Name | 'objectID'> => isIndexRecord(hit),
  })

/** A feature that a page mentions. */
export const featureRef = recordShape<FeatureRecord>()('features', ['name', 'baseline'])
export type FeatureRef = HitOf<typeof featureRef>

/** A specification that a page mentions. */
export const specRef = recordShape<SpecRecord>()('specs', ['title', 'org', 'status', 'maturity'])
export type SpecRef = HitOf<typeof specRef>

/** One query of a request, with the shape of its hits. */
export type RecordQuery = {
  readonly shape: RecordShape<IndexRecord>
  readonly request: MultiSearchRequest
}

type QueryParams = Omit<MultiSearchRequest, 'indexName' | 'attributesToRetrieve'>

/** Asks for the records that parameters find. */
export function recordsBy(shape: RecordShape<IndexRecord>, params: QueryParams): RecordQuery {
  const { indexName, attributes } = shape
  const request = { ...baseParams, indexName, ...params, attributesToRetrieve: [...attributes] }
  return { shape, request }
}

/** Asks for records by id: a list of one query, or of none where no id can be asked for. */
export function recordsById(
  shape: RecordShape<IndexRecord>,
  ids: readonly string[],
): readonly RecordQuery[] {
  return byIds({ ...shape, ids }).map((request) => ({ shape, request }))
}

type Wanted = Pick<RecordShape<IndexRecord>, 'indexName' | 'attributes'> & {
  readonly ids: readonly string[]
}

/** The same as a request alone. */
export function byIds({ indexName, ids, attributes }: Wanted): readonly MultiSearchRequest[] {
  const quotable = Array.from(new Set(ids.filter(isQuotable)))
  if (quotable.length === 0) return []
  return [
    {
      ...baseParams,
      indexName,
      filters: quotable.map((id) => `objectID:"${id}"`).join(' OR '),
      hitsPerPage: quotable.length,
      attributesToRetrieve: [...attributes],
    },
  ]
}

/** Whether an id can stand in quotes inside a filter: all of the data can, what a visitor types may not. */
export function isQuotable(id: string): boolean {
  return /^[\w.@$-]{1,200}$/.test(id)
}

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
