import type { NavigateFunction } from 'react-router-dom'
import { content } from 'virtual:content'

import { paths } from '#routes/paths.ts'
import { today } from '#routes/today.ts'
import { SearchBoxState } from '#search/address/search-box-state.ts'
import { createUrlRouter } from '#search/address/url-router.ts'
import type { BrowserAddress, Place } from '#search/address/url-store.ts'
import { UrlStore } from '#search/address/url-store.ts'
import { Announcer } from '#search/state/announcer.ts'
import type { SearchServices } from '#search/state/search-services.ts'
import { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { createLinks } from './links.tsx'
import type { Visits } from './links.tsx'
import { loadTargets, targets } from './load-targets.ts'

/** The browser's address by way of the router, whose function to navigate is another one after each navigation. */
export class RouterAdapter implements BrowserAddress, Visits {
  #navigate: NavigateFunction | undefined

  readonly read = (): string => window.location.pathname + window.location.search

  readonly go = (href: string, how: 'push' | 'replace'): void => {
    void this.#navigate?.(href, { replace: how === 'replace' })
  }

  readonly visit = (href: string, state?: unknown): void => {
    // A link to the address that is shown is no step of the history.
    void this.#navigate?.(href, { replace: href === this.read(), state })
  }

  /** To be called with each new function to navigate. */
  connect(navigate: NavigateFunction): void {
    this.#navigate = navigate
  }
}

type ServicesOptions = {
  readonly client: SearchClient
  readonly adapter: BrowserAddress & Visits
  readonly Prefetch: SearchServices['Prefetch']
}

/** What all views of one page share. Made once: the search outlives the views. */
export function createServices({ client, adapter, Prefetch }: ServicesOptions): SearchServices {
  const countingClient = new CountingSearchClient(client)
  const searchClient = new RetryingSearchClient(countingClient)
  const address = new UrlStore(adapter, () => performance.now())
  return {
    address,
    searchClient,
    countingClient,
    searchBox: new SearchBoxState({ address, client: searchClient }),
    announcer: new Announcer(opensWithAnswer(address.read())),
    router: createUrlRouter(address),
    ...createLinks(adapter),
    targets,
    loadTargets,
    hrefOf: paths.record,
    Prefetch,
    asOf: content.summary.asOf,
    today: today(),
  }
}

/** Whether the page begins with results. */
function opensWithAnswer({ search }: Place): boolean {
  return search !== undefined && (search.list !== null || search.state.q.trim() !== '')
}
