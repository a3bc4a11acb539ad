import { useSyncExternalStore } from 'react'

import type { SearchBoxState } from '#search/address/search-box-state.ts'
import type { UrlRouter } from '#search/address/url-router.ts'
import type { UrlStore } from '#search/address/url-store.ts'
import type { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import type { RequestState } from '#search/transport/request-tracker.ts'
import { idle } from '#search/transport/request-tracker.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import { createRequiredContext } from './required-context.ts'

/** The search of the page: one for all views, created by the layout. */
export type SearchServices = {
  readonly address: UrlStore
  readonly searchClient: RetryingSearchClient
  readonly countingClient: CountingSearchClient
  readonly searchBox: SearchBoxState
  /** InstantSearch's routing. */
  readonly router: UrlRouter
}

export const [SearchServicesContext, useSearchServices] =
  createRequiredContext<SearchServices>('search services')

/** How the connection to the provider stands. A search that is only under way changes nothing: it would at each key. */
export function useConnectionState(): RequestState {
  const { state } = useSearchServices().searchClient
  const get = () => (state.get().phase === 'pending' ? idle : state.get())
  return useSyncExternalStore(state.subscribe, get, get)
}

/** The failure of the newest search, or null. Unlike the whole state it does not change at each key. */
export function useConnectionFailure(): RequestState['failure'] {
  const { state } = useSearchServices().searchClient
  const get = () => state.get().failure
  return useSyncExternalStore(state.subscribe, get, get)
}
