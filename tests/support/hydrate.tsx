import { configure, getConfig, render } from '@testing-library/react'
import { http } from 'msw'
import { BrowserRouter } from 'react-router-dom'

import { createClient } from '#client.ts'
import { firstAddress, type FirstAnswers } from '#contracts/first-answers.ts'
import { createRenderer } from '#entry-server.tsx'
import { App, preloadView } from '#routes/app.tsx'
import { namedTargets } from '#search/targets/read-targets.ts'
import { targetsText } from '#search/targets/targets-text.ts'

import { serveContent } from './detail-provider.ts'
import { network } from './network.ts'
import { standIn } from './render.tsx'
import { featureProvider } from './search-provider.ts'

const environment = {
  appId: 'plinth',
  searchKey: 'plinth-search',
  indexPrefix: '',
  isHosted: false,
  recommends: true,
}

export type WrittenView = {
  readonly markup: string
  readonly first: FirstAnswers
  /** The bodies of the searches that the server sent. */
  readonly sent: readonly string[]
}

/** The view of an address as the server writes it, with the provider and the content files of the tests. */
export async function writeView(href: string): Promise<WrittenView> {
  const renderer = await createRenderer()
  const provider = await featureProvider()
  await serveContent()
  const sent: string[] = []
  const search = async (body: string) => {
    sent.push(body)
    const url = 'http://localhost/1/indexes/*/queries'
    const keys = 'x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'
    const response = await provider(new Request(`${url}?${keys}`, { method: 'POST', body }))
    if (!response.ok) throw new Error(`The provider answered ${await response.text()}`)
    return response.text()
  }
  const first = await renderer.ask(firstAddress(href), {
    provider: { indexPrefix: '', search },
    readFiles: async (addresses) => Object.fromEntries(await Promise.all(addresses.map(readFile))),
  })
  if (first === undefined) throw new Error(`${href} has no view.`)
  return { markup: renderer.render(first), first, sent }
}

async function readFile(address: string) {
  const value: unknown = await (await fetch(address)).json()
  return [address, value] as const
}

/** A list as the server writes it without an answer. */
export async function writeWaiting(href: string): Promise<WrittenView> {
  const renderer = await createRenderer()
  const first = renderer.waiting(href)
  return { markup: renderer.render(first), first, sent: [] }
}

/**
 * Hydrates the server's markup at an address as `entry-browser.tsx` does, with effects that run
 * once.
 *
 * @param change called with the server's markup, before React has it
 */
export async function hydrate(
  href: string,
  { markup, first, sent }: WrittenView,
  change: (container: HTMLElement) => void = () => {},
) {
  const asked = await watchNetwork()
  standIn()
  window.history.replaceState(null, '', href)
  const { pathname, search, origin } = window.location
  // The modules of a page are evaluated at its address.
  targetsText.set(namedTargets(search) || targetsText.get())
  await preloadView(pathname, search)
  // The document has the answers as they came.
  const read: FirstAnswers = JSON.parse(JSON.stringify(first))
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = markup
  change(container)
  const elements = [...container.querySelectorAll('*')].filter((element) => !isPlaceholder(element))
  const errors: unknown[] = []
  const { reactStrictMode } = getConfig()
  configure({ reactStrictMode: false })
  const page = render(
    <BrowserRouter>
      <App client={createClient(environment, { origin, today: read.today })} first={read} />
    </BrowserRouter>,
    { container, hydrate: true, onRecoverableError: (error) => errors.push(error) },
  )
  configure({ reactStrictMode })
  const known = new Set([...sent.map(withoutVisitor), ...Object.keys(first.files)])
  return {
    ...page,
    /** What React reported: an element that differs from the server's, for example. */
    errors,
    /** Bodies of searches, and addresses of other requests except those for recommendations, in order. */
    asked,
    /** Those that the server has sent already. */
    repeated: () => asked.filter((request) => known.has(withoutVisitor(request))),
    /** The beginnings of elements of the server's markup that are gone. */
    lost: () =>
      elements
        .filter((element) => !element.isConnected)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  }
}

/** Room for a part that is loaded once it comes into sight. */
const isPlaceholder = (element: Element): boolean =>
  element.closest('[aria-hidden=true]:has([data-size])') !== null

async function watchNetwork(): Promise<readonly string[]> {
  const asked: string[] = []
  const provider = await featureProvider()
  await serveContent()
  network.use(http.all('*/1/*', ({ request }) => provider(request)))
  network.events.removeAllListeners()
  network.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/recommendations')) return
    asked.push(pathname.endsWith('/queries') ? await request.clone().text() : pathname)
  })
  return asked
}

/** The body of a search without what it says of the visitor. */
const withoutVisitor = (request: string): string =>
  request.replaceAll(/"(?:analytics|clickAnalytics)":(?:true|false),?/g, '').replaceAll(',}', '}')
