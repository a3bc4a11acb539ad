import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Page, defaultPageKeys, describeProvider, readPage } from '#server/page.ts'

const html = '<!doctype html><html><head><title>Plinth</title></head><body></body></html>'
let folder = ''
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-page-'))
  await writeFile(join(folder, 'index.html'), html)
  page = await readPage(folder, defaultPageKeys)
})

afterAll(() => rm(folder, { recursive: true }))

const ask = (headers: Record<string, string> = {}) => new Request('http://a/', { headers })

test('the document is sent whole, and asked for again each time', async () => {
  const response = page.answer(ask(), 200)
  await expect(response.text()).resolves.toBe(html)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('a browser that has the document is told so', () => {
  const etag = page.answer(ask(), 200).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(page.answer(ask({ 'if-none-match': etag }), 200).status).toBe(304)
  expect(page.answer(ask({ 'if-none-match': '"other"' }), 200).status).toBe(200)
  expect(page.answer(ask({ 'if-none-match': etag }), 404).status).toBe(404)
})

test('the document is compressed for those who can read it', async () => {
  const response = page.answer(ask({ 'accept-encoding': 'br' }), 200)
  expect(response.headers.get('content-encoding')).toBe('br')
  const body = new Uint8Array(await response.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(html)
  expect(response.headers.get('etag')).not.toBe(page.answer(ask(), 200).headers.get('etag'))
})

test('the default keys are not written into the document', () => {
  expect(describeProvider(html, defaultPageKeys)).toBe(html)
})

test('other keys are, once and escaped', () => {
  const described = describeProvider(html, { appId: 'mine', searchKey: 'a"&$1' })
  expect(described).toContain(
    '<meta name="plinth-provider" content="mine a&quot;&amp;$1" />\n</head>',
  )
  expect(described.match(/plinth-provider/g)).toHaveLength(1)
})
