import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import type { PageClient } from '#search/transport/search-client.ts'
import { network } from '#tests/support/network.ts'

import { createClient } from '../../src/client.ts'

const QUERIES = '*/1/indexes/*/queries'
const requests = { requests: [{ indexName: 'features', query: 'grid' }] }
const whole = () => HttpResponse.json({ results: [{ hits: [], nbHits: 0 }] })

let client: PageClient

beforeEach(() => {
  const environment = { appId: 'plinth', searchKey: 'key', indexPrefix: '', isHosted: false }
  client = createClient(environment, window.location.origin)
  network.use(http.post(QUERIES, whole))
})

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
