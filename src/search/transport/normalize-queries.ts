import { clipBytes, toSearchText } from '#lib/query-text.ts'

import type { SearchParams } from './search-client.ts'

/**
 * The request as the provider should get it: every index name with the prefix of the site, every query text in the
 * words of the index and within 512 bytes. The rest of the page knows no prefix; the address and the box keep the text
 * as typed.
 */
export function normalizeQueries(params: SearchParams, prefix: string): SearchParams {
  const named = <Query extends { readonly indexName: string }>(query: Query): Query => ({
    ...query,
    indexName: prefix + query.indexName,
  })
  if (!Array.isArray(params)) {
    return { ...params, requests: params.requests.map((request) => translated(named(request))) }
  }
  return params.map((request) => {
    const plain = translated(named(request))
    return plain.params === undefined ? plain : { ...plain, params: translated(plain.params) }
  })
}

function translated<Query extends object>(query: Query): Query {
  if (!('query' in query) || typeof query.query !== 'string') return query
  return { ...query, query: clipBytes(toSearchText(query.query)) }
}
