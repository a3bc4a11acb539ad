import type { ListQuery } from './list-query.ts'
import { countOf, facetsOf, listQuery, readResult } from './list-query.ts'
import type { CountingQuery } from './relaxed-queries.ts'
import type { SearchParams } from './search-client.ts'

/** A search of a list with what follows from its answer. */
export type AnsweredList = {
  readonly own: ListQuery
  readonly count: number
  readonly hits: readonly unknown[]
  /** The query as repeated in the answer. */
  readonly query: string
  /** The other queries of the search, each without one of the filters. */
  readonly parts: readonly CountingQuery[]
}

/** Undefined for a search of anything but a list. */
export function answeredList(
  params: SearchParams,
  results: readonly object[],
): AnsweredList | undefined {
  const own = Array.isArray(params) ? listQuery(params[0]) : undefined
  if (own === undefined || !Array.isArray(params)) return undefined
  const [first = {}, ...others] = results.map(readResult)
  const { hits = [], query = '' } = first
  const parts = params.slice(1).map((part, place) => ({
    facets: facetsOf(part),
    count: countOf(others[place]),
  }))
  return { own, count: countOf(first), hits, query, parts }
}
