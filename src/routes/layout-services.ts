import type { NavigateFunction } from 'react-router-dom'
import { content } from 'virtual:content'

import type { AddressBar } from '#search/address.ts'
import { Address } from '#search/address.ts'
import { Announcer } from '#search/announcer.ts'
import { QueryText } from '#search/query-text.ts'
import type { SearchClient } from '#search/search-client.ts'
import { SearchLink } from '#search/search-link.ts'
import type { SearchServices } from '#search/search-services.ts'
import { createUrlRouter } from '#search/url-router.ts'

import { FeatureLink, RouterLink } from './features-link.tsx'
import { paths } from './paths.ts'

/** The address bar by way of the router, whose function to navigate is another one after each navigation. */
export class RouterBar implements AddressBar {
  #navigate: NavigateFunction | undefined

  readonly read = (): string => window.location.pathname + window.location.search

  readonly go = (href: string, how: 'push' | 'replace'): void => {
    void this.#navigate?.(href, { replace: how === 'replace' })
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
  readonly bar: AddressBar
}

/** What all views of one page share. Made once: the search outlives the views. */
export function createServices({ client, prefix, bar }: ServicesOptions): SearchServices {
  const link = new SearchLink(client)
  const address = new Address(bar, () => performance.now())
  const listPath = paths.features
  return {
    address,
    link,
    queryText: new QueryText({ address, link, listPath }),
    announcer: new Announcer(address.read().pathname === listPath),
    router: createUrlRouter({ address, listPath, prefix }),
    prefix,
    listPath,
    Link: RouterLink,
    FeatureLink,
    today: content.summary.asOf,
  }
}
