import type { SearchParamsObject, SearchResponse, SearchResult } from 'algoliasearch/lite'
import { use, useEffect, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { SearchableName } from '#catalogue/index.ts'

import { IndexPrefixContext, useSearchClient } from './client-context.ts'
import type { SearchClient } from './search-client.ts'

/** One query of a multi-index request. */
export type MultiSearchRequest = SearchParamsObject & {
  /** Without prefix. */
  readonly indexName: SearchableName
}

/** `idle`: nothing was asked. An answer that comes after the error of a slow one still replaces it. */
export type MultiSearchState<Hit> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'results'; readonly results: readonly SearchResponse<Hit>[] }

type Answer<Hit> = { readonly key: string; readonly state: Settled<Hit> }

type Settled<Hit> =
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'results'; readonly results: readonly SearchResponse<Hit>[] }

/** Nothing came back in time; the request is still under way. */
export class SlowSearchError extends Error {
  override readonly name = 'SlowSearchError'
}

/** Long enough for a bad connection, short enough that nobody has left. Milliseconds. */
const PATIENCE = 10_000

/**
 * Asks the provider several queries in one POST, outside InstantSearch: for views that are no result list. The
 * results stand in the order of the requests. `null` asks nothing. Requests are compared by their content, so they
 * may be written anew in every render; the client's memory answers a repeated one without the network. A failed one is repeated when the
 * connection returns.
 */
export function useMultiSearch<Hit extends IndexRecord>(
  requests: readonly MultiSearchRequest[] | null,
): MultiSearchState<Hit> {
  const client = useSearchClient()
  const prefix = use(IndexPrefixContext)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<Hit> | null>(null)
  const body = requests === null ? '' : JSON.stringify(requests)
  const key = `${attempt} ${prefix} ${body}`

  useEffect(() => {
    if (body === '') return undefined
    let wanted = true
    const settle = (state: Settled<Hit>) => {
      if (wanted) setAnswer({ key, state })
    }
    const patience = setTimeout(() => settle({ status: 'error', error: slow() }), PATIENCE)
    void ask<Hit>(client, withPrefix(JSON.parse(body), prefix))
      .then(settle)
      .finally(() => clearTimeout(patience))
    return () => {
      wanted = false
      clearTimeout(patience)
    }
  }, [client, prefix, body, key])

  const failed = answer?.key === key && answer.state.status === 'error'
  useEffect(() => {
    if (!failed) return undefined
    const again = () => setAttempt(attempt + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, attempt])

  if (body === '') return { status: 'idle' }
  if (answer?.key !== key) return { status: 'loading' }
  return answer.state.status === 'error'
    ? { ...answer.state, retry: () => setAttempt(attempt + 1) }
    : answer.state
}

async function ask<Hit>(
  client: SearchClient,
  requests: readonly MultiSearchRequest[],
): Promise<Settled<Hit>> {
  try {
    const { results } = await client.search<Hit>({ requests: [...requests] })
    return { status: 'results', results: results.filter(hasHits) }
  } catch (error) {
    return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** Facet searches answer without hits, but no request of this hook is one. */
function hasHits<Hit>(result: SearchResult<Hit>): result is SearchResponse<Hit> {
  return 'hits' in result
}

function withPrefix(
  requests: readonly MultiSearchRequest[],
  prefix: string,
): readonly MultiSearchRequest[] {
  return requests.map((request) =>
    Object.assign(request, { indexName: prefix + request.indexName }),
  )
}

function slow(): SlowSearchError {
  return new SlowSearchError(`The search has not answered for ${PATIENCE / 1000} seconds.`)
}
