import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { type DocumentHead, headMarkup, withHead } from '#server/seo/head-markup.ts'

const document = `<!doctype html><html><head>
<!-- head: whatever stands here -->
<title>Old</title>
<!-- /head -->
<meta name="late" content="stays" />
</head><body></body></html>`

const head: DocumentHead = {
  title: 'Subgrid',
  description: 'The subgrid value.',
  canonical: '/features/subgrid',
  feeds: [],
}

const read = (from: DocumentHead, siteUrl: string | undefined = 'https://plinth.example') => {
  const html = withHead(document, headMarkup(from, siteUrl))
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const meta = (key: string) =>
    parsed.head
      .querySelector(`meta[name="${key}"], meta[property="${key}"]`)
      ?.getAttribute('content')
  const link = (rel: string) =>
    [...parsed.head.querySelectorAll(`link[rel="${rel}"]`)].map((found) =>
      found.getAttribute('href'),
    )
  return { parsed, meta, link }
}

test('the head of a document holds title, description, canonical address and preview', () => {
  const { parsed, meta, link } = read(head)
  expect(parsed.title).toBe('Subgrid · Plinth')
  expect(parsed.querySelectorAll('title')).toHaveLength(1)
  expect(meta('description')).toBe('The subgrid value.')
  expect(meta('og:title')).toBe('Subgrid · Plinth')
  expect(meta('og:description')).toBe('The subgrid value.')
  expect(meta('og:url')).toBe('https://plinth.example/features/subgrid')
  expect(meta('og:image')).toBe('https://plinth.example/preview.png')
  expect(link('canonical')).toEqual(['https://plinth.example/features/subgrid'])
  expect(meta('robots')).toBeUndefined()
  expect(meta('late')).toBe('stays')
})

test('the head of a missing page has robots: noindex and no canonical address', () => {
  const { meta, link } = read({ ...head, canonical: null })
  expect(meta('robots')).toBe('noindex')
  expect(link('canonical')).toEqual([])
  expect(meta('og:url')).toBeUndefined()
})

test('the head of a document for every address has no canonical address and may be indexed', () => {
  const { meta, link } = read({ ...head, canonical: undefined })
  expect(meta('robots')).toBeUndefined()
  expect(link('canonical')).toEqual([])
  expect(meta('og:image')).toBe('https://plinth.example/preview.png')
})

test('the head without a site address has no absolute address', () => {
  const html = withHead(document, headMarkup(head, undefined))
  expect(html).not.toContain('http')
  expect(html).toContain('<title>Subgrid · Plinth</title>')
})

test('the head names feeds as alternates', () => {
  const { parsed } = read({ ...head, feeds: feedsOfBrowser('edge') })
  const link = parsed.head.querySelector('link[rel=alternate]')
  expect(link?.getAttribute('type')).toBe('application/atom+xml')
  expect(link?.getAttribute('title')).toBe('Edge releases')
  expect(link?.getAttribute('href')).toBe('/feeds/edge.atom')
})

test('a head that was replaced can be replaced again', () => {
  const once = withHead(document, headMarkup(head, undefined))
  const other = headMarkup({ ...head, title: 'Other', canonical: null }, undefined)
  expect(withHead(withHead(once, other), headMarkup(head, undefined))).toBe(once)
})

test('a document without a place for the head throws', () => {
  expect(() => withHead('<title>x</title>', headMarkup(head, undefined))).toThrow(/<!-- head -->/)
})

test('text in a head is escaped in elements and attributes', () => {
  const part = fc.constantFrom(
    '"><script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    "' onload='x",
    '<!-- /head -->',
    '-->',
    '&lt;',
    '$&',
    '$`',
    'ä',
  )
  const anyText = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, description, id) => {
      const canonical = `/features/${id}`
      const { parsed, meta, link } = read({ title, description, canonical, feeds: [] })
      expect(parsed.querySelectorAll('script, img, [onload], [onerror]')).toHaveLength(0)
      expect(parsed.title).toBe(
        title === '' ? 'Plinth: what can the web do now?' : `${title} · Plinth`,
      )
      expect(meta('description')).toBe(description)
      expect(link('canonical')).toEqual([`https://plinth.example${canonical}`])
      expect(parsed.head.children).toHaveLength(10)
    }),
  )
})
