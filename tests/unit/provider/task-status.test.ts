import { expect, test } from 'vitest'

import { at } from '#tests/contract/target.ts'
import { deferred } from '#tests/support/deferred.ts'

import { add, createPair, found, type Pair, send } from './background-pair.ts'

const statusOf = (pair: Pair, task: unknown, place = 'indexes/notes/') =>
  send(pair, { method: 'GET', path: `/1/${place}task/${String(task)}` })

/** Hands over to a thread that builds nothing until it is allowed to. */
function handWithPermission(pair: Pair) {
  const permission = deferred()
  pair.hand({
    buildIndex: async (id) => {
      await permission.promise
      return pair.back.buildIndex(id)
    },
  })
  return permission
}

const PENDING = { body: { status: 'notPublished', pendingTask: true } }
const PUBLISHED = { body: { status: 'published', pendingTask: false } }

test('while the other thread builds, searches find the old records and the task is not published', async () => {
  const pair = createPair()
  const earlier = at((await add(pair, 'one')).body, 'taskID')
  pair.hand()
  await found(pair)
  const permission = handWithPermission(pair)
  const later = at((await add(pair, 'two')).body, 'taskID')
  expect(await statusOf(pair, later)).toMatchObject(PENDING)
  expect(await statusOf(pair, earlier)).toMatchObject(PUBLISHED)
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 1 } })
  permission.resolve()
  await expect.poll(() => statusOf(pair, later)).toMatchObject(PUBLISHED)
  expect(await found(pair)).toMatchObject({ status: 200, body: { nbHits: 2 } })
})

test.each(['indexes/notes/', 'indexes/other/', 'indexes/nowhere/', ''])(
  'a task under way is not published when it is asked for below /1/%s',
  async (place) => {
    const pair = createPair()
    await add(pair, 'one')
    await send(pair, { path: '/1/indexes/other', body: { objectID: 'one' } })
    pair.hand()
    await found(pair)
    const permission = handWithPermission(pair)
    const task = at((await add(pair, 'two')).body, 'taskID')
    expect(await statusOf(pair, task, place)).toMatchObject(PENDING)
    permission.resolve()
    await expect.poll(() => statusOf(pair, task, place)).toMatchObject(PUBLISHED)
  },
)

test('a task of several indices is under way until the last one is built, under each of its numbers', async () => {
  const pair = createPair()
  await add(pair, 'one')
  await send(pair, { path: '/1/indexes/other', body: { objectID: 'one' } })
  pair.hand()
  await found(pair)
  const permission = handWithPermission(pair)
  const requests = ['other', 'notes'].map((indexName) => ({
    action: 'addObject',
    indexName,
    body: { objectID: 'two', text: 'note' },
  }))
  const { body } = await send(pair, { path: '/1/indexes/*/batch', body: { requests } })
  for (const name of ['other', 'notes']) {
    expect(await statusOf(pair, at(body, 'taskID', name), '')).toMatchObject(PENDING)
  }
  permission.resolve()
  await expect.poll(() => statusOf(pair, at(body, 'taskID', 'notes'))).toMatchObject(PUBLISHED)
  expect(await found(pair)).toMatchObject({ body: { nbHits: 2 } })
})

test('a move is not published under its former name while searches find what it replaces', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  await found(pair)
  const permission = handWithPermission(pair)
  for (const objectID of ['two', 'three']) {
    await send(pair, { path: '/1/indexes/new', body: { objectID, text: 'note' } })
  }
  const { body } = await send(pair, {
    path: '/1/indexes/new/operation',
    body: { operation: 'move', destination: 'notes' },
  })
  const status = () => statusOf(pair, at(body, 'taskID'), 'indexes/new/')
  expect(await status()).toMatchObject(PENDING)
  permission.resolve()
  await expect.poll(status).toMatchObject(PUBLISHED)
  expect(await found(pair)).toMatchObject({ body: { nbHits: 2 } })
})

const pendingTasks = async (pair: Pair): Promise<unknown> => {
  const { body } = await send(pair, { method: 'GET', path: '/1/indexes' })
  const items = at(body, 'items')
  return Array.isArray(items)
    ? Object.fromEntries(
        items.map((item: unknown) => [
          at(item, 'name'),
          [at(item, 'pendingTask'), at(item, 'numberOfPendingTasks')],
        ]),
      )
    : body
}

test('a replica whose searches miss a write has a pending task, and the write is not published', async () => {
  const pair = createPair()
  await send(pair, {
    method: 'PUT',
    path: '/1/indexes/notes/settings',
    body: { replicas: ['sorted'] },
  })
  await add(pair, 'one')
  pair.hand()
  const ofReplica = () => send(pair, { path: '/1/indexes/sorted/query', body: { query: 'note' } })
  await Promise.all([found(pair), ofReplica()])
  const permission = handWithPermission(pair)
  const task = at((await add(pair, 'two')).body, 'taskID')
  expect(await pendingTasks(pair)).toEqual({ notes: [true, 1], sorted: [true, 1] })
  permission.resolve()
  await expect.poll(() => statusOf(pair, task)).toMatchObject(PUBLISHED)
  expect(await pendingTasks(pair)).toEqual({ notes: [false, 0], sorted: [false, 0] })
  expect((await found(pair)).body).toMatchObject({ nbHits: 2 })
  expect((await ofReplica()).body).toMatchObject({ nbHits: 2 })
})

test('a write to another index neither delays a task nor makes a build under way worthless', async () => {
  const pair = createPair()
  await add(pair, 'one')
  await send(pair, { path: '/1/indexes/other', body: { objectID: 'one', text: 'note' } })
  pair.hand()
  await Promise.all([
    found(pair),
    send(pair, { path: '/1/indexes/other/query', body: { query: 'note' } }),
  ])
  let builds = 0
  pair.hand({
    buildIndex: async (id) => {
      builds += 1
      const built = await pair.back.buildIndex(id)
      // Committed while the result is on its way.
      if (builds === 1) await send(pair, { path: '/1/indexes/third', body: { objectID: 'one' } })
      return built
    },
  })
  const task = at((await add(pair, 'two')).body, 'taskID')
  await expect.poll(() => statusOf(pair, task)).toMatchObject(PUBLISHED)
  expect(builds).toBe(1)
  // The next write makes another index outdated, not this one.
  const permission = handWithPermission(pair)
  await send(pair, { path: '/1/indexes/other', body: { objectID: 'two', text: 'note' } })
  expect(await statusOf(pair, task)).toMatchObject(PUBLISHED)
  const settings = { method: 'PUT', path: '/1/indexes/notes/settings', body: { hitsPerPage: 7 } }
  const { body } = await send(pair, settings)
  expect(await statusOf(pair, at(body, 'taskID'))).toMatchObject(PUBLISHED)
  permission.resolve()
})

test('a task number that was never given out is not completed', async () => {
  const pair = createPair()
  await add(pair, 'one')
  expect(await statusOf(pair, 999_999_999, '')).toMatchObject({
    status: 200,
    body: { status: 'notPublished', pendingTask: false },
  })
})

test('a change of settings that does not shape the index builds nothing', async () => {
  const pair = createPair()
  await add(pair, 'one')
  pair.hand()
  await found(pair)
  const { body } = await send(pair, {
    method: 'PUT',
    path: '/1/indexes/notes/settings',
    body: { hitsPerPage: 7 },
  })
  expect(await statusOf(pair, at(body, 'taskID'))).toMatchObject(PUBLISHED)
  expect(await found(pair)).toMatchObject({ body: { hitsPerPage: 7 } })
  expect(pair.tasks.filter((task) => task === 'index')).toHaveLength(1)
})
