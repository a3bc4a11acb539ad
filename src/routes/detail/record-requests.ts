import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { SearchableName } from '#catalogue/index.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/*
 * Requests for records as data. The early script has these, so nothing here loads the library or a component.
 */

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

/** The queries without their shapes, as they are sent. */
export const requestsOf = (queries: readonly RecordQuery[]): readonly MultiSearchRequest[] =>
  queries.map(({ request }) => request)

/**
 * Requests for what the record of a page points at, from the results of its queries, of which its own is the first; none
 * where that has no such record.
 */
export function requestsFrom<Hit extends IndexRecord>(
  { isHit }: RecordShape<Hit>,
  [own]: readonly RecordResult[],
  neighboursOf: (record: Hit) => readonly RecordQuery[],
): readonly MultiSearchRequest[] {
  const record = own?.hits.find(isHit)
  return record === undefined ? [] : requestsOf(neighboursOf(record))
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
