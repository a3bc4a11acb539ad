import { useEffect, startTransition, Suspense, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useInstantSearch, InstantSearch } from 'react-instantsearch'
import { useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router-dom'

import { parseSearchHref } from '#search/address/search-state.ts'
import { lists } from '#search/lists/all.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import type { Links } from '#search/state/links.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { Frame } from './frame.tsx'
import { lazyAfterLoad } from './lazy-after-load.ts'
import { ServedPlace } from './served.tsx'
import { ServicesProvider } from './services-provider.tsx'
import { createServices, RouterAdapter } from './services.ts'
import { useKeys } from './use-keyboard-shortcuts.ts'
import { useScroll } from './use-scroll.ts'

type LayoutProps = {
  readonly client: SearchClient
  /** Prefetches the code and data of a record's page. */
  readonly Prefetch: Links['Prefetch']
  readonly children: ReactNode
}

/** The parts after load are optional: nothing is rendered if they cannot be loaded. */
const AfterLoad = lazyAfterLoad(
  (parts) => parts.AfterLoad,
  () => null,
)

/** The persistent part of the page: header, footer, live region, and the single InstantSearch. */
export function Layout({ children, ...options }: LayoutProps) {
  const services = useServices(options)
  const [isReturning] = useState(isLaterVisit)
  const [isStarted, setIsStarted] = useState(false)
  useScroll()
  useOpenedSearches()
  useKeys()
  return (
    <ServicesProvider services={services}>
      <Frame
        afterMain={
          <Suspense>
            <AfterLoad isReturning={isReturning} />
          </Suspense>
        }
      >
        <ServedPlace isStarted={isStarted} />
        <InstantSearch
          searchClient={services.search.searchClient.client}
          routing={{ router: services.search.router }}
          // Must be `false`: with undefined the library loads a script from a CDN when a response
          // enables insights. Events are sent without the library, because it also reports widgets
          // and options.
          insights={false}
          future={future}
        >
          <LibraryCare onStart={setIsStarted} />
          {isStarted && children}
        </InstantSearch>
      </Frame>
    </ServicesProvider>
  )
}

const future = { preserveSharedStateOnUnmount: true }

type LibraryCareProps = { readonly onStart: (isStarted: boolean) => void }

/**
 * Keeps errors inside the library from being thrown at the window while mounted. The library shows
 * its children from its second render on, which React cannot interrupt: the view follows in a
 * transition, which it can.
 */
function LibraryCare({ onStart }: LibraryCareProps) {
  useInstantSearch({ catchError: true })
  useLayoutEffect(() => startTransition(() => onStart(true)), [onStart])
  useFreshResults()
  return null
}

/** The services, connected to the router, which alone writes the address. */
function useServices(options: Omit<LayoutProps, 'children'>) {
  const location = useLocation()
  const navigate = useNavigate()
  const [adapter] = useState(() => new RouterAdapter())
  const [services] = useState(() => createServices({ ...options, adapter }))
  useLayoutEffect(() => adapter.connect(navigate), [adapter, navigate])
  // Unmounting the page clears its timers.
  useEffect(() => services.search.address.flush, [services])
  useEffect(() => services.search.searchClient.start(), [services])
  // Before the effects of the next view, which may announce something immediately.
  useLayoutEffect(() => services.announcer.enter(location.pathname), [services, location.pathname])
  // Depends on the location object instead of its text: after a quick Back the router may never
  // have rendered the address that was left.
  useEffect(
    () => services.search.address.settle(location.pathname + location.search),
    [services, location],
  )
  return services
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
