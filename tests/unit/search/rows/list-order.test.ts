import { beforeAll, expect, test } from 'vitest'

import type { ListName } from '#catalogue/indices.ts'
import { loadSubjects } from '#language/load-subjects.ts'
import { listOrder, nameIn } from '#search/rows/list-order.ts'

beforeAll(loadSubjects)

const names: Readonly<Record<ListName, readonly string[]>> = {
  features: ['Media queries', 'media-queries'],
  compat: ['Document.getElementById()', 'api.Document.getElementById'],
  specs: ['Web Content Accessibility Guidelines (WCAG) 2.2', 'WCAG 2.2', 'WCAG22'],
  releases: ['Firefox 125', 'firefox-125'],
}

const ids = ['features', 'compat', 'specs', 'releases'] as const

const firstFor = (q: string, all: typeof names = names) =>
  listOrder(
    q,
    ids.map((id) => ({ id, hits: [{ id, hit: { objectID: id }, names: all[id] }] })),
  )[0]

test.each([
  'view transitions spec',
  'url standard',
  'rfc 9110',
  'grid level 2',
  'temporal proposal',
  'es2025',
  'whatwg dom',
  'css 2.1',
  'wcag',
  'wcag 2.',
  'wcag 2.2',
  'wcag sp',
  'es202',
  'css anchor positioning module',
  'wicg file system access',
])('specifications come first for %j', (q) => {
  expect(firstFor(q)).toBe('specs')
})

test.each(['media queries android 4.4', 'media queries in safari 15.4'])(
  'the version of a browser in %j is none of a specification',
  (q) => {
    expect(firstFor(q)).toBe('features')
  },
)

test.each(['getelementbyid', 'getElementById()'])('entries come first for the member %j', (q) => {
  expect(firstFor(q)).toBe('compat')
})

test.each([
  'firefox 125',
  'ff 115',
  'latest chrome',
  'chrome 100 release notes',
  'chrome 100 release no',
  'chrome 100 relea',
  'ios 17 sa',
  'ie11',
])('releases come first for the version or status in %j', (q) => {
  expect(firstFor(q)).toBe('releases')
})

test.each([
  'media queries',
  'media',
  'firefox',
  'grid in firefox 125',
  'standards-mode',
  'print 2',
])('features come first for %j', (q) => {
  expect(firstFor(q)).toBe('features')
})

test('a feature of that name comes before a member or a specification of that name', () => {
  expect(firstFor('getElementById', { ...names, features: ['getElementById()'] })).toBe('features')
  expect(firstFor('wcag', { ...names, features: ['WCAG'] })).toBe('features')
})

test.each([
  [2, 'css nesting', 'features'],
  [1, 'css nesting', 'specs'],
  [2, 'css nesting 1', 'specs'],
])(
  'where a feature has %d words of %j, which name a specification, %s come first',
  (words, q, list) => {
    const hit = { objectID: 'nesting', _rankingInfo: { words } }
    const specs = ['CSS Nesting 1', 'css-nesting-1']
    expect(
      listOrder(q, [
        { id: 'features', hits: [{ id: 'features', hit, names: ['Nesting'] }] },
        { id: 'specs', hits: [{ id: 'specs', hit: { objectID: 'css-nesting-1' }, names: specs }] },
      ])[0],
    ).toBe(list)
  },
)

test('the other lists keep their order', () => {
  const found = ids.map((id) => ({ id, hits: [{ id, hit: { objectID: id }, names: names[id] }] }))
  expect(listOrder('wcag', found)).toEqual(['specs', 'features', 'compat', 'releases'])
})

test('a text that asks for a release names nothing in another list', () => {
  expect(nameIn('safari 17.4 r', 'compat')).toBe('')
  expect(nameIn('safari 17.4 r', 'releases')).toBe('safari 17.4')
})
