import { acceptedOn, countsOn, datedFacets } from '#catalogue/dated-facets.ts'
import type { DatedValuesByFacet } from '#catalogue/dated-facets.ts'
import { splitValue } from '#catalogue/dated-values.ts'
import { currentFirst } from '#catalogue/releases/on-day.ts'

import type { Request } from './list-query.ts'
import type { SearchParams } from './search-client.ts'

/** What depends on the day of a visit: the data announces releases that may be out by then. */
export type VisitDay = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The days on which releases become current or retired, in order. */
  readonly turnDays: readonly string[]
  /** The values that hold in a period, by facet. */
  readonly datedValues: DatedValuesByFacet
}

type Params = NonNullable<Request['params']>
type FacetFilters = NonNullable<Params['facetFilters']>

/** Writes a request so that its conditions and its order are those of a day. */
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
  const { facetFilters, hitsPerPage }: Params = query
  return {
    ...query,
    ...(Array.isArray(facetFilters) && {
      facetFilters: facetFilters.map((group) => acceptedIn(group, day)),
    }),
    ...(index === 'releases' &&
      hitsPerPage !== 0 && { optionalFilters: currentFirst(day.today, day.turnDays) }),
  }
}

/** A condition such as "missing:safari", or a group of which one has to hold, by the day. */
function acceptedIn(condition: FacetFilters, day: VisitDay): FacetFilters {
  if (typeof condition !== 'string') return condition.flatMap((one) => acceptedIn(one, day))
  const facet = datedFacets.find((name) => condition.startsWith(`${name}:`))
  if (facet === undefined) return condition
  const accepted = acceptedOn(day.today, day.datedValues[facet] ?? [])
  return accepted(condition.slice(facet.length + 1)).map((value) => `${facet}:${value}`)
}

type Counts = Readonly<Record<string, number>>
type Result = { readonly facets?: Readonly<Record<string, Counts | undefined>> }
type Answer = { readonly results: readonly object[] }

/** Adds up the counts of dated values in an answer: those of the day. */
export function readOnDay<Own extends Answer>(answer: Own, { today }: VisitDay): Own {
  if (!answer.results.some(countsDated)) return answer
  const results = answer.results.map((result: Result) => {
    const read = facetsOf(result).map(([name, counts]) => [name, countsOn(today, counts ?? {})])
    return result.facets ? { ...result, facets: Object.fromEntries(read) } : result
  })
  return { ...answer, results }
}

function countsDated(result: Result): boolean {
  const values = facetsOf(result).flatMap(([, counts]) => Object.keys(counts ?? {}))
  return values.some((value) => splitValue(value)[1] !== '')
}

function facetsOf({ facets = {} }: Result): readonly (readonly [string, Counts | undefined])[] {
  return Object.entries(facets)
}
