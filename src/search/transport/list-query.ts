import type { SearchParams } from './search-client.ts'

/** A query in the library's form, with nested `params`. */
export type Request = Extract<SearchParams, readonly unknown[]>[number]

/** The properties of a result that the page reads itself; the library reads the rest. */
export type QueryResult = {
  readonly hits?: readonly unknown[]
  readonly nbHits?: number
  readonly query?: string
  /** The attributes whose values are counted. */
  readonly counted?: readonly string[]
}

/** Reads the result of one query, without properties of the wrong type. */
export function readResult(result: object): QueryResult {
  const { hits, nbHits, query, facets }: Readonly<Record<string, unknown>> = { ...result }
  return {
    ...(Array.isArray(hits) && { hits }),
    ...(typeof nbHits === 'number' && { nbHits }),
    ...(typeof query === 'string' && { query }),
    ...(facets instanceof Object && { counted: Object.keys(facets) }),
  }
}

/** The number of results, or 0 if the answer has none. */
export function countOf(result: QueryResult | undefined): number {
  return result?.nbHits ?? 0
}
