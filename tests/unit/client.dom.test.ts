import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { createClient } from '#client.ts'
import { agree, decline } from '#search/insights/choices.ts'
import { BadResponse } from '#search/transport/failure.ts'
import type { PageClient } from '#search/transport/search-client.ts'
import { network } from '#tests/support/network.ts'

const QUERIES = '*/1/indexes/*/queries'
const requests = { requests: [{ indexName: 'features', query: 'grid' }] }
const result = { hits: [], nbHits: 0, nbPages: 0, page: 0, query: 'grid' }
const whole = () => HttpResponse.json({ results: [result] })

let client: PageClient

beforeEach(() => {
  const environment = { appId: 'plinth', searchKey: 'key', indexPrefix: '', isHosted: false }
  client = createClient(environment, { origin: window.location.origin })
  network.use(http.post(QUERIES, whole))
})

const hit = { objectID: 'grid' }
const found = { ...result, hits: [hit], nbHits: 1, nbPages: 1 }

const times = () => client.provider.answers.times.get()

test('an answer over the network is timed, the same one out of the memory is not', async () => {
  await client.search(requests)
  await client.search(requests)
  expect(times().total).toBe(1)
  expect(times().newest[0]).toMatchObject({ failed: false })
  expect(times().newest[0]!.ms).toBeGreaterThan(0)
})

test('the provider is asked past the memory, every time', async () => {
  await client.search(requests)
  await client.provider.search(requests)
  await client.provider.search(requests)
  expect(times()).toMatchObject({ total: 3 })
  expect(client.provider).toMatchObject({ appId: 'plinth', isHosted: false })
})

test.each([
  ['no answer', () => HttpResponse.error()],
  ['a refusal', () => HttpResponse.json({ message: 'no', status: 403 }, { status: 403 })],
  ['an answer without results', () => HttpResponse.json({ results: [] })],
])('%s is a failure, counted once and not remembered', async (_, answer) => {
  network.use(http.post(QUERIES, answer, { once: true }))
  await expect(client.search(requests)).rejects.toBeInstanceOf(Error)
  expect(times().newest).toMatchObject([{ failed: true }])
  await client.search(requests)
  expect(times().newest).toMatchObject([{ failed: true }, { failed: false }])
})

test.each(['', '{"results":['])('the text %j is no answer', async (text) => {
  network.use(http.post(QUERIES, () => new HttpResponse(text)))
  await expect(client.search(requests)).rejects.toBeInstanceOf(Error)
})

const wrong: readonly (readonly [what: string, result: object])[] = [
  ['that is a refusal', { status: 404, message: 'no' }],
  ['without hits', { ...result, hits: undefined }],
  ['with fewer than no pages', { ...found, nbPages: -1 }],
  ['with half a page', { ...found, nbPages: 0.5 }],
  ['with pages that are no number', { ...found, nbPages: 'many' }],
  ['without a number of pages', { ...found, nbPages: null }],
  ['without a number of hits', { ...found, nbHits: null }],
  ['with more hits than there are', { ...found, nbHits: 0 }],
  ['with more hits than can be counted', { ...found, nbHits: 1e300 }],
  ['without its page', { ...found, page: undefined }],
  ['without its query', { ...found, query: null }],
  ['with facets that are no table', { ...found, facets: [] }],
  ['with counts that are no numbers', { ...found, facets: { area: { CSS: 'x' } } }],
]

test.each(wrong)('a result %s is a bad response', async (_, broken) => {
  network.use(http.post(QUERIES, () => HttpResponse.json({ results: [broken] })))
  await expect(client.search(requests)).rejects.toBeInstanceOf(BadResponse)
})

test('fewer results than were asked for are a bad response', async () => {
  network.use(http.post(QUERIES, () => HttpResponse.json({ results: [found] })))
  const asked = { indexName: 'features', params: { query: 'grid', facets: [] } }
  await expect(client.search([asked, asked])).rejects.toBeInstanceOf(BadResponse)
})

test.each([
  ['beside the text', [{ indexName: 'features', query: 'grid', facets: ['area'] }]],
  ['in an object of their own', [{ indexName: 'features', params: { facets: ['area'] } }]],
])('a result without the facets that were asked for %s is a bad response', async (_, asked) => {
  network.use(http.post(QUERIES, () => HttpResponse.json({ results: [found] })))
  await expect(client.search(asked)).rejects.toBeInstanceOf(BadResponse)
})

test('a result without facets is whole where nothing was found or none were asked for', async () => {
  const asked = [{ indexName: 'features', params: { facets: ['area'] } }]
  expect(await client.search(asked)).toMatchObject({ results: [result] })
  network.use(http.post(QUERIES, () => HttpResponse.json({ results: [found] })))
  const unasked = [{ indexName: 'features', params: { query: 'grid', facets: [] } }]
  expect(await client.search(unasked)).toMatchObject({ results: [found] })
})

test('values of a facet without a count are a bad response', async () => {
  const asked = [{ indexName: 'features', type: 'facet' as const, facet: 'area' }]
  const value = { value: 'CSS', highlighted: 'CSS' }
  network.use(
    http.post(QUERIES, () => HttpResponse.json({ results: [{ facetHits: [value] }] }), {
      once: true,
    }),
    http.post(QUERIES, () =>
      HttpResponse.json({ results: [{ facetHits: [{ ...value, count: 3 }] }] }),
    ),
  )
  await expect(client.search(asked)).rejects.toBeInstanceOf(BadResponse)
  expect(await client.search(asked)).toMatchObject({ results: [{ facetHits: [{ count: 3 }] }] })
})

test('the newest counted answer stays known when a search that is not counted is answered after it', async () => {
  agree()
  try {
    await client.search(requests)
    await client.search({ requests: [{ indexName: 'compat', analytics: false }] })
  } finally {
    decline()
  }
  expect(client.provider.answered.get()).toMatchObject({
    request: { requests: [{ indexName: 'features' }] },
  })
})

test('what the library asks leaves as it is, what a view asks in the words of the index', async () => {
  const sent: { readonly requests: readonly object[] }[] = []
  network.use(
    http.post(QUERIES, async ({ request }) => {
      sent.push(JSON.parse(await request.text()))
      return whole()
    }),
  )
  await client.search([{ indexName: 'features', params: { query: '::b' } }])
  await client.search({ requests: [{ indexName: 'features', query: '::b' }] })
  expect(sent.map(({ requests: [query] }) => query)).toEqual([
    { indexName: 'features', query: '::b' },
    { indexName: 'features', query: ':b', analytics: false },
  ])
})
