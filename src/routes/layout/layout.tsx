import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { InstantSearch, useInstantSearch } from 'react-instantsearch'
import { useLocation, useNavigate } from 'react-router-dom'

import { StatusRegion } from '#search/results/status-region.tsx'
import type { SearchServices } from '#search/state/search-services.ts'
import { SearchServicesContext } from '#search/state/search-services.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { createServices, RouterAdapter } from './services.ts'
import { useKeys } from './use-keyboard-shortcuts.ts'
import { useOpenedSearches } from './use-opened-searches.ts'
import { useScroll } from './use-scroll.ts'

import styles from './layout.module.css'

type LayoutProps = {
  readonly client: SearchClient
  /** Fetches what the page of a record needs. */
  readonly Prefetch: SearchServices['Prefetch']
  readonly children: ReactNode
}

/** Id of the content of every view. */
const MAIN = 'main'

/** What stays while views come and go: header, footer, the live region, and the one InstantSearch. */
export function Layout({ children, ...options }: LayoutProps) {
  const services = useServices(options)
  useScroll()
  useOpenedSearches()
  useKeys()
  return (
    <SearchServicesContext value={services}>
      <SkipLink target={MAIN}>Skip to content</SkipLink>
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        <InstantSearch
          searchClient={services.searchClient.client}
          routing={{ router: services.router }}
          // Undefined is not off: it would load a script from elsewhere as soon as an answer asks for it.
          insights={false}
          future={future}
        >
          <CatchErrors />
          {children}
        </InstantSearch>
      </main>
      <Footer />
      <StatusRegion />
    </SearchServicesContext>
  )
}

const future = { preserveSharedStateOnUnmount: true }

/** While it is mounted, an error inside the library is not thrown at the window. */
function CatchErrors() {
  useInstantSearch({ catchError: true })
  return null
}

/** The services, bound to the router: it alone writes the address, and reports what it has shown. */
function useServices(options: Omit<LayoutProps, 'children'>) {
  const location = useLocation()
  const navigate = useNavigate()
  const [adapter] = useState(() => new RouterAdapter())
  const [services] = useState(() => createServices({ ...options, adapter }))
  useLayoutEffect(() => adapter.connect(navigate), [adapter, navigate])
  // By the object, not by its text: after a quick Back the router may never have rendered the address that was left.
  useEffect(
    () => services.address.settle(location.pathname + location.search),
    [services, location],
  )
  return services
}
