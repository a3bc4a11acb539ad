import { useSyncExternalStore } from 'react'

import type { SearchBoxState } from '#search/address/search-box-state.ts'
import type { UrlRouter } from '#search/address/url-router.ts'
import type { UrlStore } from '#search/address/url-store.ts'
import type { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import type { RequestState } from '#search/transport/request-tracker.ts'
import { idle } from '#search/transport/request-tracker.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import { createRequiredContext } from './required-context.ts'

/** The search services of the page: one instance for all views, created by the layout. */
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

/** The connection to the provider, without `pending`, which would render at each key press. */
export function useConnectionState(): RequestState {
  const { state } = useSearchServices().searchClient
  const get = () => (state.get().phase === 'pending' ? idle : state.get())
  return useSyncExternalStore(state.subscribe, get, get)
}

/** The failure of the newest search, or null. Changes less often than the whole state. */
export function useConnectionFailure(): RequestState['failure'] {
  const { state } = useSearchServices().searchClient
  const get = () => state.get().failure
  return useSyncExternalStore(state.subscribe, get, get)
}
