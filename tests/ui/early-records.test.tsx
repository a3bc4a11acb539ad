import { waitFor } from '@testing-library/react'
import { constantFrom, integer, sample, tuple } from 'fast-check'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'

import type { ListName } from '#catalogue/index.ts'
import { listNames } from '#catalogue/index.ts'
import { recordPath } from '#catalogue/paths.ts'
import { detailQueries } from '#routes/detail/write-detail.tsx'
import { detailModules } from '#routes/view-modules.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider, readFixture } from '#tests/support/search-provider.ts'

import { createClient } from '../../src/client.ts'
import { searchEarly } from '../../src/early-search.ts'

const environment = {
  appId: 'plinth',
  searchKey: 'plinth-search',
  indexPrefix: '',
  isHosted: false,
}

type Records = Readonly<Record<ListName, readonly { readonly objectID: string }[]>>

let known: Records

beforeAll(async () => {
  await fillDetails()
  known = { ...(await readFixture<Records>('details')), features: await readFixture('features') }
})

/** Texts that stand where an id stands; some could be one. */
const strange = [
  'no-such-record',
  'api.No.such',
  'chrome-999',
  'safari-26.1',
  '%E4',
  'a%2Fb',
  '"',
  '..',
]

/** Addresses of records, and of what is none. */
function addresses(): readonly (readonly [ListName, string])[] {
  const place = tuple(
    constantFrom(...listNames),
    integer({ min: 0, max: 9999 }),
    integer({ min: 0, max: 9 }),
  )
  return sample(place, { numRuns: 200, seed: 5 }).map(([list, number, kind]) => {
    const own = known[list]
    const id = kind === 0 ? strange[number % strange.length] : own[number % own.length]?.objectID
    return [list, id ?? ''] as const
  })
}

/** The bodies of the searches that reach the network from now on. */
async function watchSearches(): Promise<readonly string[]> {
  const provider = await featureProvider()
  const sent: string[] = []
  network.use(
    http.post('*/1/indexes/*/queries', async ({ request }) => {
      sent.push(await request.clone().text())
      return provider(request)
    }),
    http.get('*/assets/content-*', () => HttpResponse.json({})),
  )
  return sent
}

test('what leaves early at 200 addresses of records is what the page asks, and is not sent again', async () => {
  const places = addresses()
  expect(new Set(places.map(String)).size).toBeGreaterThan(100)
  let early = 0
  for (const [list, id] of places) {
    const sent = await watchSearches()
    const isEarly = await searchEarly(recordPath(list, id))
    const requests = detailQueries(await detailModules[list](), id).map(({ request }) => request)
    expect([list, id, isEarly]).toEqual([list, id, requests.length > 0])
    if (!isEarly) continue
    early += 1
    await createClient(environment, window.location.origin).search({ requests })
    expect(sent).toHaveLength(1)
  }
  expect(early).toBeGreaterThan(100)
})

/** Opens an address as the document does. Resolves to whether a search left early, and to all requests, in order. */
async function open(address: string) {
  const requests: string[] = []
  const note = ({ request }: { readonly request: Request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.includes('/assets/content-')) requests.push(pathname)
    else if (pathname.endsWith('/queries'))
      void request
        .clone()
        .text()
        .then((body) => requests.push(body))
  }
  await serveContent()
  const provider = await featureProvider()
  network.use(http.all('*/1/*', ({ request }) => provider(request)))
  network.events.on('request:start', note)
  window.history.replaceState(null, '', address)
  const isEarly = await searchEarly(address)
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  const before = requests.slice()
  const page = await renderPage(address, { isBuilt: true })
  network.events.on('request:start', note)
  return { isEarly, before, requests, page }
}

test.each([
  ['/', 0],
  ['/features/subgrid', 2],
  ['/compat/css.properties.grid-template-columns.subgrid', 2],
  ['/specs/css-grid-2', 1],
  ['/releases/chrome-117', 0],
])('%s shows what was asked early, and asks for none of it again', async (address, files) => {
  const { isEarly, before, requests, page } = await open(address)
  expect(isEarly).toBe(true)
  await waitFor(() => expect(before.filter((one) => one.startsWith('/'))).toHaveLength(files))
  await waitFor(() => expect(page.container.querySelector('main h2')).not.toBeNull())
  await waitFor(() => expect(page.container.querySelector('[data-pending]')).toBeNull())
  const later = requests.slice(before.length)
  expect(later.filter((one) => before.includes(one))).toEqual([])
})

test('where the page has asked first nothing is sent early', async () => {
  const sent = await watchSearches()
  const early = searchEarly('/features/subgrid')
  const requests = detailQueries(await detailModules.features(), 'subgrid').map(
    ({ request }) => request,
  )
  const asked = createClient(environment, window.location.origin).search({ requests })
  await Promise.all([early, asked])
  expect(sent).toHaveLength(1)
})
