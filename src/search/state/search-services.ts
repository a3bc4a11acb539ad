import type { ComponentProps, ComponentType, ReactNode } from 'react'
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { FeatureRecord, PerBrowser } from '#catalogue/features/record.ts'
import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { Store } from '#lib/store.ts'
import type { SearchBoxState } from '#search/address/search-box-state.ts'
import type { UrlRouter } from '#search/address/url-router.ts'
import type { UrlStore } from '#search/address/url-store.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import { idle } from '#search/transport/request-tracker.ts'
import type { RequestState } from '#search/transport/request-tracker.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import type { Announcer } from './announcer.ts'

/** The props of a link that navigates without loading the page; `routes` provides the component. */
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
  /** Id of the element, by which the focus is restored after Back. */
  readonly id: string
  readonly children: ReactNode
}

export type VerdictProps = {
  /** As in a record. */
  readonly support: PerBrowser<string>
  /** The same; absent where they were not asked for. */
  readonly platforms?: unknown
}

export type FeaturesOf = {
  /** The features of a specification. */
  readonly features: readonly (IndexRecord & VerdictProps & { readonly name: string })[]
  /** Its short title, by which the list of features is filtered. */
  readonly spec: string
}

/**
 * Says in a few words whether a thing works in the visitor's browsers. Undefined where no browsers are chosen, or none that can be
 * checked; `pending` until it is known what they are.
 */
export type ShortVerdicts =
  | ((record: VerdictProps, today: string) => string)
  | 'pending'
  | undefined

export type SpecVerdictProps = Pick<SpecRecord, 'shortTitle' | 'featureCount'>

export type DayBadgeProps = {
  readonly hit: Pick<FeatureRecord, 'baseline' | 'newlyDate' | 'widelyDate'>
}

export type TargetsFollowerProps = {
  readonly pathname: string
  /** The query string of the address. */
  readonly search: string
  /** Replaces it; no step of the history. */
  readonly onChange: (search: string) => void
}

/** What a page needs once its visitor has chosen browsers or a day, and is loaded then. */
export type TargetsParts = {
  /** The Baseline status of a feature, on the day that the list is shown for. */
  readonly DayBadge: ComponentType<DayBadgeProps>
  /** What a list is shown for. */
  readonly DayBar: ComponentType
  /** Chooses the day. */
  readonly DayPanel: ComponentType
  /** Whether a thing works in them, in a line. */
  readonly Verdict: ComponentType<VerdictProps>
  /** The same with all reasons. */
  readonly WholeVerdict: ComponentType<VerdictProps>
  /** How many features of a specification work in them, and which do not. */
  readonly FeaturesVerdict: ComponentType<FeaturesOf>
  /** How many features of a specification work in them, in a line. */
  readonly SpecVerdict: ComponentType<SpecVerdictProps>
  /** The verdict in a few words. */
  readonly VerdictCell: ComponentType<VerdictProps>
  /** The same as text. */
  readonly shortVerdicts: Store<ShortVerdicts>
  /** What a list is checked against. */
  readonly TargetsBar: ComponentType
  /** Chooses them. */
  readonly TargetsPanel: ComponentType
  /** What a query string says of them, as far as the address of a list can say it too. */
  readonly browsersFor: (list: ListDefinition, search: string) => string
  /** Keeps them and the address together. */
  readonly TargetsFollower: ComponentType<TargetsFollowerProps>
}

/** What the widgets share; created once, by the layout. */
export type SearchServices = {
  readonly address: UrlStore
  readonly searchClient: RetryingSearchClient
  readonly searchBox: SearchBoxState
  readonly announcer: Announcer
  readonly countingClient: CountingSearchClient
  /** InstantSearch's routing. */
  readonly router: UrlRouter
  readonly Link: ComponentType<LinkProps>
  /** A link to the page of a hit; the history entry holds the address of the list and the hit. */
  readonly HitLink: ComponentType<HitLinkProps>
  /** Undefined until the first call of `loadTargets`. */
  readonly targets: Store<TargetsParts | undefined>
  readonly loadTargets: () => Promise<TargetsParts>
  /** The address of a record's page. */
  readonly hrefOf: (record: RecordPlace) => string
  /** Renders nothing; fetches what the page of a record needs before it is opened. */
  readonly Prefetch: ComponentType<RecordPlace>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly asOf: string
  /** `YYYY-MM-DD`: the visitor's day. */
  readonly today: string
}

export const SearchServicesContext = createContext<SearchServices | null>(null)

/** Throws where no layout is above. */
export function useSearchServices(): SearchServices {
  const services = use(SearchServicesContext)
  if (services === null) {
    throw new Error('No search services.')
  }
  return services
}

/** The value of a store, kept up to date. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

/**
 * The same for values that change with the results. React renders a change of `useSyncExternalStore` synchronously, in
 * a render of its own; these changes are batched with the results, so that an answer is rendered and painted once.
 */
export function useStoreOfResults<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => setValue(get)
    // It may have changed between the render and this effect.
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}

/**
 * The same for what can wait until the results are shown, and may be left out where it changes again before: the page
 * stays ready for the next key.
 */
export function useStoreLater<Value>({ subscribe, get }: Store<Value>): Value {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const follow = () => startTransition(() => setValue(get))
    follow()
    return subscribe(follow)
  }, [subscribe, get])
  return value
}

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
