import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  builtIndexesName,
  DATABASE_PATIENCE,
  deleteBuiltIndexes,
} from '#offline/contract/built-indexes.ts'
import { keptPlace } from '#offline/contract/kept-site.ts'
import type { KnownFile } from '#offline/contract/local-provider.ts'
import { createIndexProvider } from '#offline/provider/answer-messages.ts'
import { openDeviceIndexCache } from '#offline/provider/device-index-cache.ts'
import { writeIndexFiles } from '#offline/provider/index-file.ts'
import { createFakeCaches } from '#tests/support/fake-caches.ts'
import { stubDatabases } from '#tests/support/fake-databases.ts'
import { comparable } from '#tests/support/local-provider.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'

const base = '/plinth/'
const path = '/plinth/assets/provider-worker-1.js'
const part: KnownFile = { url: '/plinth/assets/records-a-1.json', integrity: 'sha384-a' }
const file = { parts: [part], names: ['a', 'a_newest'] }

let { caches } = createFakeCaches()

beforeEach(() => {
  caches = createFakeCaches().caches
  vi.stubGlobal('caches', caches)
  stubDatabases()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function keepSite(): Promise<void> {
  const { cacheName, address } = keptPlace(base)
  const list = await caches.open(cacheName)
  await list.put(address, Response.json({ current: { version: 'one' } }))
}

/** The file of an index with a replica. */
async function writeIndex(): Promise<Uint8Array> {
  const { store, client } = createMemoryProvider()
  await client.setSettings({ indexName: 'a', indexSettings: { replicas: ['a_newest'] } })
  const objects = ['Grid', 'Subgrid', 'Flexbox'].map((name) => ({ objectID: name, name }))
  await client.saveObjects({ indexName: 'a', objects })
  const [written] = writeIndexFiles(store, '2026-11-28')
  return new TextEncoder().encode(written?.text)
}

/** Starts a provider as a worker does; resolves to its answer, and how many indexes it read and built. */
async function search(own = { file, path }) {
  const cache = await openDeviceIndexCache(own.file, { path: own.path, base })
  const uses = { read: 0, built: 0 }
  const indexCache = cache && {
    ...cache,
    find: (source: Parameters<typeof cache.find>[0]) => {
      const found = cache.find(source)
      uses[found.parts ? 'read' : 'built'] += 1
      return found
    },
  }
  const ask = createIndexProvider([await writeIndex()], { indexCache })
  const requests = file.names.map((indexName) => ({ indexName, query: 'gri' }))
  const keys = 'x-algolia-application-id=plinth&x-algolia-api-key=plinth-search'
  const { content } = await ask({
    path: `/1/indexes/*/queries?${keys}`,
    body: JSON.stringify({ requests }),
  })
  return { answer: comparable(JSON.parse(content)), uses }
}

async function storedIds(): Promise<readonly number[]> {
  const cache = await openDeviceIndexCache(file, { path, base })
  const ids = Array.from({ length: 10 }, (_, id) => id)
  return ids.filter((id) => cache?.find({ id, shape: '', texts: [] }).parts)
}

/** The indexes are stored after the answer. */
async function expectStored(count: number): Promise<void> {
  await expect.poll(storedIds).toHaveLength(count)
}

test('a device that keeps the site reads the indexes that it has built, and searches find the same', async () => {
  await keepSite()
  const first = await search()
  expect(first.uses).toEqual({ read: 0, built: 2 })
  await expectStored(2)
  await expect(search()).resolves.toEqual({ ...first, uses: { read: 2, built: 0 } })
})

test.each([
  ['by another script', { file, path: '/plinth/assets/provider-worker-2.js' }],
  ['from other records', { file: { ...file, parts: [{ ...part, integrity: 'sha384-b' }] }, path }],
])('an index that was built %s is built again, and replaced', async (_what, own) => {
  await keepSite()
  await search(own)
  await expect.poll(() => search(own).then(({ uses }) => uses.read)).toBe(2)
  const { uses } = await search()
  expect(uses).toEqual({ read: 0, built: 2 })
  await expectStored(2)
})

test('a device that does not keep the site stores no index', async () => {
  const { uses } = await search()
  expect(uses).toEqual({ read: 0, built: 0 })
  await expect(indexedDB.databases()).resolves.toEqual([])
})

test('a browser that refuses to open databases builds its indexes', async () => {
  await keepSite()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not allowed.', 'SecurityError')
    },
  })
  const { answer } = await search()
  expect(answer).toContain('<em>Gri</em>d')
})

test('the indexes of a site are deleted, and those of another stay', async () => {
  await keepSite()
  await search()
  await expectStored(2)
  const other = builtIndexesName('/other/')
  await new Promise((resolve) => {
    indexedDB.open(other).addEventListener('success', resolve)
  })
  await deleteBuiltIndexes(base)
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toEqual([other])
})

test('a database that a browser neither deletes nor opens holds up no removal and no search', async () => {
  await keepSite()
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', {
    open: () => new EventTarget(),
    deleteDatabase: () => new EventTarget(),
  })
  const deleted = deleteBuiltIndexes(base)
  await vi.advanceTimersByTimeAsync(DATABASE_PATIENCE)
  await expect(deleted).resolves.toBeUndefined()
  const opened = openDeviceIndexCache(file, { path, base })
  await vi.advanceTimersByTimeAsync(DATABASE_PATIENCE)
  await expect(opened).resolves.toBeUndefined()
})
