import { expect, test } from 'vitest'

import { hostFiles } from '#server/build/static-host.ts'
import { caching, pageHeaders } from '#server/http/headers.ts'
import { isView } from '#server/seo/views.ts'

const html = '<!doctype html><!-- head --><title>Plinth</title><!-- /head --><p>the page'
const origins = ['https://search.example']
const files = hostFiles({ html, origins })
const text = (name: string): string => files[name] ?? ''

/** Reads a `_headers` file: rules begin in the first column, their headers are indented. */
function parseHeaders(file: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const rules = file.split(/\n(?=\S)/)
  return Object.fromEntries(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n')
      const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [])
      return [path, Object.fromEntries(headers)]
    }),
  )
}

const secure = { 'Strict-Transport-Security': 'max-age=31536000' }

test('_headers holds the headers that the server sends', () => {
  expect(parseHeaders(text('_headers'))).toEqual({
    '/*': { ...pageHeaders(origins), ...secure },
    ...Object.fromEntries(
      Object.entries(caching).map(([path, value]) => [path, { 'Cache-Control': value }]),
    ),
    '/upcoming.ics': { 'Content-Type': 'text/calendar; charset=utf-8' },
    '/feeds/*': { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    '/features.atom': { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    '/releases.atom': { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    '/opensearch.xml': { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
    '/manifest.webmanifest': { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
})

test('the policy allows the style elements of the documents', () => {
  const { _headers = '', ['vercel.json']: other = '' } = hostFiles({
    html,
    styles: ["'sha256-a='"],
  })
  for (const file of [_headers, other]) expect(file).toContain("style-src 'self' 'sha256-a=';")
})

test('no line is longer than a host reads, and no header is set twice for a file', () => {
  const lines = Object.values(files).flatMap((file) => file.split('\n'))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
  const rules = parseHeaders(text('_headers'))
  for (const path of [
    '/',
    '/assets/a.js',
    '/feeds/newly.atom',
    '/upcoming.ics',
    '/opensearch.xml',
  ]) {
    const names = Object.entries(rules)
      .filter(([pattern]) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(path))
      .flatMap(([, headers]) => Object.keys(headers))
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
  }
})

type Vercel = {
  readonly headers: readonly {
    readonly source: string
    readonly headers: readonly { readonly key: string; readonly value: string }[]
  }[]
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[]
}

const vercel: Vercel = JSON.parse(text('vercel.json'))

test('vercel.json holds the headers that the server sends', () => {
  const rules = vercel.headers.map(({ source, headers }) => [
    source.replace('(.*)', '*'),
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  ])
  expect(Object.fromEntries(rules)).toEqual(parseHeaders(text('_headers')))
})

const redirects = text('_redirects')
  .trimEnd()
  .split('\n')
  .map((line) => line.split(' '))

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(':id', '[^/]+')}$`)

test.each([
  '/features',
  '/features/',
  '/features/grid',
  '/features/grid/',
  '/features/grid/more',
  '/about',
  '/about/us',
  '/none',
  '/assets/index-abc.js',
  '/assets/none.js',
  '/favicon.svg',
  '/1/indexes',
])('%s is the document on a static host exactly if it is a view', (path) => {
  const netlify = redirects.filter(([from = '']) => toPattern(from).test(path))
  const others = vercel.rewrites.filter(({ source }) => toPattern(source).test(path))
  expect(netlify.length > 0).toBe(isView(path))
  expect(others.length > 0).toBe(isView(path))
})

test('a view is rewritten to the document with 200, all else is the document as 404', () => {
  expect(new Set(redirects.map(([, ...rest]) => rest.join(' ')))).toEqual(new Set(['/ 200']))
  expect(new Set(vercel.rewrites.map(({ destination }) => destination))).toEqual(
    new Set(['/index.html']),
  )
  expect(text('404.html')).toContain('<p>the page')
  expect(text('404.html')).toContain('<meta name="robots" content="noindex" />')
})

test('the policy of a page that searches its own origin names no other host', () => {
  const { _headers = '', ['vercel.json']: other = '' } = hostFiles({ html })
  expect(_headers + other).not.toContain('algolia')
})

test('records with documents of their own are not rewritten, and are found without the end of their name', () => {
  const own = hostFiles({ html, prerendered: ['features', 'releases'] })
  const sources = (own['_redirects'] ?? '').split('\n').map((line) => line.split(' ')[0])
  expect(sources).not.toContain('/features/:id')
  expect(sources).not.toContain('/releases/:id/')
  expect(sources).toEqual(expect.arrayContaining(['/features', '/compat/:id', '/specs/:id/']))
  const config: Vercel & { readonly cleanUrls?: boolean } = JSON.parse(own['vercel.json'] ?? '')
  expect(config.rewrites.map(({ source }) => source)).toEqual(sources.filter(Boolean))
  expect(config.cleanUrls).toBe(true)
  expect(vercel).not.toHaveProperty('cleanUrls')
})

test('a host without a provider gets records without a document from one without a view, and views from their own', () => {
  const own = hostFiles({ html, isStandalone: true, prerendered: ['features'] })
  expect(own['app.html']).toBe(html)
  const rules = (own['_redirects'] ?? '').trimEnd().split('\n')
  expect(rules).toContain('/compat/:id /app 200')
  expect(rules.every((rule) => rule.endsWith(' /app 200'))).toBe(true)
  expect(rules.filter((rule) => /^\/(?:features|search|)(?:\/| )/.test(rule))).toEqual([])
})

test('a site below a path gets no rules of a host, and its documents name its path', () => {
  const page =
    '<!-- head --><!-- /head --><a href="/feeds/newly.atom"><a href="//b.example/c"><link href="/plinth/a.css">'
  const own = hostFiles({ html: page, isStandalone: true, base: '/plinth/' })
  expect(Object.keys(own).toSorted()).toEqual(['404.html', 'app.html'])
  const missing = own['404.html'] ?? ''
  expect(missing).toContain('<a href="/plinth/feeds/newly.atom">')
  expect(missing).toContain('<a href="//b.example/c">')
  expect(missing).toContain('<link href="/plinth/a.css">')
})
