import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { SearchableName } from '#catalogue/indices.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

/* Record requests as plain data. The early script imports this module, so it must not load the
   library or a component. */

/** Parameters of every request of a detail page. */
export const baseParams = { query: '', attributesToHighlight: [], analytics: false }

/** The maximum number of hits that the provider returns for one query. */
export const MOST_HITS = 1000

/**
 * The attributes that a page requests from an index. Its identity also marks queries, so that their
 * hits keep their type.
 */
export type RecordShape<Hit extends IndexRecord> = {
  readonly indexName: SearchableName
  readonly attributes: readonly string[]
  /** True for the hits of queries with this shape, whose attributes have the record's types. */
  readonly isHit: (hit: IndexRecord) => hit is Hit
}

export type HitOf<Shape> = Shape extends RecordShape<infer Hit> ? Hit : never

/** Defines a shape by the names of its attributes; `objectID` is always included. */
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

/** A feature mentioned on a page. */
export const featureRef = recordShape<FeatureRecord>()('features', ['name', 'baseline'])
export type FeatureRef = HitOf<typeof featureRef>

/** A specification mentioned on a page. */
export const specRef = recordShape<SpecRecord>()('specs', ['title', 'org', 'status', 'maturity'])
export type SpecRef = HitOf<typeof specRef>

/** One query of a request, with the shape of its hits. */
export type RecordQuery = {
  readonly shape: RecordShape<IndexRecord>
  readonly request: MultiSearchRequest
}

export const requestsOf = (queries: readonly RecordQuery[]): readonly MultiSearchRequest[] =>
  queries.map(({ request }) => request)

/**
 * Requests for a record's neighbours, given the results of the page's queries, whose first is for
 * the record; empty if the record was not found.
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

/** Queries records by parameters. */
export function recordsBy(shape: RecordShape<IndexRecord>, params: QueryParams): RecordQuery {
  const { indexName, attributes } = shape
  const request = { ...baseParams, indexName, ...params, attributesToRetrieve: [...attributes] }
  return { shape, request }
}

/** Queries records by id, with as few queries as possible; none if no id is valid. */
export function recordsById(
  shape: RecordShape<IndexRecord>,
  ids: readonly string[],
): readonly RecordQuery[] {
  return inQueries(ids)
    .flatMap((piece) => byIds({ ...shape, ids: piece }))
    .map((request) => ({ shape, request }))
}

/** The most ids of one query. */
const MOST_IDS = 100

/** Parts of a list that each fit into one query by ids. */
export function inQueries<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / MOST_IDS) }, (_, place) =>
    items.slice(place * MOST_IDS, (place + 1) * MOST_IDS),
  )
}

type Wanted = Pick<RecordShape<IndexRecord>, 'indexName' | 'attributes'> & {
  readonly ids: readonly string[]
}

/** Builds the request of a query by ids. */
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

/**
 * Whether an id is safe in a quoted filter value: the data's ids are, visitors' text may not be.
 */
export function isQuotable(id: string): boolean {
  return /^[\w.@$-]{1,200}$/.test(id)
}
