import { clipBytes, toSearchText } from '#lib/query-text.ts'

import type { SearchParams } from './search-client.ts'

/**
 * The request as the provider should get it: every query text in the words of the index and within 512 bytes.
 * The address and the box keep what the visitor typed.
 */
export function normalizeQueries(params: SearchParams): SearchParams {
  if (!Array.isArray(params)) return { ...params, requests: params.requests.map(translated) }
  return params.map((request) => {
    const plain = translated(request)
    return plain.params === undefined ? plain : { ...plain, params: translated(plain.params) }
  })
}

function translated<Query extends object>(query: Query): Query {
  if (!('query' in query) || typeof query.query !== 'string') return query
  return { ...query, query: clipBytes(toSearchText(query.query)) }
}
