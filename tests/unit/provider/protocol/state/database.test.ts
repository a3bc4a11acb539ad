import { expect, test } from 'vitest'

import type { IndexParts, SearchIndex } from '#engine/index.ts'
import type { IndexCache } from '#provider/index-cache.ts'
import {
  openIndex,
  clearIndex,
  deleteIndex,
  putEntry,
} from '#provider/protocol/indices/write-index.ts'
import { putRecord } from '#provider/protocol/records/write-record.ts'
import { findIndex } from '#provider/protocol/request/request-context.ts'
import { createDatabase } from '#provider/protocol/state/database.ts'
import { openState } from '#provider/protocol/state/state.ts'
import { createMemoryStore, type KeyValueStore, StoreCorruptError } from '#provider/store.ts'

type Database = ReturnType<typeof createDatabase>

const open = (store: KeyValueStore): Database => createDatabase({ store, now: () => 0 })

async function add(database: Database, objectID: string): Promise<void> {
  await database.write((draft) => {
    const index = openIndex(draft, 'a')
    putRecord(draft, { index, body: {}, objectID, recordBytes: 1000, position: 0 })
  })
}

async function built(database: Database): Promise<SearchIndex> {
  const state = await database.read()
  return database.searchIndex(state, findIndex(state, 'a')?.id ?? 0)
}

const setSettings = (database: Database, settings: object): Promise<unknown> =>
  database.write((draft) => {
    const { id, entry } = openIndex(draft, 'a')
    putEntry(draft, id, { ...entry, settings: { ...settings } })
  })

test('a search index is rebuilt only after a change of records or of its shape', async () => {
  const database = open(createMemoryStore())
  await add(database, '1')
  const first = await built(database)
  expect(await built(database)).toBe(first)
  await setSettings(database, { hitsPerPage: 3 })
  expect(await built(database)).toBe(first)
  await setSettings(database, { searchableAttributes: ['name'] })
  const second = await built(database)
  expect(second).not.toBe(first)
  await add(database, '2')
  expect(await built(database)).not.toBe(second)
})

test('a search index is made of the parts that were kept of the same records, and built of others', async () => {
  const store = createMemoryStore()
  const kept = new Map<string, IndexParts>()
  const indexCache: IndexCache = {
    find({ id, shape, texts }) {
      const key = JSON.stringify([id, shape, ...texts])
      return { parts: kept.get(key), keep: (parts) => void kept.set(key, parts) }
    },
    retain: () => kept.clear(),
  }
  const openCached = () => createDatabase({ store, now: () => 0, indexCache })
  const database = openCached()
  await add(database, '1')
  await built(database)
  const [parts] = kept.values()
  const next = openCached()
  expect((await built(next)).text).toBe(parts?.text)
  await add(next, '2')
  expect((await built(next)).text).not.toBe(parts?.text)
  expect(kept.size).toBe(2)
  await next.write((draft) => deleteIndex(draft, 'a'))
  await expect.poll(() => kept.size).toBe(0)
})

test('a state does not change after it is read', async () => {
  const database = open(createMemoryStore())
  await add(database, '1')
  const state = await database.read()
  await add(database, '2')
  await database.write((draft) => clearIndex(draft, openIndex(draft, 'a')))
  expect([...state.sets.values()].map(({ rows }) => rows.size)).toEqual([1])
})

test('a write that throws, or that the store refuses, changes nothing', async () => {
  const inner = createMemoryStore()
  let isBroken = false
  const store: KeyValueStore = {
    ...inner,
    commit: async (changes) => {
      if (isBroken) throw new Error('No space left on device')
      await inner.commit(changes)
    },
  }
  const database = open(store)
  await add(database, '1')
  const before = await database.read()
  const failing = database.write((draft) => {
    openIndex(draft, 'b')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  isBroken = true
  await expect(add(database, '2')).rejects.toThrow('No space left on device')
  const after = await database.read()
  expect([
    after.meta,
    [...after.names],
    [...after.sets.values()].map(({ rows }) => rows.size),
  ]).toEqual([before.meta, [...before.names], [1]])
  isBroken = false
  await add(database, '3')
  expect([...(await database.read()).sets.values()].map(({ rows }) => rows.size)).toEqual([2])
})

test('a write is visible only after its commit', async () => {
  const inner = createMemoryStore()
  const waiting: (() => void)[] = []
  const store: KeyValueStore = {
    ...inner,
    commit: (changes) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(inner.commit(changes)))
      }),
  }
  const database = open(store)
  const written = add(database, '1')
  await expect.poll(() => waiting).toHaveLength(1)
  expect((await database.read()).names.size).toBe(0)
  waiting[0]?.()
  await written
  expect((await database.read()).names.size).toBe(1)
})

test.each([
  ['meta', '{"version":2,"next":1}', 'has format 2; this program reads format 1'],
  ['meta', '{"version":1}', 'has no usable sequence number'],
  ['index/000000000001', '{"name":', 'is not JSON'],
  ['index/000000000001', '[]', 'is not an object'],
  ['index/000000000001', '{"name":"a"}', 'does not describe an index'],
  ['synonyms/000000000001', '{}', 'is not a list'],
  ['synonyms/000000000001', '[{}]', 'holds an object without objectID'],
  ['record/000000000002/000000000000', '{"n":1}', 'is a record without objectID'],
  ['record/000000000002/000000000000', '{"objectID":"1', 'is not JSON'],
  ['record/000000000002/000000000000', '{"objectID":"1}', 'is not JSON'],
  ['record/000000000002/zero', '{"objectID":"1"}', 'has no number where one belongs'],
  ['key/abc', '{"acl":"search"}', 'does not describe an API key'],
])('the entry %s with the value %s is refused: it %s', async (key, text, problem) => {
  const store = createMemoryStore()
  await add(open(store), '1')
  await store.commit([[key, text]])
  expect(() => openState(store)).toThrow(StoreCorruptError)
  expect(() => openState(store)).toThrow(`The store's entry "${key}" ${problem}`)
})

test('a store with a replica of a missing primary is refused', async () => {
  const store = createMemoryStore()
  await add(open(store), '1')
  const [[key, text] = ['', '']] = store.entries('index/')
  await store.commit([[key, JSON.stringify({ ...JSON.parse(text), set: null, primary: 99 })]])
  expect(() => openState(store)).toThrow('points to an index that does not exist')
})

test('an interrupted deletion of garbage is repeated after the next write', async () => {
  const store = createMemoryStore()
  const database = open(store)
  await add(database, '1')
  await database.write((draft) => {
    const index = openIndex(draft, 'a')
    clearIndex(draft, index)
  })
  await store.commit([
    ['garbage/000000000777', '{}'],
    ['record/000000000777/000000000000', '{"objectID":"left"}'],
  ])
  const reopened = open(store)
  await add(reopened, '2')
  await add(reopened, '3')
  expect([...store.entries('record/000000000777/'), ...store.entries('garbage/')]).toEqual([])
})
