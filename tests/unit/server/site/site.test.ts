import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { DEFAULT_SITE_URL } from '#server/environment/page-environment.ts'
import { defaultPageKeys } from '#server/environment/server-environment.ts'
import { answerHeaders, pageHeaders } from '#server/http/headers.ts'
import { createHeads } from '#server/seo/heads.ts'
import type { SiteLookup } from '#server/seo/lookup.ts'
import { readPage } from '#server/site/page.ts'
import { createSite, type Site } from '#server/site/site.ts'

let root = ''
let site: Site
/** The same for a build with a configured address. */
let placed: Site
const asked: string[] = []

const provider = async (request: Request): Promise<Response> => {
  const body = await request.text()
  asked.push(`${request.method} ${new URL(request.url).pathname} ${body}`)
  return Response.json({ hits: 'x'.repeat(2000) })
}

const lookup: SiteLookup = {
  record: async (_, id) =>
    id === 'subgrid' ? { name: 'Subgrid', description: 'Rows.', baseline: 'newly' } : undefined,
  suggest: async () => [],
}
const html = `<html><head><!-- head --><!-- /head --></head><body>the page</body></html>`
const feed = `<feed><link href="${DEFAULT_SITE_URL}/feeds/newly.atom"/></feed>`

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-site-'))
  const dist = join(root, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await mkdir(join(dist, '.vite'))
  await mkdir(join(dist, 'feeds'))
  await Promise.all([
    writeFile(join(root, 'package.json'), 'outside'),
    writeFile(join(dist, 'index.html'), html),
    writeFile(join(dist, 'feeds', 'newly.atom'), feed),
    writeFile(join(dist, 'sitemap.xml'), `<loc>${DEFAULT_SITE_URL}/</loc>`),
    writeFile(join(dist, 'opensearch.xml'), 'for hosts of files'),
    writeFile(join(dist, 'manifest.webmanifest'), '{}'),
    writeFile(join(dist, '.plinth.json'), 'a note'),
    writeFile(join(dist, '.vite', 'manifest.json'), 'a note'),
    writeFile(join(dist, 'favicon.svg'), '<svg></svg>'),
    writeFile(join(dist, 'assets', 'index-abc.js'), 'plain'),
    writeFile(join(dist, 'assets', 'index-abc.js.br'), 'brotli'),
    writeFile(join(dist, 'assets', 'index-abc.js.gz'), 'gzip'),
  ])
  const page = await readPage(dist, defaultPageKeys)
  const heads = createHeads({
    lookup,
    loadRedirects: async () => ({
      features: { 'css-subgrid': ['subgrid'] },
      specs: {},
      compat: {},
    }),
  })
  const options = { provider, hostname: '127.0.0.1', lookup }
  site = createSite({ ...options, built: { dist, page, heads } })
  placed = createSite({
    ...options,
    built: { dist, page, heads, siteUrl: 'https://plinth.example' },
  })
})

afterAll(() => rm(root, { recursive: true }))

const askOf = async (of: Site, path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers)
  if (!headers.has('host')) headers.set('host', '127.0.0.1:4321')
  return of.fetch(new Request(`http://127.0.0.1:4321${path}`, { ...init, headers }))
}
const ask = (path: string, init?: RequestInit) => askOf(site, path, init)

test.each(['/', '/features', '/features?q=grid', '/features/subgrid', '/about'])(
  '%s is a view',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    await expect(response.text()).resolves.toContain('the page')
  },
)

test.each(['/nope', '/features/grid/parts', '/assets', '/4/searches'])(
  '%s is no address: the page says so, with status 404',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    await expect(response.text()).resolves.toContain('the page')
  },
)

test.each([
  '/assets/gone-123.js',
  '/assets/',
  '/assets/%00.js',
  '/sw.js',
  '/robots.txt',
  '/index.html',
  '/.plinth.json',
  '/.vite/manifest.json',
  '/..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%2e%2e/package.json',
  '/assets//index-abc.js',
])('%s is no file: 404 without a page', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  await expect(response.text()).resolves.toBe('Not found\n')
})

test.each([
  ['', 'plain', null],
  ['gzip', 'gzip', 'gzip'],
  ['gzip, br', 'brotli', 'br'],
])('a hashed asset for "%s" is sent %s, for ever', async (accept, body, encoding) => {
  const response = await ask('/assets/index-abc.js', { headers: { 'accept-encoding': accept } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  await expect(response.text()).resolves.toBe(body)
})

test('a file without a hash in its name must be revalidated', async () => {
  const response = await ask('/manifest.webmanifest')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test('an icon may be kept for a day, so that it is not asked for at every address', async () => {
  const response = await ask('/favicon.svg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
})

test.each([
  '/',
  '/features/subgrid',
  '/nope',
  '/assets/index-abc.js',
  '/assets/gone.js',
  '/favicon.svg',
])('%s carries the header set of pages', async (path) => {
  expect(Object.fromEntries((await ask(path)).headers)).toMatchObject(
    Object.fromEntries(new Headers(pageHeaders())),
  )
})

test('an answer of the provider has the policy for data and is compressed', async () => {
  const response = await ask('/1/indexes/*/queries', {
    method: 'POST',
    body: '{}',
    headers: { 'accept-encoding': 'br' },
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...Object.fromEntries(new Headers(answerHeaders)),
    'content-type': 'application/json',
    'content-encoding': 'br',
  })
  expect(asked.at(-1)).toBe('POST /1/indexes/*/queries {}')
})

test.each([
  ['GET', '/2/searches'],
  ['POST', '/2/abtests'],
  ['PUT', '/3/abtests/1'],
  ['DELETE', '/1/nothing'],
  ['GET', '/1'],
  ['GET', '/api/1/crawlers'],
])('%s %s is answered by the provider, for pages of any origin', async (method, path) => {
  const response = await ask(path, { method })
  expect(asked.at(-1)).toBe(`${method} ${path} `)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('a page may be embedded by its own origin only', async () => {
  const { headers } = await ask('/about')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test.each(['POST', 'PUT', 'DELETE'])('%s on a page answers 405', async (method) => {
  const response = await ask('/features', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD on a view answers with headers only', async () => {
  const response = await ask('/features/subgrid', { method: 'HEAD' })
  expect(response.status).toBe(200)
  await expect(response.text()).resolves.toBe('')
})

test('an address of no view refuses writes and is not found', async () => {
  const response = await ask('/nothing/here', { method: 'PUT', body: '{}' })
  expect(response.status).toBe(405)
  expect((await ask('/nothing/here')).status).toBe(404)
})

test.each([
  ['/features/subgrid', '<title>Subgrid · Plinth</title>', '/features/subgrid'],
  [
    '/features?q=a%26b&page=2',
    '<title>a&amp;b · Features, page 2 · Plinth</title>',
    '/features?q=a%26b',
  ],
  ['/', '<title>Plinth: what can the web do now?</title>', '/'],
])('%s says what it is about, and where it is', async (path, title, canonical) => {
  const text = await (await ask(path)).text()
  expect(text).toContain(title)
  expect(text).toContain(`<link rel="canonical" href="http://127.0.0.1:4321${canonical}" />`)
  await expect((await askOf(placed, path)).text()).resolves.toContain(
    `<link rel="canonical" href="https://plinth.example${canonical}" />`,
  )
})

test.each(['/features/nope', '/nope'])('%s has status 404 and robots: noindex', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  const text = await response.text()
  expect(text).toContain('<title>Not found · Plinth</title>')
  expect(text).toContain('<meta name="robots" content="noindex" />')
})

test('a former id redirects to the present one', async () => {
  const response = await ask('/features/css-subgrid')
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe('/features/subgrid')
  expect(response.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/feeds/newly.atom', 'application/atom+xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is sent as %s, with or without a known address', async (path, type) => {
  for (const of of [site, placed]) {
    const response = await askOf(of, path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('files name the host of the request, unless the build was given SITE_URL', async () => {
  const [own, known] = await Promise.all(
    [site, placed].map(async (of) => (await askOf(of, '/feeds/newly.atom')).text()),
  )
  expect(own).toBe(feed.replace(DEFAULT_SITE_URL, 'http://127.0.0.1:4321'))
  expect(known).toBe(feed)
})

test.each(['/feeds/none.atom', '/sitemap-none.xml', '/robots.txt'])(
  'no file %s is made up',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test('/suggest answers with completions', async () => {
  const text = await (await ask('/opensearch.xml')).text()
  expect(text).toContain('template="http://127.0.0.1:4321/suggest?q={searchTerms}"')
  await expect((await ask('/suggest?q=grid')).json()).resolves.toEqual(['grid', [], [], []])
})

test('while requests are refused because too many wait, the status is answered, and each refusal is told', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting: (() => void)[] = []
  const onRefused = vi.fn<() => void>()
  const busy = createSite({
    hostname: '127.0.0.1',
    onRefused,
    provider: async ({ url }) => {
      if (url.includes('/queries')) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      }
      return Response.json({})
    },
  })
  const searches = Array.from({ length: 100 }, () =>
    askOf(busy, '/1/indexes/*/queries', { method: 'POST' }),
  )
  await vi.waitUntil(() => waiting.length === searches.length, { timeout: 120_000 })
  // The first responses are a quarter of a second apart.
  for (const search of searches.slice(0, 5)) {
    vi.advanceTimersByTime(250)
    waiting.shift()?.()
    await search
  }
  const { status } = await askOf(busy, '/1/indexes/*/queries', { method: 'POST' })
  expect(status).toBe(429)
  expect(onRefused).toHaveBeenCalledOnce()
  const answered = await Promise.all(['/1/status', '/1/incidents'].map((path) => askOf(busy, path)))
  expect(answered.map((answer) => answer.status)).toEqual([200, 200])
  for (const release of waiting) release()
  await Promise.all(searches)
})
