import { useSyncExternalStore } from 'react'

import type { Store } from '#lib/store.ts'
import type { SearchBoxState } from '#search/address/search-box-state.ts'
import type { UrlRouter } from '#search/address/url-router.ts'
import type { UrlStore } from '#search/address/url-store.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { idle, type RequestState } from '#search/transport/request-tracker.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import type { VisitDay } from './days.ts'
import { createRequiredContext } from './required-context.ts'

export type CountedText = {
  /** As typed; empty if nothing was counted. */
  readonly query: string
  readonly counts: Readonly<Partial<Record<ListDefinition['id'], number>>>
}

export const nothingCounted: CountedText = { query: '', counts: {} }

/** The search services of the page: one instance for all views, created by the layout. */
export type SearchServices = {
  readonly address: UrlStore
  readonly searchClient: RetryingSearchClient
  /** The number of records in each list, for the tabs. */
  readonly counted: Store<CountedText>
  readonly searchBox: SearchBoxState
  /** InstantSearch's routing. */
  readonly router: UrlRouter
  readonly visit: VisitDay
}

export const [SearchServicesContext, useSearchServices] =
  createRequiredContext<SearchServices>('search services')

/** The connection to the provider, without `pending`, which would render at each key press. */
export function useConnectionState(): RequestState {
  return useConnection(useSearchServices().searchClient)
}

/** The same for any client. */
export function useConnection({ state }: Pick<RetryingSearchClient, 'state'>): RequestState {
  const get = () => (state.get().phase === 'pending' ? idle : state.get())
  return useSyncExternalStore(state.subscribe, get, get)
}

/** The failure of the newest search, or null. Changes less often than the whole state. */
export function useConnectionFailure(): RequestState['failure'] {
  const { state } = useSearchServices().searchClient
  const get = () => state.get().failure
  return useSyncExternalStore(state.subscribe, get, get)
}
