import { beforeAll, expect, test } from 'vitest'

import { KEYS, createTarget } from './embedded.ts'
import { type Answer, send, type Send, write } from './target.ts'

const target = createTarget()

beforeAll(async () => {
  const body = { requests: [{ action: 'addObject', body: { objectID: 'a' } }] }
  await write(target, { path: '/1/indexes/§books/batch', body })
})

const ask = (what: Send): Promise<Answer> => send(target, what)
const searchWith = (key: string): Promise<Answer> =>
  ask({ path: '/1/indexes/§books/query', body: {}, key })

test('a CORS preflight is answered for any origin and without a key', async () => {
  const { status, headers } = await ask({
    method: 'OPTIONS',
    path: '/1/indexes/x/query',
    key: null,
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE, OPTIONS')
  expect(headers.get('access-control-allow-headers')).toContain('x-algolia-api-key')
  expect(headers.get('access-control-max-age')).toBe('86400')
  const echoed = await ask({
    method: 'OPTIONS',
    path: '/1/indexes/x/query',
    headers: { 'access-control-request-headers': 'x-own' },
  })
  expect(echoed.headers.get('access-control-allow-headers')).toBe('x-own')
})

test('every answer has CORS headers, errors too', async () => {
  const found = await searchWith(KEYS.searchKey)
  const missing = await searchWith('unknown')
  for (const { headers } of [found, missing]) {
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8')
  }
})

const gzip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()

test('a gzip body is read and has the same size limit as a plain one', async () => {
  const headers = { 'content-encoding': 'gzip' }
  const path = '/1/indexes/§books/query'
  const small = await ask({ path, raw: await gzip('{"hitsPerPage":1}'), headers })
  expect(small).toMatchObject({ status: 200, body: { hitsPerPage: 1 } })
  const bomb = await gzip(' '.repeat(2_000_000))
  expect(bomb.byteLength).toBeLessThan(3000)
  expect(await ask({ path, raw: bomb, headers })).toMatchObject({ status: 413 })
})

test('a JSON body is read with any content type', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'image/png']) {
    const headers = { 'content-type': type }
    const raw = '{"hitsPerPage":1}'
    expect(await ask({ path: '/1/indexes/§books/query', raw, headers })).toMatchObject({
      body: { hitsPerPage: 1 },
    })
  }
})
