import { waitFor } from '@testing-library/react'
import { constantFrom, integer, sample, tuple } from 'fast-check'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, expect, test } from 'vitest'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'
import { listNames } from '#catalogue/index.ts'
import { createClient } from '#client.ts'
import { recordPath } from '#contracts/paths.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { searchEarly, takeEarlyAnswer } from '#early/early-search.ts'
import { firstSearch } from '#early/first-search.ts'
import { answerTo } from '#routes/detail/record-queries.ts'
import { requestsOf } from '#routes/detail/record-requests.ts'
import { detailModules } from '#routes/view-modules.ts'
import { chooseTargets } from '#search/targets/targets-text.ts'
import { fillDetails, serveContent } from '#tests/support/detail-provider.ts'
import { network } from '#tests/support/network.ts'
import { renderPage } from '#tests/support/render.tsx'
import { featureProvider, readFixture } from '#tests/support/search-provider.ts'

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

// The browsers that an address names are in force in the next test, too.
afterEach(() => chooseTargets(''))

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

const hasHits = <Result extends object>(
  result: Result,
): result is Result & { hits: IndexRecord[] } => 'hits' in result

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

/** What the page of a record asks first, and what it asks with the answer. */
async function pageOf(list: ListName, id: string) {
  const page = await detailModules[list]()
  return page.visit(({ isId, queries, read, neighbours }) => ({
    requests: isId(id) ? requestsOf(queries(id)) : [],
    nextOf: (results: readonly RecordResult[]) => {
      const content = read(answerTo(queries(id), results), id)
      return content === undefined ? [] : requestsOf(neighbours(content.record))
    },
  }))
}

test('the searches that leave early at 200 addresses of records are what the page asks, and are not sent again', async () => {
  const places = addresses()
  expect(new Set(places.map(String)).size).toBeGreaterThan(100)
  let early = 0
  let withNext = 0
  for (const [list, id] of places) {
    const sent = await watchSearches()
    await searchEarly(recordPath(list, id))
    const { requests, nextOf } = await pageOf(list, id)
    expect([id, sent.length > 0]).toEqual([id, requests.length > 0])
    if (requests.length === 0) continue
    early += 1
    const client = createClient(environment, { origin: window.location.origin })
    const { results } = await client.search<IndexRecord>({ requests: [...requests] })
    const next = nextOf(results.filter(hasHits))
    const count = next.length > 0 ? 2 : 1
    withNext += count - 1
    if (next.length > 0) await client.search({ requests: [...next] })
    expect([id, sent.length]).toEqual([id, count])
  }
  expect(early).toBeGreaterThan(100)
  expect(withNext).toBeGreaterThan(100)
})

/** Opens an address as a document without answers does. Resolves to the requests that left early, and to all, in order. */
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
  await searchEarly(address)
  await waitFor(() => expect(requests.length).toBeGreaterThan(0))
  const before = requests.slice()
  const page = await renderPage(address, { isBuilt: true })
  network.events.on('request:start', note)
  return { before, requests, page }
}

test.each([
  ['/', 0],
  ['/features/subgrid', 2],
  ['/compat/css.properties.grid-template-columns.subgrid', 2],
  ['/specs/css-grid-2', 1],
  ['/specs/css-grid-2?targets=safari+16', 1],
  ['/releases/chrome-117', 0],
])('%s shows what was asked early, and asks for none of it again', async (address, files) => {
  const { before, requests, page } = await open(address)
  await waitFor(() => expect(before.filter((one) => one.startsWith('/'))).toHaveLength(files))
  await waitFor(() => expect(page.container.querySelector('main h2')).not.toBeNull())
  await waitFor(() => expect(page.container.querySelector('[data-pending]')).toBeNull())
  expect(requests.filter((one, place) => requests.indexOf(one) !== place)).toEqual([])
})

const facetsOf = (results: readonly object[]) =>
  results.map((result) => ('facets' in result ? result.facets : undefined))

test('the early search of a list of releases asks and answers by the day, as the client does', async () => {
  const href = '/releases?status=current'
  const sent = await watchSearches()
  await searchEarly(href)
  expect(sent).toHaveLength(1)
  const request = firstSearch(href)
  const early = await takeEarlyAnswer(request === undefined ? [] : [...request])
  const client = createClient(environment, { origin: window.location.origin })
  const page = await client.search(request === undefined ? [] : [...request])
  const facets = facetsOf(early?.results ?? [])
  expect(facets[0]).toMatchObject({ statuses: { current: expect.any(Number) } })
  expect(facetsOf(page.results)).toEqual(facets)
  for (const asked of sent) expect(asked).toMatch(/"statuses:current [\d-]+"/)
})

test('where the page has asked before it is known what to ask early, nothing is sent early', async () => {
  const sent = await watchSearches()
  const early = searchEarly('/search?q=grid')
  // As the client of the page does with each request, whatever has been loaded by then.
  const taken = takeEarlyAnswer({ requests: [{ indexName: 'features', query: 'grid' }] })
  await early
  expect(await taken).toBeUndefined()
  expect(sent).toHaveLength(0)
})
