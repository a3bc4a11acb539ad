import { render, type RenderResult } from '@testing-library/react'
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { type ComponentType, Fragment, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'

import { createClient } from '#client.ts'
import { App } from '#routes/app.tsx'
import type { PageClient } from '#search/transport/search-client.ts'

import { network } from './network.ts'
import { noMedia } from './no-media.ts'
import { featureProvider } from './search-provider.ts'

// The first script of a document loads it with the list.
await import('#routes/list/list-tools.tsx')

/** The body of a search as it went out. */
export type SentSearch = { readonly requests: readonly Record<string, unknown>[] }

export type Page = RenderResult & {
  readonly user: UserEvent
  /** Every search for results of a view that reached the network, in order. */
  readonly searches: readonly SentSearch[]
  /** What followed a search when the typing rested: queries for numbers and names alone. */
  readonly companions: readonly SentSearch[]
  /** What the popup of the search box asked beside them. */
  readonly popupSearches: readonly SentSearch[]
  /** What the address bar shows. */
  readonly address: () => string
}

type PageOptions = {
  /** Answers requests for recommendations; without it the page asks for none. */
  readonly recommend?: (sent: SentSearch) => Response
  /** Whether React runs every effect once, as in a built page: by default it runs each twice to find errors. */
  readonly isBuilt?: boolean
  /** Whether our server serves the page, as by default. */
  readonly hasServer?: boolean
  /** Instead of the application: a view of the test, made of parts of the page. */
  readonly Root?: ComponentType<{ readonly client: PageClient }>
}

/**
 * Renders the whole page at an address, with the real client, the real provider behind the network, and all
 * features. A test that wants a fault overrides the network for itself with `network.use`.
 */
export async function renderPage(
  address: string,
  { recommend, isBuilt = false, hasServer = true, Root = App }: PageOptions = {},
): Promise<Page> {
  const Mode = isBuilt ? Fragment : StrictMode
  const provider = await featureProvider()
  const searches: SentSearch[] = []
  const companions: SentSearch[] = []
  const popupSearches: SentSearch[] = []
  network.use(http.all('*/1/*', ({ request }) => provider(request)))
  if (recommend !== undefined) {
    network.use(
      http.post('*/1/indexes/*/recommendations', async ({ request }) =>
        recommend(JSON.parse(await request.text())),
      ),
    )
  }
  network.events.removeAllListeners()
  network.events.on('request:start', async ({ request }) => {
    if (!request.url.includes('/queries')) return
    const sent: SentSearch = await request.clone().json()
    const [first] = sent.requests
    const isOfPopup = asksForSuggestions(sent) && !isOfView(sent)
    const isOfRest = first?.['hitsPerPage'] === 0 && Boolean(first['query'])
    const list = isOfPopup ? popupSearches : isOfRest ? companions : searches
    list.push(sent)
  })
  standIn()
  window.history.replaceState(null, '', address)
  const environment = {
    appId: 'plinth',
    searchKey: 'plinth-search',
    indexPrefix: '',
    isHosted: false,
    recommends: recommend !== undefined,
    hasServer,
  }
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const result = render(
    <Mode>
      <BrowserRouter>
        <Root client={createClient(environment, { origin: window.location.origin })} />
      </BrowserRouter>
    </Mode>,
  )
  return {
    ...result,
    user,
    searches,
    companions,
    popupSearches,
    address: () => location.pathname + location.search,
  }
}

/** Names spelled nearly like a text come from the same index, and are no suggestions. */
const asksForSuggestions = ({ requests }: SentSearch): boolean =>
  requests.some(
    (query) => query['indexName'] === 'suggestions' && !('minWordSizefor1Typo' in query),
  )

/** The views that ask the index of suggestions as the popup does: with a text, and without one. */
const isOfView = ({ requests }: SentSearch): boolean => {
  const { pathname } = window.location
  const hasText = requests.some((query) => Boolean(query['query']))
  return pathname === '/search' || (!hasText && ['/', '/status'].includes(pathname))
}

/** Pixels: room for every row of a list, so that none is rendered later than the others. */
const TALL = 10_000

/**
 * What jsdom lacks: layout, modal dialogs, and the element `<search>`, of whose lack React would
 * warn.
 */
export function standIn(): void {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('matchMedia', noMedia)
  vi.stubGlobal('innerHeight', TALL)
  if (!('scrollIntoView' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => {} })
  }
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    if (name === 'search') {
      Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
    }
    return element
  })
}

function showModal(this: HTMLDialogElement): void {
  this.open = true
  this.querySelector('input')?.focus()
}

function close(this: HTMLDialogElement): void {
  this.open = false
}

class NoObserver {
  observe(): void {}
  disconnect(): void {}
}
