import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createProvider } from '#provider/provider.ts'
import { createMemoryStore, type KeyValueStore, StoreCorruptError } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

function connect(store: KeyValueStore): Ask {
  const provider = createProvider({
    ...PATIENT,
    appId: 'app',
    adminKey: 'admin',
    searchKey: 'search',
    store,
    now: () => 0,
  })
  return async (method, path, body) => {
    const response = await provider(
      new Request(`http://provider.test${path}`, {
        method,
        headers: { 'x-algolia-application-id': 'app', 'x-algolia-api-key': 'admin' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const { processingTimeMS: _, ...rest } = await response.json()
    return rest
  }
}

const NAMES = ['a', 'b', '__proto__']
const name = fc.constantFrom(...NAMES)
const objectID = fc.constantFrom('1', '2', '3', 'constructor')
const record = fc.record({ objectID, n: fc.nat(9) })
const action = fc.oneof(
  fc.record({
    action: fc.constantFrom('addObject', 'partialUpdateObject', 'deleteObject'),
    body: record,
  }),
  fc.record({ action: fc.constantFrom('clear', 'delete') }),
)

type Step = readonly [method: string, path: string, body?: unknown]

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(name, fc.array(action, { maxLength: 4 }))
    .map(([index, requests]): Step => ['POST', `/1/indexes/${index}/batch`, { requests }]),
  fc
    .tuple(name, name, fc.constantFrom('copy', 'move'), fc.constantFrom(undefined, ['settings']))
    .map(([index, destination, operation, scope]): Step => [
      'POST',
      `/1/indexes/${index}/operation`,
      { operation, destination, ...(scope && operation === 'copy' && { scope }) },
    ]),
  fc
    .tuple(name, fc.subarray(['b', 'r']), fc.nat(5))
    .map(([index, replicas, hitsPerPage]): Step => [
      'PUT',
      `/1/indexes/${index}/settings`,
      { replicas, hitsPerPage },
    ]),
  name.map((index): Step => ['DELETE', `/1/indexes/${index}`]),
  name.map((index): Step => ['POST', `/1/indexes/${index}/clear`]),
  fc
    .tuple(name, fc.constantFrom('x', 'y'))
    .map(([index, word]): Step => [
      'POST',
      `/1/indexes/${index}/synonyms/batch`,
      [{ objectID: word, type: 'synonym', synonyms: [word, 'z'] }],
    ]),
  fc.constant<Step>(['POST', '/1/keys', { acl: ['search'] }]),
)

async function readAll(ask: Ask): Promise<unknown> {
  const reads = [...NAMES, 'r'].flatMap((index) => [
    ask('GET', `/1/indexes/${index}/settings`),
    ask('POST', `/1/indexes/${index}/browse`, {}),
    ask('POST', `/1/indexes/${index}/synonyms/search`, {}),
  ])
  return Promise.all([...reads, ask('GET', '/1/indexes'), ask('GET', '/1/keys')])
}

test('a reopened provider answers like the one that wrote its store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = createMemoryStore()
      const living = connect(store)
      for (const [method, path, body] of steps) await living(method, path, body)
      const before = await readAll(living)
      expect(await readAll(connect(store))).toEqual(before)
    }),
    { numRuns: 50 },
  )
})

test('concurrent writes run one after another', async () => {
  const ask = connect(createMemoryStore())
  const increments = Array.from({ length: 50 }, () =>
    ask('POST', '/1/indexes/a/1/partial', { n: { _operation: 'Increment', value: 1 } }),
  )
  await Promise.all(increments)
  expect(await ask('GET', '/1/indexes/a/1')).toEqual({ objectID: '1', n: 50 })
})

test('every request to a provider with a corrupt store fails with the name of the entry', async () => {
  const store = createMemoryStore()
  await connect(store)('POST', '/1/indexes/a/batch', { requests: [] })
  await store.commit([['synonyms/000000000001', 'not JSON']])
  const ask = connect(store)
  await expect(ask('GET', '/1/keys')).rejects.toThrow(StoreCorruptError)
  await expect(ask('GET', '/1/keys')).rejects.toThrow('synonyms/000000000001')
})

test('the records of deleted and replaced indices are deleted from the store', async () => {
  const store = createMemoryStore()
  const ask = connect(store)
  const requests = Array.from({ length: 20 }, (_, n) => ({
    action: 'addObject',
    body: { objectID: `${n}` },
  }))
  await ask('POST', '/1/indexes/a/batch', { requests })
  await ask('POST', '/1/indexes/tmp/batch', { requests: requests.slice(0, 5) })
  await ask('POST', '/1/indexes/tmp/operation', { operation: 'move', destination: 'a' })
  await ask('POST', '/1/indexes/b/batch', { requests: [] })
  expect([...store.entries('record/')]).toHaveLength(5)
  expect([...store.entries('garbage/')]).toHaveLength(0)
  expect([...store.entries('index/')]).toHaveLength(2)
})
