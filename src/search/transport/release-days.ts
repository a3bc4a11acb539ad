import { conditionsOn, countsOn, currentFirst } from '#catalogue/releases/on-day.ts'

import type { Request } from './list-query.ts'
import type { SearchParams } from './search-client.ts'

/** What the statuses of releases depend on. */
export type ReleaseDay = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The days on which releases become current or retired, in order. */
  readonly turnDays: readonly string[]
}

type Params = NonNullable<Request['params']>

const RELEASES = 'releases'
const STATUS = 'status'
/** The facet that is counted instead of the status. */
const TURN = 'turn'

/**
 * Asks for releases by their statuses on a day: conditions on statuses become conditions on days,
 * days are counted instead of statuses, and what is current comes first.
 */
export function askOnDay(params: SearchParams, day: ReleaseDay): SearchParams {
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

function written<Query extends object>(query: Query, index: string, day: ReleaseDay): Query {
  if (index !== RELEASES) return query
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

type Counts = Readonly<Record<string, number>>
type Result = { readonly facets?: Readonly<Record<string, Counts | undefined>> }
type Answer = { readonly results: readonly object[] }

/** Converts the answer to a request that `askOnDay` wrote into one to the original request. */
export function readOnDay<Own extends Answer>(answer: Own, { today }: ReleaseDay): Own {
  if (!answer.results.some(countsTurns)) return answer
  const results = answer.results.map((result: Result) => {
    const { [TURN]: counted, ...others } = result.facets ?? {}
    if (counted === undefined) return result
    return { ...result, facets: { ...others, [STATUS]: countsOn(today, counted) } }
  })
  return { ...answer, results }
}

function countsTurns({ facets }: Result): boolean {
  return facets?.[TURN] !== undefined
}
