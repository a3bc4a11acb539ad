import type { NavigateFunction } from 'react-router-dom'
import { content } from 'virtual:content'

import { paths } from '#routes/paths.ts'
import { listAt } from '#search/lists/all.ts'
import { Announcer } from '#search/state/announcer.ts'
import { EVERYTHING, parseEverything } from '#search/state/everything-state.ts'
import { SearchBoxState } from '#search/state/search-box-state.ts'
import type { SearchServices } from '#search/state/search-services.ts'
import { createUrlRouter } from '#search/state/url-router.ts'
import type { BrowserAddress } from '#search/state/url-store.ts'
import { UrlStore } from '#search/state/url-store.ts'
import { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { createLinks } from './links.tsx'
import type { Visits } from './links.tsx'

/** The address bar by way of the router, whose function to navigate is another one after each navigation. */
export class RouterAdapter implements BrowserAddress, Visits {
  #navigate: NavigateFunction | undefined

  readonly read = (): string => window.location.pathname + window.location.search

  readonly go = (href: string, how: 'push' | 'replace'): void => {
    void this.#navigate?.(href, { replace: how === 'replace' })
  }

  readonly visit = (href: string, state?: unknown): void => {
    // To where one already is leads no step of the history.
    void this.#navigate?.(href, { replace: href === this.read(), state })
  }

  /** To be called with each new function to navigate. */
  connect(navigate: NavigateFunction): void {
    this.#navigate = navigate
  }
}

type ServicesOptions = {
  readonly client: SearchClient
  /** Before every index name. */
  readonly prefix: string
  readonly bar: RouterAdapter
  readonly Prefetch: SearchServices['Prefetch']
}

/** What all views of one page share. Made once: the search outlives the views. */
export function createServices({ client, prefix, bar, Prefetch }: ServicesOptions): SearchServices {
  const countingClient = new CountingSearchClient(client, prefix)
  const link = new RetryingSearchClient(countingClient)
  const address = new UrlStore(bar, () => performance.now())
  return {
    address,
    link,
    countingClient,
    searchBox: new SearchBoxState({ address, link }),
    announcer: new Announcer(opensWithAnswer(address.read())),
    router: createUrlRouter({ address, prefix }),
    prefix,
    ...createLinks(bar),
    hrefOf: paths.record,
    Prefetch,
    today: content.summary.asOf,
  }
}

/** Whether the page begins with results. */
function opensWithAnswer({ pathname, search }: ReturnType<UrlStore['read']>): boolean {
  if (pathname === EVERYTHING) return parseEverything(search).q.trim() !== ''
  return listAt(pathname) !== undefined
}
