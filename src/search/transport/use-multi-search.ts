import type { SearchParamsObject, SearchResponse, SearchResult } from 'algoliasearch/lite'
import { useMemo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { SearchableName } from '#catalogue/index.ts'
import { firstAnswerTo } from '#contracts/first-answers.ts'

import { useSearchClient } from './client-context.ts'
import { useFirstAnswers } from './client-context.ts'
import { SearchError } from './failure.ts'
import { usualPatience } from './request-tracker.ts'
import type { SearchClient } from './search-client.ts'
import { useRequest } from './use-request.ts'

export type MultiSearchRequest = SearchParamsObject & { readonly indexName: SearchableName }

/** `idle`: no request. A late answer still replaces the error. */
export type MultiSearchState<Hit> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isLate?: boolean }
  | { readonly status: 'error'; readonly error: SearchError; readonly retry: () => void }
  | { readonly status: 'results'; readonly results: readonly SearchResponse<Hit>[] }

/**
 * Sends several queries in one POST, outside InstantSearch, for views other than result lists.
 * Results are in the order of the requests; `null` sends nothing. Requests are compared by content,
 * so they need no memoization. Requests of the first view are not sent
 * again. A failed request is repeated when the connection returns.
 */
export function useMultiSearch<Hit extends IndexRecord>(
  requests: readonly MultiSearchRequest[] | null,
): MultiSearchState<Hit> {
  const client = useSearchClient()
  const body = requests === null ? null : JSON.stringify(requests)
  const first = useFirstAnswers()
  const known = useMemo(
    () => (body === null ? undefined : firstAnswerTo(first, { requests: JSON.parse(body) })),
    [first, body],
  )
  const send = useMemo(() => {
    if (body === null || known !== undefined) return null
    return () => multiSearch<Hit>(client, JSON.parse(body))
  }, [client, body, known])
  const { phase, failure, answer, again } = useRequest(send, usualPatience)
  const error = useMemo(() => failure && new SearchError(failure), [failure])
  if (known !== undefined) return { status: 'results', results: known.results.filter(hasHits<Hit>) }
  if (send === null) return { status: 'idle' }
  if (error !== null) return { status: 'error', error, retry: again }
  if (phase !== 'idle' || answer === undefined)
    return { status: 'loading', isLate: phase === 'late' }
  return { status: 'results', results: answer }
}

export async function multiSearch<Hit>(
  client: SearchClient,
  requests: readonly MultiSearchRequest[],
): Promise<readonly SearchResponse<Hit>[]> {
  const { results } = await client.search<Hit>({ requests: [...requests] })
  return results.filter(hasHits)
}

/** Results of facet searches have no hits, but no request of this hook is one. */
function hasHits<Hit>(result: SearchResult<Hit>): result is SearchResponse<Hit> {
  return 'hits' in result
}
