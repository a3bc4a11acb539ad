import { expect, test } from 'vitest'

import type { Background, PlainRequest } from '#provider/background.ts'
import { fromPlainAnswer, fromPlainRequest, toPlainAnswer } from '#provider/background.ts'
import { createProviderThread } from '#provider/provider.ts'
import type { ProviderThread } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import type { KeyValueStore } from '#provider/store.ts'
import { deferred } from '#tests/support/deferred.ts'

const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** Two providers on one store: one in front, and one to which it delegates. */
type Pair = {
  readonly front: ProviderThread
  readonly back: ProviderThread
  /** The kinds of delegated tasks, in order. */
  readonly tasks: string[]
  readonly store: KeyValueStore
  readonly hand: (change?: Partial<Background>) => void
}

type PairOptions = {
  /** Milliseconds that each time check of a search in front adds. */
  readonly step?: number
}

function createPair({ step = 0 }: PairOptions = {}): Pair {
  const store = createMemoryStore()
  const tasks: string[] = []
  let worked = 0
  const front = createProviderThread({ ...KEYS, store, startTimer: () => () => (worked += step) })
  const back = createProviderThread({
    ...KEYS,
    store: {
      ...store,
      commit: async (changes) => {
        await store.commit(changes)
        front.apply(changes)
      },
    },
  })
  const background: Background = {
    admit: () => ({ isAdmitted: true, leave: () => {} }),
    answer: async (request: PlainRequest) => {
      tasks.push(`${request.method} ${new URL(request.url).pathname}`)
      return toPlainAnswer(await back.answer(fromPlainRequest(request)))
    },
    buildIndex: async (id, columns) => {
      tasks.push('index')
      return structuredClone(await back.buildIndex(id, columns))
    },
  }
  return {
    front,
    back,
    tasks,
    store,
    hand: (change) => front.delegate({ ...background, ...change }),
  }
}

type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown }

async function send(
  { front }: Pair,
  request: { readonly method?: string; readonly path: string; readonly body?: unknown },
): Promise<Answer> {
  const { method = 'POST', path, body } = request
  const response = await front.answer(
    new Request(`http://provider.test${path}`, {
      method,
      headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': KEYS.adminKey },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const add = (pair: Pair, objectID: string) =>
  send(pair, { path: '/1/indexes/notes', body: { objectID, text: `note ${objectID}` } })

const found = async (pair: Pair, body: object = {}): Promise<Answer> =>
  send(pair, { path: '/1/indexes/notes/query', body: { query: 'note', ...body } })

const taskStatus = (pair: Pair) => send(pair, { method: 'GET', path: '/1/indexes/notes/task/1' })

test('a write that is handed over is read in front at once', async () => {
  const pair = createPair()
  await add(pair, 'before')
  pair.hand()
  expect(await add(pair, 'after')).toMatchObject({ status: 201 })
  expect(await send(pair, { method: 'GET', path: '/1/indexes/notes/after' })).toMatchObject({
    status: 200,
    body: { objectID: 'after' },
  })
  expect(pair.tasks).toEqual(['POST /1/indexes/notes'])
})

test('a write that is under way at the handover is part of what the other thread writes to', async () => {
  const pair = createPair()
  await add(pair, 'one')
  const underWay = add(pair, 'two')
  pair.hand()
  await Promise.all([underWay, add(pair, 'three')])
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 3 } })
})

test('the first search of an index waits for the other thread to build it', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 1 } })
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 1 } })
  expect(pair.tasks).toEqual(['index'])
})

test('while the other thread builds, searches find the old records and the task is not published', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  await found(pair)
  const permission = deferred()
  pair.hand({
    buildIndex: async (id, columns) => {
      await permission.promise
      return pair.back.buildIndex(id, columns)
    },
  })
  await add(pair, 'two')
  expect(await taskStatus(pair)).toMatchObject({
    body: { status: 'notPublished', pendingTask: true },
  })
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 1 } })
  permission.resolve()
  await expect
    .poll(async () => (await taskStatus(pair)).body)
    .toMatchObject({
      status: 'published',
    })
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 2 } })
})

test('an index that a write overtook while it was built is built again', async () => {
  const pair = createPair()
  await add(pair, 'one')
  let isOvertaken = false
  pair.hand({
    buildIndex: async (id, columns) => {
      const built = await pair.back.buildIndex(id, columns)
      if (!isOvertaken) {
        isOvertaken = true
        await add(pair, 'two')
      }
      return built
    },
  })
  await found(pair)
  await expect.poll(async () => (await found(pair)).body).toMatchObject({ nbHits: 2 })
})

test('a change of settings that does not shape the index builds nothing', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  await found(pair)
  await send(pair, {
    method: 'PUT',
    path: '/1/indexes/notes/settings',
    body: { hitsPerPage: 7 },
  })
  expect(await taskStatus(pair)).toMatchObject({ body: { status: 'published' } })
  expect(await found(pair)).toMatchObject({ body: { hitsPerPage: 7 } })
  expect(pair.tasks.filter((task) => task === 'index')).toHaveLength(1)
})

test('a search that takes long is answered by the other thread', async () => {
  const pair = createPair({ step: 100 })
  await add(pair, 'one')
  pair.hand()
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 1 } })
  expect(pair.tasks).toEqual(['index', 'POST /1/indexes/notes/query'])
})

test('a search that takes long is refused with 429 and a time while too many wait', async () => {
  const pair = createPair({ step: 100 })
  await add(pair, 'one')
  pair.hand({ admit: () => ({ isAdmitted: false, retryAfter: 3 }) })
  const { status, headers, body } = await found(pair)
  expect({ status, retryAfter: headers.get('retry-after'), body }).toEqual({
    status: 429,
    retryAfter: '3',
    body: {
      message: 'Too many long searches at the moment, expected the next one in 3 s',
      status: 429,
    },
  })
  expect(pair.tasks).toEqual(['index'])
})

test('a place among the long searches is given back, also when the other thread fails', async () => {
  const pair = createPair({ step: 100 })
  await add(pair, 'one')
  let places = 0
  pair.hand({
    admit: () => {
      places += 1
      return { isAdmitted: true, leave: () => (places -= 1) }
    },
    answer: () => Promise.reject(new Error('The worker ended.')),
  })
  expect(await found(pair)).toMatchObject({
    status: 503,
    body: { message: 'The request was interrupted, expected another try', status: 503 },
  })
  expect(places).toBe(0)
})

test('a body that is too large is refused before it is handed over', async () => {
  const pair = createPair()
  pair.hand()
  const text = 'x'.repeat(10_000_001)
  expect(
    await send(pair, { path: '/1/indexes/notes/batch', body: { requests: [{ text }] } }),
  ).toMatchObject({ status: 413 })
  expect(pair.tasks).toEqual([])
})

test('what the other thread wrote before it ended is read from the store', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  // Committed by a thread that ended before reporting it.
  await pair.store.commit(
    Array.from(pair.store.entries('record/'), ([key, text]) => [
      key.replace(/0$/, '1'),
      text.replaceAll('one', 'two'),
    ]),
  )
  pair.front.delegate(undefined)
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 2 } })
  await add(pair, 'three')
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 3 } })
})

const configuration = { indexName: 'suggested', sourceIndices: [{ indexName: 'notes' }] }

/** Resolves to the status of the suggestions after their build has finished. */
async function builtStatus(pair: Pair): Promise<unknown> {
  const { body } = await send(pair, { method: 'GET', path: '/1/configs/suggested/status' })
  if (typeof body !== 'object' || body === null || !('isRunning' in body)) return body
  if (body.isRunning !== true) return body
  await new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  return builtStatus(pair)
}

test('suggestions are built where writes are made, and their log is read in front', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  await send(pair, { path: '/1/configs', body: configuration })
  expect(await builtStatus(pair)).toMatchObject({ lastSuccessfulBuiltAt: expect.any(String) })
  expect(pair.tasks).toContain('GET /1/configs/suggested/status')
  expect(await send(pair, { method: 'GET', path: '/1/logs/suggested' })).toMatchObject({
    status: 200,
    body: expect.arrayContaining([expect.objectContaining({ message: '0 suggestions' })]),
  })
  expect(pair.tasks).not.toContain('GET /1/logs/suggested')
})

test('a build that is under way at the handover writes nothing, because writes are made elsewhere', async () => {
  const pair = createPair()
  await send(pair, { path: '/1/configs', body: configuration })
  pair.hand()
  await new Promise((resolve) => {
    setTimeout(resolve, 500)
  })
  expect([...pair.store.entries('config/suggestion-builds/')]).toEqual([])
})

test('an answer without content crosses the threads as one without content', async () => {
  const plain = await toPlainAnswer(new Response(null, { status: 204, headers: { etag: 'x' } }))
  const answer = fromPlainAnswer(plain)
  expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([204, null, 'x'])
})
