import { expect, test } from 'vitest'

import { searchedNames } from '#provision/search-key.ts'
import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { createReadiness } from '#server/site/readiness.ts'
import { createSite } from '#server/site/site.ts'

const environment = readServerEnvironment({ INDEX_PREFIX: 'stage_' }, 0)

/** A site with a provider that returns a status, and a clock for the test to advance. */
function open(): {
  readonly ask: (path: string) => Promise<Response>
  readonly asked: string[]
  readonly state: { status: number; time: number }
  readonly readiness: ReturnType<typeof createReadiness>
} {
  const asked: string[] = []
  const state = { status: 200, time: 0 }
  const provider = async (request: Request): Promise<Response> => {
    asked.push(await request.text())
    if (state.status === 0) throw new Error('a damaged store')
    return new Response('Index stage_releases does not exist', { status: state.status })
  }
  const readiness = createReadiness(provider, environment, () => state.time)
  const site = createSite({ provider, hostname: '127.0.0.1', readiness })
  const ask = async (path: string) => site.request(path, { headers: { host: 'localhost' } })
  return { ask, asked, state, readiness }
}

const read = async (response: Response) => ({
  status: response.status,
  cache: response.headers.get('cache-control'),
  body: await response.json(),
})

test('the health of a server is 200 from the first moment, without a key and without asking the provider', async () => {
  const { ask, asked } = open()
  await expect(read(await ask('/health'))).resolves.toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'up' },
  })
  expect(asked).toEqual([])
})

test('a server that still readies its indices is not ready, and no index is searched for the answer', async () => {
  const { ask, asked } = open()
  await expect(read(await ask('/ready'))).resolves.toEqual({
    status: 503,
    cache: 'no-store',
    body: { status: 'starting' },
  })
  expect(asked).toEqual([])
})

test('a server whose indices can all be searched is ready', async () => {
  const { ask, asked, readiness } = open()
  readiness.started()
  await expect(read(await ask('/ready'))).resolves.toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ready' },
  })
  const names = [...(asked[0] ?? '').matchAll(/"indexName":"(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(searchedNames('stage_'))
  expect(names).toContain('stage_releases')
})

test('a server that lacks an index is not ready and says which, until it has it again', async () => {
  const { ask, state, readiness } = open()
  readiness.started()
  state.status = 404
  await expect(read(await ask('/ready'))).resolves.toMatchObject({
    status: 503,
    body: { status: 'failing', message: 'Index stage_releases does not exist' },
  })
  state.status = 200
  state.time += 1_000
  await expect(ask('/ready')).resolves.toHaveProperty('status', 200)
})

test('a server that stops is not ready any more', async () => {
  const { ask, readiness } = open()
  readiness.started()
  readiness.stopping()
  readiness.started()
  await expect(read(await ask('/ready'))).resolves.toMatchObject({
    status: 503,
    body: { status: 'stopping' },
  })
})

test('many questions within a second search the indices once', async () => {
  const { ask, asked, readiness } = open()
  readiness.started()
  await Promise.all(Array.from({ length: 20 }, () => ask('/ready')))
  expect(asked).toHaveLength(1)
})
