import type { NavigateFunction, NavigateOptions } from 'react-router-dom'
import { content } from 'virtual:content'

import { createStore } from '#lib/store.ts'
import { paths } from '#routes/paths.ts'
import { today, visitDay } from '#routes/today.ts'
import { pathAt } from '#search/address/base-path.ts'
import { SearchBoxState } from '#search/address/search-box-state.ts'
import { createUrlRouter, type Prepare } from '#search/address/url-router.ts'
import { type AddressPlace, type BrowserAddress, UrlStore } from '#search/address/url-store.ts'
import { Announcer } from '#search/state/announcer.ts'
import type { Days } from '#search/state/days.ts'
import type { Links } from '#search/state/links.ts'
import { nothingCounted, type SearchServices } from '#search/state/search-services.ts'
import { prepareSearch } from '#search/targets/filter/prepare-search.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import type { SearchClient } from '#search/transport/search-client.ts'

import { createLinks, type Visits } from './links.tsx'

/**
 * The browser's address through the router, whose `navigate` changes with each navigation. The
 * router follows the history once it is mounted; a navigation before then waits for it.
 */
export class RouterAdapter implements BrowserAddress, Visits {
  #navigate: NavigateFunction | undefined
  #rendered: string
  #waiting: NavigateOptions | undefined

  /** @param rendered the address that is rendered first: the server has no other */
  constructor(rendered: string) {
    this.#rendered = rendered
  }

  readonly read = (): string =>
    this.#navigate ? pathAt(window.location.pathname) + window.location.search : this.#rendered

  readonly go: BrowserAddress['go'] = (href, how) => {
    const isKept = how === 'correct' && this.#navigate !== undefined
    this.#visit(isKept ? href + window.location.hash : href, { replace: how !== 'push' })
  }

  readonly visit = (href: string, state?: unknown): void => {
    // A link to the current address adds no history entry.
    this.#visit(href, { replace: href === this.read(), state })
  }

  /** Call with each new `navigate` function, when the router is mounted. */
  connect(navigate: NavigateFunction): void {
    const isFirst = this.#navigate === undefined
    this.#navigate = navigate
    if (!isFirst) return
    const hash = this.#waiting?.replace === true ? window.location.hash : ''
    if (this.#waiting !== undefined) void navigate(this.#rendered + hash, this.#waiting)
    // The router missed the event of a Back between its first render and its mount.
    else if (this.read() !== this.#rendered) window.dispatchEvent(new PopStateEvent('popstate'))
    this.#waiting = undefined
  }

  #visit(href: string, options: NavigateOptions): void {
    if (this.#navigate !== undefined) return void this.#navigate(href, options)
    this.#rendered = href
    this.#waiting = options
  }
}

type ServicesOptions = {
  /** `YYYY-MM-DD`, the day of the first answers; by default, the visitor's. */
  readonly day?: string | undefined
  readonly client: SearchClient
  readonly adapter: BrowserAddress & Visits
  readonly Prefetch: Links['Prefetch']
}

/** The services that all views share. */
export type PageServices = {
  readonly search: SearchServices
  readonly links: Links
  readonly days: Days
  readonly announcer: Announcer
}

/** Creates the services of a page, once: the search outlives the views. */
export function createServices({
  day = today(),
  client,
  adapter,
  Prefetch,
}: ServicesOptions): PageServices {
  const searchClient = new RetryingSearchClient(client)
  const address = new UrlStore(adapter, () => performance.now())
  const prepare: Prepare = (search, update) => {
    if (prepareSearch(search) === undefined) update()
    else searchClient.prepare(async () => prepareSearch(search), update)
  }
  return {
    search: {
      address,
      searchClient,
      counted: createStore(nothingCounted),
      searchBox: new SearchBoxState({ address, client: searchClient }),
      router: createUrlRouter(address, prepare),
      visit: visitDay(day),
    },
    links: { ...createLinks(adapter), hrefOf: paths.record, Prefetch },
    days: { asOf: content.summary.asOf, today: day },
    announcer: new Announcer(opensWithAnswer(address.read())),
  }
}

function opensWithAnswer({ search }: AddressPlace): boolean {
  return search !== undefined && (search.list !== null || search.state.q.trim() !== '')
}
