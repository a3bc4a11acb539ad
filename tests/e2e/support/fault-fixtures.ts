import type { Page } from '@playwright/test'

import {
  type Armed,
  type Fault,
  type FaultProxy,
  type Sent,
  startFaultProxy,
} from '#tests/support/fault-proxy.ts'

import { featuresPage, type FeaturesPage } from './features-page.ts'
import { expect, isForResults, isSearch, type SearchBody, test as base } from './fixtures.ts'

/** What the live region of the page has said, in order; the same text said again counts again. */
export type Spoken = {
  readonly texts: () => Promise<readonly string[]>
  readonly forget: () => Promise<void>
}

/** A page that was opened through the proxy, and what the tests of faults ask of it. */
export type FaultPage = {
  readonly list: FeaturesPage
  /** Lets the searches of views, or other requests, meet a fault. */
  readonly break: (fault: Fault, match?: (sent: Sent) => boolean) => Armed
  /** The searches of views that have reached the proxy. */
  readonly searches: () => readonly SearchBody[]
  readonly spoken: Spoken
}

type Fixtures = { readonly relay: FaultProxy; readonly faulty: FaultPage }

/** The searches for the results of views. */
export const isViewSearch = ({ path, body }: Sent): boolean =>
  isSearch(path) && isForResults(JSON.parse(body))

/**
 * Playwright's test with a context of its own, whose pages come through a proxy that can have faults. A fault that no
 * request has met fails the test: it would have shown nothing. The page has a clock that the test can advance.
 */
export const test = base.extend<Fixtures>({
  ownContext: true,
  relay: async ({ baseURL }, use) => use(await relayBefore(baseURL)),
  baseURL: async ({ baseURL }, use) => use((await relayBefore(baseURL)).address),
  faulty: async ({ page, relay }, use) => {
    await page.clock.install()
    await page.addInitScript(collectSpoken)
    await use({
      list: featuresPage(page),
      break: (fault, match = isViewSearch) => relay.arm(fault, match),
      searches: () => searchesOf(relay),
      spoken: spokenOn(page),
    })
    await page.goto('about:blank')
    for (const { met } of relay.reset()) expect(met, 'requests that met a fault').not.toEqual([])
  },
})

const relays = new Map<string, Promise<FaultProxy>>()

/** The one proxy of this worker before a server; it is also the one before itself. */
function relayBefore(address = ''): Promise<FaultProxy> {
  const known = relays.get(address)
  if (known !== undefined) return known
  const started = startFaultProxy(address)
  relays.set(address, started)
  void started.then((relay) => relays.set(relay.address, started))
  return started
}

const searchesOf = ({ requests }: FaultProxy): readonly SearchBody[] =>
  requests.filter(isViewSearch).map(({ body }) => JSON.parse(body))

const spokenOn = (page: Page): Spoken => ({
  texts: () => page.evaluate(() => Reflect.get(window, 'spoken')),
  forget: () => page.evaluate(() => void Reflect.set(window, 'spoken', [])),
})

/** Runs in the page: collects each text of the live region, which is the last element of the page. */
function collectSpoken(): void {
  const spoken: string[] = []
  Reflect.set(window, 'spoken', spoken)
  let last = ''
  new MutationObserver(() => {
    const text = document.querySelector('#root > output')?.textContent ?? ''
    const list: unknown = Reflect.get(window, 'spoken')
    if (text !== last && text !== '' && Array.isArray(list)) list.push(text.trim())
    last = text
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

export { expect }
