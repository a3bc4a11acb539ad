import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { chooseEncoding, compressResponse } from '#server/http/compress.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
])('Accept-Encoding "%s" gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding)
})

const ask = (accept: string) => new Request('http://a/', { headers: { 'accept-encoding': accept } })
const textOf = (length: number) =>
  JSON.stringify(Array.from({ length }, (_, number) => ({ number })))
const text = textOf(300)

test.each([
  ['br', text, brotliDecompressSync],
  ['gzip', text, gunzipSync],
  // Too long to be compressed synchronously.
  ['br', textOf(10_000), brotliDecompressSync],
  ['gzip', textOf(10_000), gunzipSync],
] as const)('an answer is sent as %s and is the same afterwards', async (...row) => {
  const [encoding, answer, decompress] = row
  const sent = await compressResponse(ask(encoding), new Response(answer, { status: 201 }))
  const body = new Uint8Array(await sent.arrayBuffer())
  expect(sent.status).toBe(201)
  expect(sent.headers.get('content-encoding')).toBe(encoding)
  expect(sent.headers.get('vary')).toBe('Accept-Encoding')
  expect(body.byteLength).toBeLessThan(answer.length / 2)
  expect(decompress(body).toString()).toBe(answer)
})

test('a short answer is not compressed and varies by Accept-Encoding', async () => {
  const sent = await compressResponse(ask('br'), new Response('{}'))
  expect(sent.headers.get('content-encoding')).toBeNull()
  expect(sent.headers.get('vary')).toBe('Accept-Encoding')
  await expect(sent.text()).resolves.toBe('{}')
})

test('an answer without a body, or already compressed, is not changed', async () => {
  const empty = new Response(null, { status: 204 })
  await expect(compressResponse(ask('br'), empty)).resolves.toBe(empty)
  const packed = new Response(text, { headers: { 'content-encoding': 'gzip' } })
  await expect(compressResponse(ask('br'), packed)).resolves.toBe(packed)
})
