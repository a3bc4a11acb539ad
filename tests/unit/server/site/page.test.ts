import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { xml } from '#lib/formats/xml.ts'
import { defaultPageKeys } from '#server/environment/server-environment.ts'
import { digestSource } from '#server/first-view/inline-sheet.ts'
import { describeProvider, type Page, readPage } from '#server/site/page.ts'

const html = '<!doctype html><html><head><!-- head --><!-- /head --></head><body></body></html>'
const head = xml`<title>Plinth</title>`
let folder = ''
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-page-'))
  await writeFile(join(folder, 'index.html'), html)
  page = await readPage(folder, defaultPageKeys)
})

afterAll(() => rm(folder, { recursive: true }))

const ask = (headers: Record<string, string> = {}) => new Request('http://a/', { headers })

const answer = (status: 200 | 404 = 200, headers: Record<string, string> = {}) =>
  page.answer(ask(headers), { status, head })

test('the document is sent with its head and must be revalidated', async () => {
  const response = await answer()
  const text = await response.text()
  expect(text).toMatch(/^<!doctype html>.*<title>Plinth<\/title>.*<\/html>$/s)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('a browser that has the document gets 304', async () => {
  const etag = (await answer()).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await answer(200, { 'if-none-match': etag })).status).toBe(304)
  expect((await answer(200, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await answer(404, { 'if-none-match': etag })).status).toBe(404)
})

test('a document with another head has another ETag', async () => {
  const etag = (await answer()).headers.get('etag') ?? ''
  const other = { status: 200, head: xml`<title>${'<Other>'}</title>` } as const
  const response = await page.answer(ask({ 'if-none-match': etag }), other)
  expect(response.status).toBe(200)
  await expect(response.text()).resolves.toContain('<title>&lt;Other&gt;</title>')
})

test('a thousand heads are answered, and then the first one again', async () => {
  const first = await (await answer()).text()
  const heads = Array.from({ length: 1000 }, (_, place) => xml`<title>${place}</title>`)
  const texts = await Promise.all(
    heads.map(async (own) => (await page.answer(ask(), { status: 200, head: own })).text()),
  )
  texts.forEach((text, place) => expect(text).toContain(`<title>${place}</title>`))
  await expect((await answer()).text()).resolves.toBe(first)
})

test('the document is compressed with an encoding that the request accepts', async () => {
  const response = await answer(200, { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  const body = new Uint8Array(await response.arrayBuffer())
  const plain = await answer()
  expect(brotliDecompressSync(body).toString()).toBe(await plain.text())
  expect(response.headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

const styleSources = (response: Response) =>
  /style-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

test('the policy of a document allows its own style elements and those of its view, not one in the markup of the view', async () => {
  const own = await mkdtemp(join(tmpdir(), 'plinth-page-'))
  onTestFinished(() => rm(own, { recursive: true }))
  await writeFile(join(own, 'index.html'), html.replace('</head>', '<style>a{}</style></head>'))
  const styled = await readPage(own, defaultPageKeys, ['https://search.example'])
  const sheets = [{ address: '/b.css', css: 'b{}' }]
  const view = { markup: '<style>c{}</style>', answers: '{}', sheets, tag: '1' }
  const plain = await styled.answer(ask(), { status: 200, head })
  const viewed = await styled.answer(ask(), { status: 200, head, view })
  expect(styleSources(plain)).toBe(`'self' ${digestSource('a{}')}`)
  expect(styleSources(viewed)).toBe(`'self' ${digestSource('a{}')} ${digestSource('b{}')}`)
  expect(viewed.headers.get('content-security-policy')).toContain('https://search.example')
})

test('the default keys are not written into the document', () => {
  expect(describeProvider(html, defaultPageKeys)).toBe(html)
})

test('other keys are written into the document once, escaped', () => {
  const described = describeProvider(html, { appId: 'mine', searchKey: 'a"&$1' })
  expect(described).toContain(
    '<meta name="plinth-provider" content="mine a&quot;&amp;$1" />\n</head>',
  )
  expect(described.match(/plinth-provider/g)).toHaveLength(1)
})
