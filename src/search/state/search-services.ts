import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { Store } from '#lib/store.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import type {
  ConnectionState,
  RetryingSearchClient,
} from '#search/transport/retrying-search-client.ts'

import type { Announcer } from './announcer.ts'
import type { SearchBoxState } from './search-box-state.ts'
import type { UrlRouter } from './url-router.ts'
import type { UrlStore } from './url-store.ts'

/** A link of the router: the search room knows none. */
export type LinkProps = ComponentProps<'a'> & { readonly href: string }

/** A record that has a page. */
export type RecordPlace = {
  readonly list: ListDefinition['id']
  readonly id: string
}

export type HitLinkProps = {
  /** The list in which it was found. */
  readonly list: ListDefinition['id']
  readonly hit: IndexRecord
  /** By which the way back finds it again. */
  readonly id: string
  readonly children: ReactNode
}

/** What the widgets share; made once, by the permanent layout. */
export type SearchServices = {
  readonly address: UrlStore
  readonly link: RetryingSearchClient
  readonly searchBox: SearchBoxState
  readonly announcer: Announcer
  readonly countingClient: CountingSearchClient
  /** InstantSearch's routing. */
  readonly router: UrlRouter
  /** Before every index name. */
  readonly prefix: string
  readonly Link: ComponentType<LinkProps>
  /** A link to the page of a hit that takes along where it was found and what is known of it. */
  readonly HitLink: ComponentType<HitLinkProps>
  /** The address of a record's page. */
  readonly hrefOf: (record: RecordPlace) => string
  /** Fetches what the page of a record needs, before anybody goes there; shows nothing. */
  readonly Prefetch: ComponentType<RecordPlace>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
}

export const SearchServicesContext = createContext<SearchServices | null>(null)

/** Throws where no layout is above. */
export function useSearchServices(): SearchServices {
  const services = use(SearchServicesContext)
  if (services === null) {
    throw new Error(
      'No search services: wrap the view in <SearchServicesContext value={services}>.',
    )
  }
  return services
}

/** The value of a store, kept up to date. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}

/**
 * The same for values that change with the results. React renders what comes by `useSyncExternalStore` at once and
 * alone; these wait for the results, so that an answer is rendered and painted once.
 */
export function useStoreOfResults<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => setValue(get)
    // It may have changed since it was rendered.
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}

/** How the connection to the provider stands. */
export function useConnectionState(): ConnectionState {
  return useStoreOfResults(useSearchServices().link.state)
}

/** What is wrong with the newest search, if anything is. Unlike the whole state it stays the same at each key. */
export function useConnectionFailure(): ConnectionState['failure'] {
  const { state } = useSearchServices().link
  return useSyncExternalStore(state.subscribe, () => state.get().failure)
}
