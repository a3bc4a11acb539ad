import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, NavigationType, useNavigationType } from 'react-router-dom'

import type { FirstAnswers } from '#contracts/first-answers.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { lists } from '#search/lists/all.ts'
import { AnnouncerContext } from '#search/state/announcer.ts'
import { DaysContext } from '#search/state/days.ts'
import { type Links, LinksContext } from '#search/state/links.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { SearchServicesContext } from '#search/state/search-services.ts'
import { StatusRegion } from '#search/state/status-region.tsx'
import type { SearchClient } from '#search/transport/search-client.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { lazyAfterLoad } from './lazy-after-load.tsx'
import { Search } from './search.tsx'
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
