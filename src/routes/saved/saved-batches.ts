import type { SearchClient } from '#search/transport/search-client.ts'

/** The most queries that the provider takes in one request. */
const MOST_QUERIES = 50

/** Characters of JSON in one request: safely below what the provider reads. */
const MOST_TEXT = 50_000

/** A client that sends what is too much for one request in several at once; the results stand in order. */
export function inBatches(client: SearchClient): SearchClient {
  return {
    search: async (params) => {
      const requests = Array.isArray(params) ? params : params.requests
      const answers = await Promise.all(
        batchesOf(requests).map(async (batch) => client.search<never>([...batch])),
      )
      return { results: answers.flatMap(({ results }) => results) }
    },
  }
}

/** Cuts a list into pieces that one request can hold each, as few as there can be in this order. */
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
