import * as facetDays from '#catalogue/dated-facets.ts'
import { isWithin, splitValue } from '#catalogue/dated-values.ts'
import { conditionsOn, countsOn, currentFirst } from '#catalogue/releases/on-day.ts'

import type { Request } from './list-query.ts'
import type { SearchParams } from './search-client.ts'

/** What depends on the day of a visit: the data announces releases that may be out by then. */
export type VisitDay = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The days on which releases become current or retired, in order. */
  readonly turnDays: readonly string[]
  /** The periods of dated values, see `catalogue/dated-values.ts`. */
  readonly periods: readonly string[]
}

type Params = NonNullable<Request['params']>

const RELEASES = 'releases'
const STATUS = 'status'
/** The facet that is counted instead of the status. */
const TURN = 'turn'

/** Writes a request so that its conditions and counts are those of a day. */
export function askOnDay(params: SearchParams, day: VisitDay): SearchParams {
  if (!Array.isArray(params)) {
    return {
      ...params,
      requests: params.requests.map((query) => written(query, query.indexName, day)),
    }
  }
  return params.map((query) =>
    query.params === undefined || query.type === 'facet'
      ? query
      : { ...query, params: written(query.params, query.indexName, day) },
  )
}

function written<Query extends object>(query: Query, index: string, day: VisitDay): Query {
  return index === RELEASES ? releasesOn(query, day) : facetsOn(query, day)
}

/**
 * Conditions on statuses become conditions on days, days are counted instead of statuses, and what
 * is current comes first.
 */
function releasesOn<Query extends object>(query: Query, day: VisitDay): Query {
  const { facetFilters, numericFilters, facets, hitsPerPage }: Params = query
  const groups = Array.isArray(facetFilters) ? facetFilters : []
  const statuses = groups.flatMap(statusesIn)
  return {
    ...query,
    ...(statuses.length > 0 && {
      facetFilters: groups.filter((group) => statusesIn(group).length === 0),
      numericFilters: [
        ...(Array.isArray(numericFilters) ? numericFilters : []),
        ...conditionsOn(day.today, statuses),
      ],
    }),
    ...(facets && { facets: [facets].flat().map((name) => (name === STATUS ? TURN : name)) }),
    ...(hitsPerPage !== 0 && { optionalFilters: currentFirst(day.today, day.turnDays) }),
  }
}

const CONDITION = `${STATUS}:`

function statusesIn(condition: unknown): readonly string[] {
  return [condition]
    .flat()
    .flatMap((one: unknown) =>
      typeof one === 'string' && one.startsWith(CONDITION) ? one.slice(CONDITION.length) : [],
    )
}

/** A condition on a dated value also accepts the value with the periods that include the day. */
function facetsOn<Query extends object>(query: Query, { today, periods }: VisitDay): Query {
  const { facetFilters }: Params = query
  const groups: readonly unknown[] = Array.isArray(facetFilters) ? facetFilters : []
  if (!groups.flat().some(facetDays.isDated)) return query
  const current = periods.filter((period) => isWithin(period, today))
  const accepted = (one: unknown) =>
    facetDays.isDated(one) ? [one, ...current.map((period) => `${one} ${period}`)] : [one]
  return { ...query, facetFilters: groups.map((group) => [group].flat().flatMap(accepted)) }
}

type Counts = Readonly<Record<string, number>>
type Result = { readonly facets?: Readonly<Record<string, Counts | undefined>> }
type Answer = { readonly results: readonly object[] }

/** Converts the answer to a request that `askOnDay` wrote into one to the original request. */
export function readOnDay<Own extends Answer>(answer: Own, { today }: VisitDay): Own {
  if (!answer.results.some((result) => facetsOf(result).some(isOfDays))) return answer
  const results = answer.results.map((result: Result) => {
    const read = facetsOf(result).map((facet) => readCounts(facet, today))
    return result.facets ? { ...result, facets: Object.fromEntries(read) } : result
  })
  return { ...answer, results }
}

function facetsOf({ facets = {} }: Result): readonly CountedFacet[] {
  return Object.entries(facets)
}

type CountedFacet = readonly [name: string, counts: Counts | undefined]

/** Whether the counts of a facet are to be read for a day. */
function isOfDays([name, counts = {}]: CountedFacet): boolean {
  return name === TURN || Object.keys(counts).some((value) => splitValue(value)[1] !== '')
}

function readCounts([name, counts = {}]: CountedFacet, today: string): CountedFacet {
  return name === TURN
    ? [STATUS, countsOn(today, counts)]
    : [name, facetDays.countsOn(today, counts)]
}
