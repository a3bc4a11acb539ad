import { expect, test } from 'vitest'

import { createFaultSwitch } from '#server/faults/fault-switch.ts'
import { FaultFormatError, parseFault } from '#server/faults/fault.ts'
import { readTargets } from '#server/faults/targets.ts'

const key = 'the-admin-key'
const right = JSON.stringify({ results: [{ hits: [] }] })
const provider = async () =>
  new Response(right, { headers: { 'access-control-allow-origin': '*' } })

function start() {
  let time = 0
  const faults = createFaultSwitch(key, () => time)
  const control = (method: string, body?: unknown, { scope = 'plinth', given = key } = {}) =>
    faults.control(
      new Request(`http://a/__faults/${scope}`, {
        method,
        headers: { 'x-algolia-api-key': given },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const search = (query: string, { index = 'features', appId = 'plinth' } = {}) =>
    faults.meddle(
      new Request('http://a/1/indexes/*/queries', {
        method: 'POST',
        headers: { 'x-algolia-application-id': appId },
        body: JSON.stringify({ requests: [{ indexName: index, query }] }),
      }),
      { provider, outgoing: undefined },
    )
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { control, search, wait }
}

test('without a fault the answer is the right one', async () => {
  await expect((await start().search('grid')).text()).resolves.toBe(right)
})

test('a status is answered as often as it was armed', async () => {
  const { control, search } = start()
  await control('PUT', { effect: 'status', status: 503, times: 2 })
  const first = await search('grid')
  expect(first.status).toBe(503)
  await expect(first.json()).resolves.toEqual({ message: 'Fault 503', status: 503 })
  expect((await search('grid')).status).toBe(503)
  expect((await search('grid')).status).toBe(200)
})

test.each([
  [{ query: 'grid' }, [200, 503, 200]],
  [{ index: 'compat' }, [200, 200, 503]],
  [{ nth: 2 }, [200, 503, 200]],
  [{ index: 'features', nth: 1 }, [503, 200, 200]],
])('a fault for %o meets %o', async (match, statuses) => {
  const { control, search } = start()
  await control('PUT', { match, effect: 'status', status: 503 })
  const met = [
    await search('flex'),
    await search('grid'),
    await search('fetch', { index: 'compat' }),
  ]
  expect(met.map(({ status }) => status)).toEqual(statuses)
})

test('faults of one application are not those of another', async () => {
  const { control, search } = start()
  await control('PUT', { effect: 'status', status: 503 }, { scope: 'worker-1' })
  expect((await search('grid')).status).toBe(200)
  expect((await search('grid', { appId: 'worker-1' })).status).toBe(503)
})

test('a fault is forgotten after a minute', async () => {
  const { control, search, wait } = start()
  await control('PUT', { effect: 'status', status: 503 })
  wait(60_000)
  expect((await search('grid')).status).toBe(200)
})

test('what is left of the faults can be asked for, and taken back', async () => {
  const { control, search } = start()
  await control('PUT', [
    { effect: 'status', status: 503, times: 3 },
    { effect: 'delay', ms: 5 },
  ])
  await search('grid')
  const left = await (await control('GET')).json()
  expect(left.faults.map((armed: { left: number }) => armed.left)).toEqual([2, 1])
  await control('DELETE')
  await expect((await control('GET')).json()).resolves.toEqual({ faults: [] })
  expect((await search('grid')).status).toBe(200)
})

test.each([
  [{ effect: 'body', body: '<p>', contentType: 'text/html' }, '<p>', 'text/html'],
  [{ effect: 'body', body: '' }, '', 'application/json'],
  [{ effect: 'truncate', bytes: 10 }, right.slice(0, 10), 'text/plain;charset=UTF-8'],
  [{ effect: 'delay', ms: 1 }, right, 'text/plain;charset=UTF-8'],
])('%o answers %s', async (fault, body, type) => {
  const { control, search } = start()
  await control('PUT', fault)
  const response = await search('grid')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  await expect(response.text()).resolves.toBe(body)
})

test('headers can be set and taken away', async () => {
  const { control, search } = start()
  await control('PUT', {
    effect: 'headers',
    headers: { 'access-control-allow-origin': null, 'x-more': '1' },
  })
  const { headers } = await search('grid')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('x-more')).toBe('1')
})

test.each(['', 'plinth-search', `${key}x`])('the key "%s" arms nothing', async (given) => {
  const { control, search } = start()
  const response = await control('PUT', { effect: 'status', status: 503 }, { given })
  expect(response.status).toBe(403)
  expect((await search('grid')).status).toBe(200)
})

test.each([
  [null, /"fault" must be an object/],
  [{}, /"effect" must be status, delay/],
  [{ effect: 'explode' }, /"effect" must be/],
  [{ effect: 'status' }, /"status" must be a whole number/],
  [{ effect: 'delay', ms: -1 }, /"ms" must be/],
  [{ effect: 'delay', ms: 1.5 }, /"ms" must be/],
  [{ effect: 'body' }, /"body" must be a string/],
  [{ effect: 'headers', headers: { a: 1 } }, /"headers.a" must be/],
  [{ effect: 'reset', match: 'grid' }, /"match" must be an object/],
  [{ effect: 'reset', match: { query: 1 } }, /"query" must be a string/],
  [{ effect: 'reset', times: '2' }, /"times" must be/],
])('%o is refused with the name of the field', async (fault, sentence) => {
  expect(() => parseFault(fault)).toThrow(FaultFormatError)
  expect(() => parseFault(fault)).toThrow(sentence)
  expect((await start().control('PUT', fault)).status).toBe(400)
})

test.each([
  [
    '/1/indexes/*/queries',
    '{"requests":[{"indexName":"a","query":"x"},{"indexName":"b"}]}',
    ['x'],
    ['a', 'b'],
  ],
  ['/1/indexes/a%20b/query', '{"query":"x"}', ['x'], ['a b']],
  ['/1/indexes/a', 'not json', [], ['a']],
  ['/1/indexes', '', [], []],
  ['/1/indexes/*/queries', '[1,null]', [], []],
] as const)('%s with %s is about %o', (path, body, ...[queries, indices]) => {
  expect(readTargets(path, body)).toEqual({
    queries: new Set(queries),
    indices: new Set(indices),
  })
})
