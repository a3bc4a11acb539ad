import { expect, inject, test } from 'vitest'

import { feeds } from '#catalogue/feeds.ts'
import { recordPath } from '#contracts/paths.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { currentFeature } from '#tests/support/current-feature.ts'
import { outputOf } from '#tests/support/shared-server.ts'

const server = inject('sharedServer')
const feature = await currentFeature('subgrid')
const featurePath = recordPath('features', feature.objectID)
const { redirects } = (await loadCatalogue()).content
const [formerId, [presentId]] = Object.entries(redirects.features ?? {}).find(
  ([, ids]) => ids.length === 1,
) ?? ['', ['']]

const ask = (path: string, init?: RequestInit) =>
  fetch(server.address + path, { redirect: 'manual', ...init })
const textOf = async (path: string) => (await ask(path)).text()
const locationsIn = async (path: string) =>
  [...(await textOf(path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

/** The title, the description and the canonical address of a document, as they are written. */
async function headOf(path: string) {
  const [html = ''] = (await textOf(path)).split('</head>')
  const one = (pattern: RegExp) => {
    const all = [...html.matchAll(pattern)].map(([, text]) => text)
    if (all.length > 1) throw new Error(`${path} has more than one ${String(pattern)}`)
    return all[0]
  }
  return {
    title: one(/<title>([^<]*)<\/title>/g),
    description: one(/<meta name="description" content="([^"]*)"/g),
    canonical: one(/<link rel="canonical" href="([^"]*)"/g)?.replace(server.address, ''),
    robots: one(/<meta name="robots" content="([^"]*)"/g),
  }
}

const mediaTypes: readonly (readonly [path: string, type: string])[] = [
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/suggest?q=grid', 'application/x-suggestions+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
  ['/preview.png', 'image/png'],
  ...feeds.map(({ path }) => [path, 'application/atom+xml; charset=utf-8'] as const),
  ['/upcoming.ics', 'text/calendar; charset=utf-8'],
]

test.each(mediaTypes)(
  '%s has the type %s, nosniff, and a time in caches: none but for an icon',
  async (path, type) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(path, { method })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(
        new RegExp(`^${type.replaceAll(/[.+]/g, '\\$&')}`),
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      const isIcon = path === '/favicon.ico'
      expect(headers.get('cache-control')).toBe(isIcon ? 'public, max-age=86400' : 'no-cache')
    }
  },
)

test.each([
  '/feeds/none.atom',
  '/sitemap-none.xml',
  '/sitemap-compat-2.xml',
  '/feeds/',
  '/suggest.json',
])('%s answers 404', async (path) => expect((await ask(path)).status).toBe(404))

test('the sitemap names the page of every record, under the host of the request', async () => {
  const parts = await locationsIn('/sitemap.xml')
  expect(parts).toHaveLength(5)
  const all = await Promise.all(
    parts.map((address) => locationsIn(address.replace(server.address, ''))),
  )
  const [pages = [], features = [], specs = [], releases = [], compat = []] = all
  expect(pages.length).toBeGreaterThan(6)
  expect(features.length).toBeGreaterThan(1000)
  expect(specs.length).toBeGreaterThan(700)
  expect(releases.length).toBeGreaterThan(1200)
  expect(compat.length).toBeGreaterThan(18_000)
  const addresses = all.flat()
  expect(addresses.filter((address) => !address.startsWith(`${server.address}/`))).toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
  // A spread over all kinds, each a page that says of itself what the sitemap says of it.
  const sample = addresses.filter((_, place) => place % 997 === 0)
  expect(sample.length).toBeGreaterThan(20)
  for (const address of sample) {
    const path = address.replace(server.address, '')
    const head = await headOf(path)
    expect([head.canonical, head.robots]).toEqual([path, undefined])
  }
})

test.each([
  ['/', 'Plinth: what can the web do now?', '/'],
  ['/search?q=grid&page=2', 'grid · Everything · Plinth', '/search?q=grid'],
  ['/features', 'Features · Plinth', '/features'],
  ['/features?q=:has(&baseline=widely', ':has( · Features · Plinth', '/features?q=:has('],
  [featurePath, `${feature.name} · Plinth`, featurePath],
  ['/compat/css.selectors.has', ':has() · Plinth', '/compat/css.selectors.has'],
  [
    '/compat/javascript.builtins.Array.@@iterator',
    'Array.prototype[Symbol.iterator]() · Plinth',
    '/compat/javascript.builtins.Array.%40%40iterator',
  ],
  ['/specs/IndexedDB-3', 'Indexed Database API 3.0 · Plinth', '/specs/IndexedDB-3'],
  ['/releases/chrome-140', 'Chrome 140 · Plinth', '/releases/chrome-140'],
  ['/about', 'About · Plinth', '/about'],
  ['/privacy', 'Privacy · Plinth', '/privacy'],
  ['/status', 'Status · Plinth', '/status'],
  [
    '/diff?from=safari-26&to=safari-27',
    'Safari 26 to Safari 27 · Compare releases · Plinth',
    '/diff',
  ],
  ['/set?f=has', 'Feature set · Plinth', '/set'],
  ['/check', 'Check code · Plinth', '/check'],
  ['/shortcuts', 'Keyboard shortcuts · Plinth', '/shortcuts'],
])('%s has the title “%s” and its canonical address', async (path, title, canonical) => {
  const head = await headOf(path)
  expect(head).toMatchObject({ title, canonical, robots: undefined })
  expect(head.description).toMatch(/^.{40,600}\.$/)
})

test('the view of saved things has robots: noindex', async () => {
  expect(await headOf('/saved')).toMatchObject({ title: 'Saved · Plinth', robots: 'noindex' })
})

test('records of one kind have different descriptions', async () => {
  const paths = [featurePath, '/features/flexbox', '/releases/chrome-140', '/releases/safari-26']
  const descriptions = await Promise.all(
    paths.map(async (path) => (await headOf(path)).description),
  )
  expect(new Set(descriptions).size).toBe(paths.length)
})

test.each([
  '/features/nope',
  '/compat/css.nope',
  '/specs/nope',
  '/releases/x-1',
  '/features/%',
  '/nope',
])('%s is Not found with robots: noindex and no canonical address', async (path) => {
  const head = await headOf(path)
  expect(head).toMatchObject({ title: 'Not found · Plinth', robots: 'noindex' })
  expect(head.canonical).toBeUndefined()
  expect((await ask(path)).status).toBe(404)
})

test.each([
  [`/features/${formerId}`, `/features/${presentId ?? ''}`],
  ['/specs/css-grid', '/specs/css-grid-2'],
  ['/about/', '/about'],
  ['/compat/?q=grid&page=2', '/compat?q=grid&page=2'],
  ['/features/subgrid/', '/features/subgrid'],
])('the former or untidy address %s redirects to %s', async (former, now) => {
  const response = await ask(former)
  expect([response.status, response.headers.get('location')]).toEqual([301, now])
})

const hostile = [
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<!-- /head --><script>alert(1)</script>',
  "'onload='alert(1)",
  '\u0000<script>alert(1)</script>',
]

test.each(hostile)('%j in an address is escaped in the document', async (text) => {
  const safe = await textOf('/saved')
  const plain = safe.match(/<script/g)?.length
  const ownScript = /<script>.*?<\/script>/s.exec(safe)?.[0] ?? 'There is none.'
  for (const path of [
    `/search?q=${encodeURIComponent(text)}`,
    `/features?q=${encodeURIComponent(text)}`,
    `/features?x=${encodeURIComponent(text)}`,
    `/features/${encodeURIComponent(text)}`,
    `/compat/${encodeURIComponent(text)}`,
    `/${encodeURIComponent(text)}`,
  ]) {
    const html = await textOf(path)
    // The first answers repeat the query; in them "<" is escaped, and nothing is an attribute.
    const data = /<script type="application\/json"[^<]*<\/script>/g
    const markup = html.replaceAll(data, '')
    expect(markup.match(/<script/g)).toHaveLength(plain ?? -1)
    expect(markup.replace(ownScript, '')).not.toMatch(/<script>|'onload/)
    expect(markup.split('</head>')[0]).not.toMatch(/<title>[^<]*<\/title>[^]*<title>/)
  }
})

const suggest = async (typed: string): Promise<readonly [string, ...(readonly string[])[]]> =>
  (await ask(`/suggest?q=${encodeURIComponent(typed)}`)).json()

test('the address bar completes code: "::mark" offers ::marker', async () => {
  expect((await suggest('::mark'))[1]).toEqual(expect.arrayContaining(['::marker']))
})

test('the address bar offers no suggestion that stands for a filter', async () => {
  const [, names = []] = await suggest('missing only in')
  expect(names.join()).not.toMatch(/Missing only in/)
})

test('completions are not readable by pages of other sites', async () => {
  const { headers } = await ask('/suggest?q=grid', { headers: { origin: 'https://evil.example' } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('the server has reported no error and still serves', async () => {
  expect((await ask(featurePath)).status).toBe(200)
  expect(outputOf(server)).not.toMatch(/Error|unhandled/i)
})
