import { expect, test } from 'vitest'

import { fromPlainAnswer, toPlainAnswer } from '#provider/background.ts'
import { UnstoredError } from '#provider/store.ts'

import { add, createPair, found, type Pair, send } from './background-pair.ts'

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

test('an index that a write overtook while it was built is built again', async () => {
  const pair = createPair()
  await add(pair, 'one')
  let isOvertaken = false
  pair.hand({
    buildIndex: async (id) => {
      const built = await pair.back.buildIndex(id)
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

test('a write that the other thread cannot store is refused with 409, and known in front', async () => {
  const pair = createPair()
  await add(pair, 'one')
  const message = 'Nothing was stored: the disk of the provider is full, expected free space'
  pair.hand()
  pair.store.commit = () => Promise.reject(new UnstoredError(message))
  expect(await add(pair, 'two')).toMatchObject({ status: 409, body: { message, status: 409 } })
  expect(await send(pair, { method: 'GET', path: '/1/status' })).toMatchObject({
    body: { status: { embedded: 'partial_outage' } },
  })
  expect(await found(pair)).toMatchObject({ body: { nbHits: 1 } })
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

const RECOMMEND = '/1/indexes/*/recommendations'

const recommend = (pair: Pair, ...models: readonly string[]) => {
  const requests = models.map((model) => {
    const subject = model.startsWith('trending') ? {} : { objectID: 'one' }
    return Object.assign(subject, { indexName: 'notes', model, threshold: 0 })
  })
  return send(pair, { path: RECOMMEND, body: { requests } })
}

test('recommendations that follow from events are answered in the other thread, others in front', async () => {
  const pair = createPair()
  await add(pair, 'one')
  await found(pair)
  pair.hand()
  expect(await recommend(pair, 'related-products', 'looking-similar')).toMatchObject({
    status: 200,
  })
  expect(pair.tasks).not.toContain(`POST ${RECOMMEND}`)
  for (const model of ['bought-together', 'trending-items']) {
    pair.tasks.length = 0
    expect(await recommend(pair, 'related-products', model)).toMatchObject({ status: 200 })
    expect(pair.tasks).toEqual([`POST ${RECOMMEND}`])
  }
  pair.hand({ admit: () => ({ isAdmitted: false, retryAfter: 3 }) })
  expect(await recommend(pair, 'trending-items')).toMatchObject({ status: 429 })
  expect(await recommend(pair, 'related-products')).toMatchObject({ status: 200 })
})
