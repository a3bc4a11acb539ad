import {
  conditionsOn,
  countedOn,
  countsOn,
  firstDays,
  secondsOf,
} from '#catalogue/features/on-day.ts'
import type { Request } from '#search/transport/list-query.ts'
import { countOf, facetsOf, readResult } from '#search/transport/list-query.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import type { WithUnresolved } from '#search/transport/unresolved.ts'
import { readUnresolved, unresolvedOf } from '#search/transport/unresolved.ts'

type Params = NonNullable<Request['params']>

/** The records with Baseline dates; the name of a replica is longer. */
const FEATURES = /^features(?:_|$)/

const BASELINE = 'baseline'

/** The provider's maximum of values per facet; features have fewer dates. */
const MOST_DAYS = 1000

/**
 * Resolves the day of a request: Baseline statuses become conditions on the features' dates. Without
 * a status, the results are what was Baseline on that day. In a list's request one query counts dates
 * instead of statuses, of all features. A text that is not a calendar day is dropped; the page says so.
 */
export function expandDay(params: SearchParams): SearchParams {
  if (!Array.isArray(params)) {
    return {
      ...params,
      requests: params.requests.map((query) => written(query, query.indexName)),
    }
  }
  const queries = params.map((query) => ({
    ...written(query, query.indexName),
    ...(query.params && { params: written(query.params, query.indexName) }),
  }))
  const place = countedAt(params)
  const counting = params[place]
  if (counting === undefined) return params.length === 0 ? params : queries
  const counted = { ...counting, params: written(counting.params ?? {}, counting.indexName, []) }
  const query = { ...counted, params: { ...counted.params, ...byDays } }
  return place === 0 ? [...queries, query] : queries.with(place, query)
}

const byDays: Params = {
  facets: [...countedOn],
  maxValuesPerFacet: MOST_DAYS,
  hitsPerPage: 0,
  page: 0,
  attributesToRetrieve: [],
  attributesToHighlight: [],
  analytics: false,
  clickAnalytics: false,
}

/** The index of the query whose counts by status a list shows; -1 without a day. */
function countedAt(queries: readonly Request[]): number {
  return queries.findLastIndex(
    (query) =>
      query.type !== 'facet' &&
      FEATURES.test(query.indexName) &&
      facetsOf(query).includes(BASELINE) &&
      dayOf(query.params) !== undefined,
  )
}

/** The statuses of the results without a condition on them. */
const available: readonly string[] = ['newly', 'widely']

/** Replaces conditions on statuses with conditions on dates; `usual` without any. */
function written<Query extends object>(query: Query, index: string, usual = available): Query {
  const {
    unresolved,
    facetFilters,
    numericFilters,
    attributesToRetrieve,
  }: Params & WithUnresolved = query
  if (unresolved === undefined) return query
  const day = secondsOf(unresolved.day)
  const base = { ...query, ...unresolvedOf({ browsers: unresolved.browsers }) }
  if (day === undefined || !FEATURES.test(index)) return base
  const groups = Array.isArray(facetFilters) ? facetFilters : []
  const chosen = groups.flatMap(statusesIn)
  // Before the first day, nothing was Baseline: all features are listed.
  const isEarly = day < (secondsOf(firstDays.newly) ?? 0)
  const statuses = chosen.length > 0 || isEarly ? chosen : usual
  return {
    ...base,
    ...(groups.length > 0 && {
      facetFilters: groups.filter((group) => statusesIn(group).length === 0),
    }),
    numericFilters: [
      ...(Array.isArray(numericFilters) ? numericFilters : []),
      ...conditionsOn(day, statuses),
    ],
    ...(attributesToRetrieve && {
      attributesToRetrieve: [...new Set([...attributesToRetrieve, ...countedOn])],
    }),
  }
}

const STATUS = `${BASELINE}:`

function statusesIn(condition: unknown): readonly string[] {
  return [condition]
    .flat()
    .flatMap((one: unknown) =>
      typeof one === 'string' && one.startsWith(STATUS) ? one.slice(STATUS.length) : [],
    )
}

type Facets = Parameters<typeof countsOn>[1]['facets']
type Result = { readonly facets?: Facets }
type Answer = { readonly results: readonly object[] }

/**
 * Converts the answer to an expanded request into one to the original request. All results get the
 * same counts by status, because for a refined value the library reads those of the first result.
 *
 * @param params the request before `expandDay`
 */
export function readDayAnswer<Own extends Answer>(params: SearchParams, answer: Own): Own {
  const place = Array.isArray(params) ? countedAt(params) : -1
  if (!Array.isArray(params) || place === -1) return answer
  const day = dayOf(params[place]?.params)
  const counted: Result | undefined = place === 0 ? answer.results.at(-1) : answer.results[place]
  const own = answer.results.slice(0, params.length)
  if (day === undefined || counted?.facets === undefined) return { ...answer, results: own }
  const total = countOf(readResult(counted))
  const counts = countsOn(day, { total, facets: counted.facets })
  const results = own.map((result: Result) =>
    result.facets?.[BASELINE] === undefined ? result : withCounts(result, result.facets, counts),
  )
  return { ...answer, results }
}

function withCounts(result: Result, facets: Facets, counts: Record<string, number>): Result {
  return { ...result, facets: { ...facets, [BASELINE]: counts } }
}

function dayOf(params: Params | undefined): number | undefined {
  return secondsOf(readUnresolved(params ?? {})?.day ?? '')
}
