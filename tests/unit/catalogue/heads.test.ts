import { expect, test } from 'vitest'

import { compatHead } from '#catalogue/compat/head.ts'
import { featureHead } from '#catalogue/features/head.ts'
import { feeds, feedsOfBrowser } from '#catalogue/feeds.ts'
import { catalogue, listNames } from '#catalogue/indices.ts'
import { fullTitle, notFoundHead, searchHead } from '#contracts/view-head.ts'
import { plainViews, views } from '#contracts/views.ts'

test('a title names the site, and the home page asks its question', () => {
  expect(fullTitle('Subgrid')).toBe('Subgrid · Plinth')
  expect(fullTitle('')).toBe('Plinth: what can the web do now?')
})

test('each view has a title and a description of its own', () => {
  const heads = [
    ...plainViews.map(({ head }) => head),
    notFoundHead,
    ...listNames.map((name) => catalogue[name].pages),
  ]
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  for (const { description } of heads) {
    expect(description).toMatch(/^[A-Z].{20,150}\.$/)
  }
})

test('the words of a search lead its title', () => {
  expect(searchHead(views.everything.head, 'grid').title).toBe('grid · Everything')
  expect(searchHead(views.everything.head, '')).toEqual(views.everything.head)
})

test('a feature is described in plain text, and its status is said', () => {
  expect(
    featureHead({ name: 'Subgrid', description: 'The `subgrid`\n  value.', baseline: 'widely' }),
  ).toEqual({ title: 'Subgrid', description: 'The subgrid value. Widely available.' })
})

test('a compatibility entry is not described by its name a second time', () => {
  const rest = 'Browser support by version and date, with notes, flags and Baseline status.'
  expect(
    compatHead({ name: ':has()', kind: 'Pseudo-class', description: '`:has()`' }).description,
  ).toBe(`:has() (Pseudo-class). ${rest}`)
  expect(compatHead({ name: 'fetch()', kind: 'Function', description: 'Gets `it`' })).toEqual({
    title: 'fetch()',
    description: `fetch() (Function). Gets it ${rest}`,
  })
})

test('there are eleven feeds, each with an address of its own', () => {
  expect(feeds.map(({ path }) => path)).toEqual([
    '/feeds/newly.atom',
    '/feeds/widely.atom',
    '/feeds/upcoming.atom',
    '/feeds/changes.atom',
    '/feeds/chrome.atom',
    '/feeds/chrome_android.atom',
    '/feeds/edge.atom',
    '/feeds/firefox.atom',
    '/feeds/firefox_android.atom',
    '/feeds/safari.atom',
    '/feeds/safari_ios.atom',
  ])
})

test('a browser has its own feed, and the same list of it each time', () => {
  expect(feedsOfBrowser('safari').map(({ title }) => title)).toEqual(['Safari releases'])
  expect(feedsOfBrowser('safari')).toBe(feedsOfBrowser('safari'))
  expect(feedsOfBrowser('netscape')).toEqual([])
  expect(feedsOfBrowser('netscape')).toBe(feedsOfBrowser('toString'))
})
