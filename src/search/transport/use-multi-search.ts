import type { SearchResponse, SearchResult } from 'algoliasearch/lite'
import { useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { SearchableName } from '#catalogue/indices.ts'
import type { AnsweredSearch } from '#contracts/first-answers.ts'

import { useFirstAnswers, useSearchClient } from './client-context.ts'
import { SearchError } from './failure.ts'
import { usualPatience } from './request-tracker.ts'
import type { SearchClient, ViewRequest } from './search-client.ts'
import { useRequest } from './use-request.ts'

export type MultiSearchRequest = ViewRequest & { readonly indexName: SearchableName }

/** `idle`: no request. A late answer still replaces the error. */
export type MultiSearchState<Hit> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly isLate?: boolean }
  | { readonly status: 'error'; readonly error: SearchError; readonly retry: () => void }
  | { readonly status: 'results'; readonly results: readonly SearchResponse<Hit>[] }

/**
 * Sends several queries in one POST, outside InstantSearch, for views other than result lists.
 * Results are in the order of the requests; `null` sends nothing. Requests are compared by content,
 * so they need no memoization. A failed request is repeated when the connection returns.
 *
 * @param name the name of the results that the view is opened with; these are not requested again
 */
export function useMultiSearch<Hit extends IndexRecord>(
  requests: readonly MultiSearchRequest[] | null,
  name?: AnsweredSearch['name'],
): MultiSearchState<Hit> {
  const client = useSearchClient()
  const body = requests === null ? null : JSON.stringify(requests)
  const first = useFirstAnswers()
  const [opened] = useState(() => ({
    body,
    known: first?.searches.find((search) => search.name === name),
  }))
  const known = body !== null && body === opened.body ? opened.known : undefined
  const send = useMemo(() => {
    if (body === null || known !== undefined) return null
    return () => multiSearch<Hit>(client, JSON.parse(body))
  }, [client, body, known])
  const { phase, failure, answer, again } = useRequest(send, usualPatience)
  const error = useMemo(() => failure && new SearchError(failure), [failure])
  if (known !== undefined) return { status: 'results', results: known.results }
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
