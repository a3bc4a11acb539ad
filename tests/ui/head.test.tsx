import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { feedsOfBrowser, releaseFeeds } from '#catalogue/feeds.ts'
import { useFeeds, useHead } from '#routes/layout/head.ts'

const served = `<title>Subgrid · Plinth</title>
<meta name="description" content="The subgrid value." />
<meta property="og:title" content="Subgrid · Plinth" />
<meta property="og:description" content="The subgrid value." />
<meta property="og:url" content="http://localhost/features/subgrid" />
<link rel="canonical" href="http://localhost/features/subgrid" />
<link rel="alternate" type="application/atom+xml" href="/feeds/safari.atom" />`

beforeEach(() => {
  document.head.innerHTML = served
})

const meta = (key: string) =>
  [...document.head.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`)].map((found) =>
    found.getAttribute('content'),
  )
const canonical = () =>
  [...document.head.querySelectorAll('link[rel=canonical]')].map((link) =>
    link.getAttribute('href'),
  )
const feeds = () =>
  [...document.head.querySelectorAll('link[rel=alternate]')].map((link) =>
    link.getAttribute('href'),
  )

const loading = { title: 'subgrid', description: '', canonical: '/features/subgrid' }
const ready = { title: 'Subgrid', description: 'Rows.', canonical: '/features/subgrid' }

test('the head that the server wrote stays until the view has data', () => {
  const { rerender } = renderHook((head) => useHead(head), { initialProps: loading })
  expect(document.title).toBe('Subgrid · Plinth')
  expect(meta('description')).toEqual(['The subgrid value.'])
  rerender(ready)
  expect(meta('description')).toEqual(['Rows.'])
  expect(meta('og:description')).toEqual(['Rows.'])
  rerender(loading)
  expect(document.title).toBe('Subgrid · Plinth')
})

test('on another address the old head is replaced at once', () => {
  renderHook(() => useHead({ ...loading, title: 'has', canonical: '/features/has' }))
  expect(document.title).toBe('has · Plinth')
  expect(meta('og:title')).toEqual(['has · Plinth'])
  expect(meta('description')[0]).toMatch(/^Instant search/)
  expect(meta('og:url')).toEqual(['http://localhost/features/has'])
  expect(canonical()).toEqual(['http://localhost/features/has'])
})

test('a view that is not found is marked noindex and has no canonical address', () => {
  const missing = { title: 'Not found', description: '', canonical: null }
  const { rerender } = renderHook<void, Parameters<typeof useHead>[0]>((head) => useHead(head), {
    initialProps: missing,
  })
  expect(meta('robots')).toEqual(['noindex'])
  expect([...canonical(), ...meta('og:url')]).toEqual([])
  rerender(ready)
  expect(meta('robots')).toEqual([])
  expect(canonical()).toEqual(['http://localhost/features/subgrid'])
})

test('the link to a feed from the server is not duplicated, and is removed with its view', () => {
  const { rerender, unmount } = renderHook((own) => useFeeds(own), {
    initialProps: feedsOfBrowser('safari'),
  })
  expect(feeds()).toEqual(['/feeds/safari.atom'])
  rerender(releaseFeeds)
  expect(feeds()).toEqual(releaseFeeds.map(({ path }) => path))
  unmount()
  expect(feeds()).toEqual([])
})
