import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { catalogue, indexNames } from '#catalogue/indices.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore, type KeyValueStore, type StoreChange } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'
import { describeCatalogue, fillStore } from '#server/start/fill.ts'
import type { Progress } from '#server/start/progress.ts'
import { PATIENT } from '#tests/support/patient.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

const keys = { appId: 'plinth', adminKey: 'the-admin-key' }

/** The steps that a start prints. */
type Start = { readonly steps: readonly string[]; readonly sizes: ReadonlyMap<string, number> }

/** A start with a new provider on an existing store, as after a restart. */
async function start(store: KeyValueStore): Promise<Start> {
  const provider = createProvider({ ...PATIENT, ...keys, searchKey: 'plinth-search', store })
  const steps: string[] = []
  const progress: Progress = { report: ({ step }) => steps.push(step), finish: () => {} }
  const wanted = await describeCatalogue(root)
  await fillStore({ store, provider, ...keys, prefix: '', wanted }, progress)
  const { items } = await connectWithin(provider, {
    appId: keys.appId,
    key: keys.adminKey,
  }).listIndices()
  return { steps, sizes: new Map(items.map(({ name, entries }) => [name, entries])) }
}

/** A copy of a store, so that each test can damage its own. */
async function copyOf(store: KeyValueStore): Promise<KeyValueStore> {
  const copy = createMemoryStore()
  await copy.commit([...store.entries('')])
  return copy
}

const connectTo = (store: KeyValueStore) =>
  connectWithin(createProvider({ ...PATIENT, ...keys, searchKey: 'plinth-search', store }), {
    appId: keys.appId,
    key: keys.adminKey,
  })

/** The process that writes to a store has died. */
class DeathError extends Error {}

/** Wraps a store so that its process dies before the commit that `isLast` selects. */
function dying(
  store: KeyValueStore,
  isLast: (changes: readonly StoreChange[]) => boolean,
): KeyValueStore {
  let isDead = false
  return {
    ...store,
    commit: async (changes) => {
      isDead ||= isLast(changes)
      if (isDead) throw new DeathError()
      await store.commit(changes)
    },
  }
}

/** The first such commit follows the settings of an index and precedes its records. */
const isOfRecords = (changes: readonly StoreChange[]): boolean =>
  changes.some(([key]) => key.startsWith('record/'))

const filled = createMemoryStore()
let death: unknown
let first: Start

// Filling all indices takes seconds, so only one start does, after a start that died.
beforeAll(async () => {
  death = await start(dying(filled, isOfRecords)).catch((error: unknown) => error)
  first = await start(filled)
})

const replicaNames = indexNames.flatMap((name) => catalogue[name].replicas.map((it) => it.name))

/** Numbers of records that a start reports, by index. */
const announced = ({ steps }: Start): readonly (readonly [string, number])[] =>
  steps.flatMap((step) => {
    const [, name, count = ''] = /^filling (\w+): ([\d,]+) records$/.exec(step) ?? []
    return name === undefined ? [] : [[name, Number(count.replaceAll(',', ''))]]
  })

test('a start that died before the records of the first index is made up for by the next', () => {
  expect(death).toBeInstanceOf(DeathError)
  expect([...first.sizes.keys()]).toEqual(expect.arrayContaining([...indexNames, ...replicaNames]))
  const sent = announced(first)
  expect(sent.map(([name]) => name)).toEqual(expect.arrayContaining([...indexNames]))
  expect(sent.map(([name]) => [name, first.sizes.get(name)])).toEqual(sent)
})

test('no step of a start comes twice, and each index has one for its settings and one for its records', () => {
  const ofIndices = first.steps
    .filter((step) => /^(?:setting up|filling) /.test(step))
    .map((step) => step.replace(/:.*/, ''))
  // The previous start has created the settings of the first index.
  const all = indexNames.flatMap((name) => [`setting up ${name}`, `filling ${name}`])
  expect(new Set(ofIndices)).toEqual(new Set(all.filter((step) => ofIndices.includes(step))))
  expect(ofIndices.filter((step, at) => step !== ofIndices[at - 1])).toHaveLength(
    new Set(ofIndices).size,
  )
})

test('a filled store is left as it is by the next start', async () => {
  expect((await start(filled)).steps).toEqual([])
})

test('a store that lacks one index has that one alone filled again, and the start says so', async () => {
  const store = await copyOf(filled)
  await connectTo(store).deleteIndex({ indexName: 'releases' })
  const { steps, sizes } = await start(store)
  expect(sizes).toEqual(first.sizes)
  expect(steps[0]).toBe('index releases is missing and is filled again')
  expect(steps.filter((step) => step.startsWith('filling '))).toEqual([
    expect.stringMatching(/^filling releases: /),
  ])
})

test('a store that lacks a sorted copy has it again, with its records, after the next start', async () => {
  const store = await copyOf(filled)
  const client = connectTo(store)
  const [indexName = ''] = replicaNames
  await client.setSettings({ indexName: 'features', indexSettings: { replicas: [] } })
  await client.deleteIndex({ indexName })
  const { steps, sizes } = await start(store)
  expect(steps[0]).toBe('index features is missing and is filled again')
  expect(sizes).toEqual(first.sizes)
  expect((await start(store)).steps).toEqual([])
})

test('a start that died while it filled a missing index is made up for by the next', async () => {
  const store = await copyOf(filled)
  await connectTo(store).deleteIndex({ indexName: 'releases' })
  await expect(start(dying(store, isOfRecords))).rejects.toThrow(DeathError)
  const { sizes } = await start(store)
  expect(sizes).toEqual(first.sizes)
})

test('a change of the code that sends records changes what an index is filled of', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await mkdir(join(folder, 'src/provision'), { recursive: true })
  const write = (code: string) => writeFile(join(folder, 'src/provision/apply.ts'), code)
  await write('before')
  const before = await describeCatalogue(folder)
  await write('after')
  expect(await describeCatalogue(folder)).not.toBe(before)
})
