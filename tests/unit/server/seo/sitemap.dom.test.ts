import { expect, test } from 'vitest'

import { type Sitemap, sitemapFiles } from '#server/seo/sitemap.ts'
import { parseXml, textsOf } from '#tests/support/xml.ts'

const named = (...ids: readonly string[]) => ids.map((objectID) => ({ objectID }))

const sitemap: Sitemap = {
  records: {
    features: named('subgrid', 'has'),
    specs: named('IndexedDB-3'),
    releases: named('chrome-140', 'safari_ios-18.4'),
    compat: named('css.selectors.has', 'javascript.builtins.Array.@@iterator', 'a&b<c>'),
  },
  asOf: '2026-11-10',
  days: {
    features: new Map([['subgrid', '2026-03-15']]),
    specs: new Map(),
    releases: new Map([['chrome-140', '2025-09-02']]),
    compat: new Map([['a&b<c>', '2024-01-02']]),
  },
  siteUrl: 'https://plinth.example',
}

const files = sitemapFiles(sitemap)
const locationsIn = (name: string) => textsOf(parseXml(files.get(name) ?? ''), 'loc')

test('the sitemap index names every other file, each at the root', () => {
  const { documentElement } = parseXml(files.get('/sitemap.xml') ?? '')
  expect(documentElement.localName).toBe('sitemapindex')
  expect(documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const others = [...files.keys()].filter((name) => name !== '/sitemap.xml')
  expect(others).toHaveLength(5)
  expect(textsOf(documentElement, 'sitemap > loc')).toEqual(
    others.map((name) => `https://plinth.example${name}`),
  )
})

test('the sitemap has the encoded address of every record', () => {
  expect(locationsIn('/sitemap-features.xml')).toEqual([
    'https://plinth.example/features/subgrid',
    'https://plinth.example/features/has',
  ])
  expect(locationsIn('/sitemap-specs.xml')).toEqual(['https://plinth.example/specs/IndexedDB-3'])
  expect(locationsIn('/sitemap-releases.xml')[1]).toBe(
    'https://plinth.example/releases/safari_ios-18.4',
  )
  expect(locationsIn('/sitemap-compat.xml')).toEqual([
    'https://plinth.example/compat/css.selectors.has',
    'https://plinth.example/compat/javascript.builtins.Array.%40%40iterator',
    'https://plinth.example/compat/a%26b%3Cc%3E',
  ])
})

test("the sitemap lists views, without the visitor's own", () => {
  const pages = locationsIn('/sitemap-pages.xml')
  expect(pages).toEqual(
    expect.arrayContaining(
      ['/', '/features', '/compat', '/specs', '/releases', '/about'].map(
        (path) => `https://plinth.example${path}`,
      ),
    ),
  )
  expect(pages.join(' ')).not.toMatch(/:(id|key|shortname)|\/(saved|status|search)\b/)
})

test('the sitemap gives a date of change for the views and records of which the data has one', () => {
  const dated = [...files.values()].flatMap((text) =>
    [...parseXml(text).querySelectorAll('url')].flatMap((url) => {
      const [changed] = textsOf(url, 'lastmod')
      return changed === undefined ? [] : [[textsOf(url, 'loc')[0], changed]]
    }),
  )
  expect(dated).toEqual([
    ['https://plinth.example/', '2026-11-10'],
    ['https://plinth.example/releases', '2026-11-10'],
    ['https://plinth.example/features/subgrid', '2026-03-15'],
    ['https://plinth.example/releases/chrome-140', '2025-09-02'],
    ['https://plinth.example/compat/a%26b%3Cc%3E', '2024-01-02'],
  ])
})

test.each([
  ['addresses', { urls: 2, bytes: 1_000_000 }, 2],
  ['bytes', { urls: 100, bytes: 260 }, 3],
])('a file that would hold too many %s goes on in another', (_, limits, count) => {
  const cut = sitemapFiles({ ...sitemap, limits })
  const names = [...cut.keys()].filter((name) => name.startsWith('/sitemap-compat'))
  expect(names).toEqual(
    ['/sitemap-compat.xml', '/sitemap-compat-2.xml', '/sitemap-compat-3.xml'].slice(0, count),
  )
  const parts = names.map((name) => cut.get(name) ?? '')
  expect(parts.flatMap((text) => textsOf(parseXml(text), 'loc'))).toEqual(
    locationsIn('/sitemap-compat.xml'),
  )
  for (const text of parts) {
    expect(textsOf(parseXml(text), 'loc').length).toBeLessThanOrEqual(limits.urls)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes)
  }
  const index = textsOf(parseXml(cut.get('/sitemap.xml') ?? ''), 'loc')
  expect(index).toEqual(expect.arrayContaining(names.map((name) => sitemap.siteUrl + name)))
})
