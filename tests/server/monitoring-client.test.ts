import { expect, test, vi } from 'vitest'

import { UnstoredError, createMemoryStore } from '#provider/store.ts'
import { messageOf, serveProvider } from '#tests/support/official-clients.ts'

async function serve(...options: Parameters<typeof serveProvider>) {
  const served = await serveProvider(...options)
  const admin = served.client()
  const monitoring = admin.initMonitoring({ options: served.options })
  return { ...served, admin, monitoring }
}

test('the monitoring client reads the status, the incidents and the server of a provider that does well', async () => {
  const { monitoring } = await serve()
  await expect(monitoring.getStatus()).resolves.toEqual({ status: { embedded: 'operational' } })
  await expect(monitoring.getIncidents()).resolves.toEqual({ incidents: { embedded: [] } })
  const { inventory } = await monitoring.getServers()
  expect(inventory).toEqual([
    expect.objectContaining({ cluster: 'embedded', status: 'PRODUCTION', type: 'cluster' }),
  ])
})

test('the status needs no key', async () => {
  const { address } = await serve()
  const answer = await fetch(new URL('/1/status', address))
  await expect(answer.json()).resolves.toEqual({ status: { embedded: 'operational' } })
})

test('the inventory says how the server does', async () => {
  let now = Date.now()
  const { admin, monitoring } = await serve({ memory: () => 123.4, now: () => now })
  await admin.saveObjects({ indexName: 'books', objects: [{ objectID: 'a' }, { objectID: 'b' }] })
  now += 5000
  const { inventory } = await monitoring.getServers()
  expect(inventory?.[0]).toMatchObject({
    memory: 123,
    queue: 0,
    uptime: 5,
    store: { indices: 1, records: 2, bytes: expect.any(Number) },
  })
})

const isFullDisk = 'Nothing was stored: the disk of the provider is full, expected free space'

test.each([
  [new UnstoredError(isFullDisk), isFullDisk, 1],
  [new Error('a mistake'), 'Unreachable hosts', 2],
])('a write that cannot be stored, %o, is an incident until one can', async (...row) => {
  const [error, answered, attempts] = row
  const store = createMemoryStore()
  let isFull = false
  let commits = 0
  const { admin, monitoring } = await serve({
    store: {
      ...store,
      commit: async (changes) => {
        commits += Number(isFull)
        if (isFull) throw error
        await store.commit(changes)
      },
    },
  })
  const save = () => admin.saveObjects({ indexName: 'books', objects: [{ objectID: 'a' }] })
  await save()
  isFull = true
  // The server prints what it cannot answer.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(messageOf(save())).resolves.toMatch(answered)
  // Sent again only if the host seemed to be gone.
  expect(commits).toBe(attempts)
  printed.mockRestore()
  await expect(monitoring.getStatus()).resolves.toEqual({ status: { embedded: 'partial_outage' } })
  // A search says nothing about writes.
  await admin.search({ requests: [{ indexName: 'books' }] })
  await expect(monitoring.getStatus()).resolves.toEqual({ status: { embedded: 'partial_outage' } })
  isFull = false
  await save()
  const { incidents } = await monitoring.getIncidents()
  expect(incidents?.['embedded']?.map(({ v }) => v?.status)).toEqual([
    'operational',
    'partial_outage',
  ])
})

test('the status is degraded while the thread that writes is gone', async () => {
  const { monitoring, thread } = await serve()
  thread.delegate(undefined)
  await expect(monitoring.getStatus()).resolves.toEqual({
    status: { embedded: 'degraded_performance' },
  })
  thread.delegate({
    answer: () => Promise.reject(new Error('never')),
    buildIndex: async () => undefined,
    admit: () => ({ isAdmitted: true, leave: () => {} }),
  })
  await expect(monitoring.getStatus()).resolves.toEqual({ status: { embedded: 'operational' } })
})

test('the status is degraded for a minute after a search was refused', async () => {
  let now = Date.now()
  const { monitoring, thread } = await serve({ now: () => now })
  thread.refused()
  await expect(monitoring.getStatus()).resolves.toEqual({
    status: { embedded: 'degraded_performance' },
  })
  now += 61_000
  await expect(monitoring.getStatus()).resolves.toEqual({ status: { embedded: 'operational' } })
})

test('logs need a key with the right, and their type is one of the known', async () => {
  const { admin, client } = await serve()
  const refusal = 'Method not allowed with this API key'
  await expect(messageOf(client('plinth-search').getLogs())).resolves.toContain(refusal)
  const { key } = await admin.addApiKey({ acl: ['logs'] })
  await expect(client(key).getLogs()).resolves.toHaveProperty('logs')
  const asked = admin.customGet({ path: '1/logs?type=x' })
  await expect(messageOf(asked)).resolves.toContain('type')
})

test('the log has the last requests, by type, index, offset and length', async () => {
  const { admin } = await serve()
  await admin.saveObjects({ indexName: 'books', objects: [{ objectID: 'a', title: 'Ulysses' }] })
  await admin.search({ requests: [{ indexName: 'books', query: 'ulysses' }] })
  await admin.getSettings({ indexName: 'films' }).catch(() => undefined)
  const paths = async (...asked: Parameters<typeof admin.getLogs>) =>
    (await admin.getLogs(...asked)).logs.map(({ method, url }) => `${method} ${url}`)
  await expect(paths()).resolves.toEqual([
    'GET /1/indexes/films/settings',
    'POST /1/indexes/*/queries',
    'POST /1/indexes/books/batch',
  ])
  await expect(paths({ type: 'query' })).resolves.toEqual(['POST /1/indexes/*/queries'])
  await expect(paths({ type: 'build' })).resolves.toEqual(['POST /1/indexes/books/batch'])
  await expect(paths({ indexName: 'books', length: 1 })).resolves.toEqual([
    'POST /1/indexes/*/queries',
  ])
  await expect(paths({ indexName: 'books', offset: 1 })).resolves.toEqual([
    'POST /1/indexes/books/batch',
  ])
  const { logs } = await admin.getLogs({ type: 'error' })
  expect(logs).toMatchObject([
    {
      answer_code: '404',
      answer: 'Index films does not exist',
      index: 'films',
      sha1: expect.stringMatching(/^[\da-f]{40}$/),
      processing_time_ms: expect.stringMatching(/^\d+$/),
    },
  ])
})

test('the log has no key, no visitor and nothing of what was written', async () => {
  const { admin, address } = await serve()
  const { key } = await admin.addApiKey({ acl: ['search'] })
  await admin.getApiKey({ key })
  await admin.saveObjects({ indexName: 'books', objects: [{ objectID: 'a', title: 'canary' }] })
  await admin.search({ requests: [{ indexName: 'books', query: 'grid', userToken: 'canary' }] })
  const credentials = 'x-algolia-application-id=plinth&x-algolia-api-key=canary'
  await fetch(new URL(`/1/indexes/books?${credentials}`, address))
  const text = JSON.stringify(await admin.getLogs({ length: 1000 }))
  expect(text).toContain('grid')
  expect(text).toContain('/1/keys/[key]')
  for (const secret of ['canary', key, 'the-admin-key']) expect(text).not.toContain(secret)
})

test('a key for some indices sees the requests about these alone', async () => {
  const { admin, client } = await serve()
  for (const indexName of ['books', 'films']) {
    await admin.saveObjects({ indexName, objects: [{ objectID: 'a' }] })
  }
  const { key } = await admin.addApiKey({ acl: ['logs'], indexes: ['books'] })
  const { logs } = await client(key).getLogs()
  expect(logs.map(({ url }) => url)).toEqual(['/1/indexes/books/batch'])
})
