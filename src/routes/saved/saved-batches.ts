import type { SearchClient } from '#search/transport/search-client.ts'

const MOST_QUERIES = 50

/** Characters of JSON per request: safely below the provider's limit. */
const MOST_TEXT = 50_000

/** A client that splits large requests into parallel ones; results stay in order. */
export function inBatches(client: SearchClient): SearchClient {
  return {
    search: async (params) => {
      const requests = Array.isArray(params) ? params : params.requests
      const answers = await Promise.all(
        batchesOf(requests).map(async (batch) => client.search<never>({ requests: [...batch] })),
      )
      return { results: answers.flatMap(({ results }) => results) }
    },
  }
}

/** Splits a list greedily into batches that each fit into one request. */
export function batchesOf<Query>(queries: readonly Query[]): readonly (readonly Query[])[] {
  const batches: Query[][] = []
  let length = 0
  for (const query of queries) {
    const own = JSON.stringify(query).length
    const last = batches.at(-1)
    if (last === undefined || last.length === MOST_QUERIES || length + own > MOST_TEXT) {
      batches.push([query])
      length = own
    } else {
      last.push(query)
      length += own
    }
  }
  return batches
}
