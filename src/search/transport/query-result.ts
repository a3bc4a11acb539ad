/** What the page itself reads of the answer to one query; the library reads the rest. */
export type QueryResult = {
  readonly hits?: readonly unknown[]
  readonly nbHits?: number
  /** With the words marked that were left out. */
  readonly queryAfterRemoval?: string
}

/** Reads it of a result as the client hands it over; what does not fit is left out. */
export function readResult(result: object): QueryResult {
  const { hits, nbHits, queryAfterRemoval }: Partial<Record<keyof QueryResult, unknown>> = result
  return {
    ...(Array.isArray(hits) && { hits }),
    ...(typeof nbHits === 'number' && { nbHits }),
    ...(typeof queryAfterRemoval === 'string' && { queryAfterRemoval }),
  }
}

/** The number of results, where the answer says one. */
export function countOf(result: QueryResult | undefined): number {
  return result?.nbHits ?? 0
}
