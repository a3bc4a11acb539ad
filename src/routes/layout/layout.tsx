import type { InitialResults } from 'instantsearch.js'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentProps,
} from 'react'
import { InstantSearch, InstantSearchSSRProvider, useInstantSearch } from 'react-instantsearch'
import { useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router-dom'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { createStore } from '#lib/store.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { lists } from '#search/lists/all.ts'
import { AnnouncerContext, useAnnouncer } from '#search/state/announcer.ts'
import { DaysContext } from '#search/state/days.ts'
import { type Links, LinksContext } from '#search/state/links.ts'
import { OpeningContext } from '#search/state/list-context.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { SearchServicesContext, type SearchServices } from '#search/state/search-services.ts'
import { StatusRegion } from '#search/state/status-region.tsx'
import { useStore } from '#search/state/use-store.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { lazyAfterLoad } from './lazy-after-load.tsx'
import { createServices, type PageServices, RouterAdapter } from './services.ts'
import { useKeys } from './use-keyboard-shortcuts.ts'
import { useScroll } from './use-scroll.ts'

import styles from './layout.module.css'

type LayoutProps = {
  readonly client: SearchClient
  /** What the first view is rendered with. */
  readonly first: FirstAnswers | undefined
  /** Prefetches the code and data of a record's page. */
  readonly Prefetch: Links['Prefetch']
  readonly children: ReactNode
}

const MAIN = 'main'

/** The parts after load are optional: nothing is rendered if they cannot be loaded. */
const AfterLoad = lazyAfterLoad(
  async () => (await import('./after-load.tsx')).AfterLoad,
  () => null,
)

/** The persistent part of the page: header, footer, live region, and the single InstantSearch. */
export function Layout({ children, first, ...options }: LayoutProps) {
  const services = useServices({ ...options, day: first?.today })
  const [isReturning] = useState(isLaterVisit)
  useScroll()
  useOpenedSearches()
  useKeys()
  return (
    <ServicesProvider services={services}>
      <SkipLink target={MAIN}>Skip to content</SkipLink>
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <Search services={services.search} initialResults={first?.initialResults}>
          {children}
        </Search>
      </main>
      <AfterLoad isReturning={isReturning} />
      <Footer />
      <StatusRegion />
    </ServicesProvider>
  )
}

/** The services, connected to the router, which alone writes the address. */
function useServices(
  options: Omit<LayoutProps, 'children' | 'first'> & { readonly day: string | undefined },
) {
  const location = useLocation()
  const navigate = useNavigate()
  const [adapter] = useState(() => new RouterAdapter(location.pathname + location.search))
  const [services] = useState(() => createServices({ ...options, adapter }))
  useEffect(() => adapter.connect(navigate), [adapter, navigate])
  // Unmounting the page clears its timers.
  useEffect(() => services.search.address.flush, [services])
  useEffect(() => services.search.searchClient.start(), [services])
  // Before the effects of the next view, which may announce something immediately.
  useLayoutEffect(() => services.announcer.enter(location.pathname), [services, location.pathname])
  const rendered = location.pathname + location.search
  useEffect(() => services.search.address.settle(rendered), [services, rendered])
  // After a quick Back the router has never rendered the address that was left: to it, nothing has
  // changed.
  const settleAgain = useEffectEvent(() => services.search.address.settle(rendered))
  useEffect(() => {
    window.addEventListener('popstate', settleAgain)
    return () => window.removeEventListener('popstate', settleAgain)
  }, [])
  return services
}

type ServicesProviderProps = {
  readonly services: PageServices
  readonly children: ReactNode
}

/** Provides each service in a separate context, so that widgets state which ones they need. */
function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <SearchServicesContext value={services.search}>
      <LinksContext value={services.links}>
        <DaysContext value={services.days}>
          <AnnouncerContext value={services.announcer}>{children}</AnnouncerContext>
        </DaysContext>
      </LinksContext>
    </SearchServicesContext>
  )
}

function useOpenedSearches(): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const [from] = useState({ pathname, search })
  useEffect(() => {
    if (type === NavigationType.Push && isRecord(pathname)) {
      void rememberSearch(parseSearchHref(from.pathname + from.search)?.state.q ?? '')
    }
    Object.assign(from, { pathname, search })
  }, [from, pathname, search, type])
}

function isRecord(pathname: string): boolean {
  return lists.some(({ path }) => pathname.startsWith(`${path}/`))
}

const PREFIX = 'plinth-'

/**
 * Whether this is a repeated visit, judged from existing storage only: local storage has an entry
 * that the site keeps anyway, such as a saved item, a search or a setting, and session storage has
 * none. Nothing is stored for this purpose. Call it when the page starts.
 */
function isLaterVisit(): boolean {
  try {
    const isOfVisit = hasEntry(sessionStorage)
    // A second tab of the same visit was opened from the site.
    const isFromHere = document.referrer.startsWith(`${window.location.origin}/`)
    return hasEntry(localStorage) && !isOfVisit && !isFromHere
  } catch {
    // Without storage, visits leave no trace.
    return false
  }
}

function hasEntry(storage: Storage): boolean {
  return Object.keys(storage).some((key) => key.startsWith(PREFIX))
}

type SearchProps = {
  readonly services: SearchServices
  /** The answer to the list that the page is opened with. */
  readonly initialResults: InitialResults | undefined
  readonly children: ReactNode
}

/** The single InstantSearch of the page. */
function Search({ services, initialResults, children }: SearchProps) {
  const [opening] = useState(() => createOpening(initialResults))
  return (
    <InstantSearchSSRProvider initialResults={opening.results}>
      <InstantSearch
        searchClient={services.searchClient.client}
        routing={{ router: services.router }}
        onStateChange={setState}
        // Must be `false`: with undefined the library loads a script from a CDN when a response
        // enables insights. Events are sent without the library, because it also reports widgets
        // and options.
        insights={false}
        future={future}
      >
        <LibraryCare />
        <Opening opening={opening}>{children}</Opening>
      </InstantSearch>
    </InstantSearchSSRProvider>
  )
}

/** Hides the results of the provider around it, which a provider without properties would not. */
const noResults = Object.fromEntries([['initialResults', undefined]] as const)

type Opening = ReturnType<typeof createOpening>

/**
 * The initial results of the first view until it is mounted. Without any, they are empty: without a
 * provider the library would render its children only after it has mounted.
 */
function createOpening(initialResults: InitialResults | undefined) {
  const results = { ...initialResults }
  const isOpening = createStore(true)
  const end = () => {
    for (const id of Object.keys(results)) delete results[id]
    isOpening.set(false)
  }
  return { results, isOpening, end }
}

type OpeningProps = Pick<SearchProps, 'children'> & { readonly opening: Opening }

/**
 * Lets only the first view see the initial results. The library shows them whenever the list mounts
 * again (https://github.com/algolia/instantsearch/issues/6258), and beside them it adds a list while
 * React renders it, although React may discard that render.
 */
function Opening({ opening, children }: OpeningProps) {
  const { results, end } = opening
  const isOpening = useStore(opening.isOpening)
  useEffect(() => end(), [end])
  return (
    <InstantSearchSSRProvider {...(isOpening ? { initialResults: results } : noResults)}>
      <OpeningContext value={isOpening}>{children}</OpeningContext>
    </InstantSearchSSRProvider>
  )
}

type StateChange = NonNullable<ComponentProps<typeof InstantSearch>['onStateChange']>

/**
 * Every change goes through the search parameters of all widgets, so that those that follow from
 * others (`search/widgets/`) follow, whichever widget has changed.
 */
const setState: StateChange = ({ uiState, setUiState }) => setUiState(uiState)

const future = { preserveSharedStateOnUnmount: true, persistHierarchicalRootCount: true }

/** Keeps errors inside the library from being thrown at the window while mounted. */
function LibraryCare() {
  useInstantSearch({ catchError: true })
  useFreshResults()
  return null
}

/** Milliseconds out of sight after which results are outdated. */
const OLD = 30 * 60_000

/** Searches again, without an announcement, when a visitor returns to a tab or a cached page. */
function useFreshResults(): void {
  const { refresh } = useInstantSearch()
  const announcer = useAnnouncer()
  useEffect(() => {
    let left = Date.now()
    const look = () => {
      const now = Date.now()
      if (!document.hidden && now - left > OLD) {
        announcer.keepQuiet()
        refresh()
      }
      left = now
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [announcer, refresh])
}
