import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { IndexFile, WorkerMessage, WorkerReport } from '#offline/contract/local-provider.ts'
import { type WorkerLike, createLocalProvider } from '#search/local/local-provider.ts'

type Listener = Parameters<WorkerLike['addEventListener']>[1]

/** A worker whose messages the test reads and sends. */
type Fake = WorkerLike & {
  readonly got: WorkerMessage[]
  readonly say: (report: WorkerReport) => void
  readonly crash: () => void
  isClosed: boolean
}

function fakeWorker(): Fake {
  const listeners: Record<string, Listener[]> = { message: [], error: [] }
  const fake: Fake = {
    got: [],
    isClosed: false,
    addEventListener: (type, listener) => listeners[type]?.push(listener),
    postMessage: (message: WorkerMessage) => void fake.got.push(message),
    terminate: () => {
      fake.isClosed = true
    },
    say: (data) => listeners['message']?.forEach((listener) => listener({ data })),
    crash: () => listeners['error']?.forEach((listener) => listener({})),
  }
  return fake
}

const file = (name: string, bytes: number): IndexFile => ({
  parts: [{ url: `/${name}.json`, integrity: `sha384-${name}` }],
  bytes,
  names: [name, `${name}_newest`],
})

const [features, compat] = [file('features', 400_000), file('compat', 1_400_000)]

function create() {
  const workers: Fake[] = []
  const provider = createLocalProvider({
    indices: [features, compat],
    startWorker: () => {
      const worker = fakeWorker()
      workers.push(worker)
      return worker
    },
  })
  return { provider, workers }
}

const queries = (...names: readonly string[]) => ({
  path: '/1/indexes/*/queries?key=k',
  body: JSON.stringify({ requests: names.map((indexName, at) => ({ indexName, at })) }),
})

/** Answers the last request of a worker: a result for each search, which names the worker and the search. */
function answer(worker: Fake | undefined, name: string): void {
  const asked = worker?.got.at(-1)
  if (worker === undefined || asked?.kind !== 'ask') throw new Error('Nothing was asked.')
  const { requests }: { readonly requests: readonly { readonly at: number }[] } = JSON.parse(
    asked.body,
  )
  const results = requests.map(({ at }) => `${name} ${at}`)
  worker.say({ kind: 'answered', id: asked.id, status: 200, content: JSON.stringify({ results }) })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an index is loaded when it is first asked, with its digest, and no other is', async () => {
  const { provider, workers } = create()
  expect(workers).toEqual([])
  const asked = provider.ask(queries('features_newest'))
  expect(workers).toHaveLength(1)
  expect(workers[0]?.got[0]).toEqual({
    kind: 'open',
    parts: [{ url: '/features.json', integrity: 'sha384-features' }],
    names: ['features', 'features_newest'],
  })
  answer(workers[0], 'F')
  expect(await asked).toEqual({ status: 200, content: '{"results":["F 0"]}' })
  void provider.ask(queries('features'))
  expect(workers).toHaveLength(1)
})

test('searches of two indices are divided, and their answers are joined in the order of the searches', async () => {
  const { provider, workers } = create()
  const asked = provider.ask(queries('compat', 'features', 'compat_newest'))
  expect(workers).toHaveLength(2)
  // The first worker is that of the first search.
  answer(workers[1], 'F')
  answer(workers[0], 'C')
  expect(await asked).toEqual({ status: 200, content: '{"results":["C 0","F 1","C 2"]}' })
})

test('a refusal of one part is the answer to all', async () => {
  const { provider, workers } = create()
  const asked = provider.ask(queries('features', 'compat'))
  answer(workers[0], 'F')
  const content = '{"message":"no","status":400}'
  workers[1]?.say({ kind: 'answered', id: 1, status: 400, content })
  expect(await asked).toEqual({ status: 400, content })
})

test('while an index is loaded for a search its size is told, and no longer', async () => {
  const { provider, workers } = create()
  void provider.ask(queries('features'))
  expect(provider.loading.get()).toBe('Loading the index, 0.4 MB…')
  void provider.ask(queries('features', 'compat'))
  expect(provider.loading.get()).toBe('Loading 2 indices, 1.8 MB…')
  workers[0]?.say({ kind: 'opened' })
  await vi.advanceTimersByTimeAsync(0)
  expect(provider.loading.get()).toBe('Loading the index, 1.4 MB…')
  workers[1]?.say({ kind: 'opened' })
  await vi.advanceTimersByTimeAsync(0)
  expect(provider.loading.get()).toBe('')
  void provider.ask(queries('features'))
  expect(provider.loading.get()).toBe('')
})

test.each([
  ['its file cannot be loaded', (worker: Fake | undefined) => worker?.say({ kind: 'failed' })],
  ['its script cannot be loaded', (worker: Fake | undefined) => worker?.crash()],
])(
  'a search of an index fails as without a network if %s, and the next one loads it again',
  async (_, fail) => {
    const { provider, workers } = create()
    const asked = provider.ask(queries('features'))
    fail(workers[0])
    expect(await asked).toMatchObject({ status: 0 })
    await vi.advanceTimersByTimeAsync(0)
    expect(provider.loading.get()).toBe('')
    expect(workers[0]?.isClosed).toBe(true)
    void provider.ask(queries('features'))
    expect(workers).toHaveLength(2)
  },
)

test('indices that nothing has asked for are loaded one after another, and nothing is told of them', async () => {
  const { provider, workers } = create()
  const next = provider.loadNext()
  expect(workers).toHaveLength(1)
  expect(provider.loading.get()).toBe('')
  workers[0]?.say({ kind: 'opened' })
  expect(await next).toBe(true)
  const last = provider.loadNext()
  workers[1]?.say({ kind: 'opened' })
  expect(await last).toBe(true)
  expect(await provider.loadNext()).toBe(false)
})

test('an index that nobody asks for ten minutes is released, and loaded again for the next search', async () => {
  const { provider, workers } = create()
  void provider.ask(queries('features'))
  workers[0]?.say({ kind: 'opened' })
  await vi.advanceTimersByTimeAsync(599_000)
  void provider.ask(queries('features'))
  await vi.advanceTimersByTimeAsync(599_000)
  expect(workers[0]?.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(workers[0]?.isClosed).toBe(true)
  void provider.ask(queries('features'))
  expect(workers).toHaveLength(2)
})
