import { expect, test } from 'vitest'

import { qualifierKeys } from '#language/qualifiers.ts'
import { readText } from '#language/reading.ts'
import { parseSearchHref, formatSearchHref } from '#search/address/search-state.ts'
import { listHref } from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { qualifierOffer } from '#search/questions/qualifier-offer.ts'
import { valuesOfQualifier } from '#search/questions/qualifier-values.ts'
import { withTyped } from '#search/questions/qualifiers.ts'
import { searchesOf } from '#search/questions/searches.ts'

const today = '2026-11-22'

const searchesFor = (text: string) =>
  searchesOf(readText(text, today), today).map(({ phrase, list, state }) => [
    phrase,
    listHref(list, state),
  ])

test.each([
  ['baseline:newly', 'features with baseline:newly', '/features?baseline=newly'],
  [
    'grid missing:safari area:css',
    'features with missing:safari, area:css matching “grid”',
    '/features?q=grid&area=CSS&missing=safari',
  ],
  [
    'baseline:newly OR baseline:widely',
    'features with baseline:newly, baseline:widely',
    '/features?baseline=newly,widely',
  ],
  ['since:2025', 'features with since:2025', '/features?year=2025..'],
  ['since:2025-01', 'features with since:2025-01', '/features?year=2025..'],
  ['since:2023 before:2025', 'features with since:2023, before:2025', '/features?year=2023..2024'],
  ['usage:>90', 'features with usage:>90', '/features?usage=90..'],
  ['missing:ios', 'features with missing:ios', '/features?missing=safari_ios'],
  [
    'position:mozilla-negative',
    'features with position:mozilla-negative',
    '/features?position=Mozilla:+negative',
  ],
  ['wanted:25', 'features with wanted:25', '/features?wanted=25%2B'],
  [
    'status:deprecated area:html',
    'compatibility entries with status:deprecated, area:html',
    '/compat?status=deprecated&path=HTML',
  ],
  ['org:whatwg', 'features with org:whatwg', '/features?org=WHATWG'],
  [
    'browser:firefox since:2025',
    'releases with browser:firefox, since:2025',
    '/releases?browser=firefox&year=2025..',
  ],
  [
    'grid -subgrid area:css',
    'features with area:css matching “grid -subgrid”',
    '/features?q=grid+-subgrid&area=CSS',
  ],
])('“%s” is a search for %s', (text, phrase, href) => {
  expect(searchesFor(text)).toEqual([[phrase, href]])
})

test.each([
  'baseline:nwely',
  'org:w3c missing:safari browser:edge',
  '-baseline:newly',
  'since:soon',
])('“%s” is no search with filters', (text) => {
  expect(searchesFor(text)).toEqual([])
})

const typed = (href: string, isWhole = false) => {
  const search = parseSearchHref(href)
  return search && formatSearchHref(withTyped(search, isWhole, today))
}

test.each([
  ['/features?q=baseline:newly+', '/features?baseline=newly'],
  ['/features?q=grid+baseline:newly+', '/features?q=grid+&baseline=newly'],
  [
    '/features?q=baseline:newly+grid&missing=safari&page=2',
    '/features?q=grid&baseline=newly&missing=safari',
  ],
  ['/features?q=baseline:widely+&baseline=newly', '/features?baseline=newly,widely'],
  ['/compat?q=area:css+', '/compat?path=CSS'],
])('at %s the filter in the text becomes one of the address: %s', (before, after) => {
  expect(typed(before)).toBe(after)
})

test('a filter at the end of the text is complete after Enter', () => {
  expect(typed('/features?q=grid+baseline:newly')).toBe('/features?q=grid+baseline:newly')
  expect(typed('/features?q=grid+baseline:newly', true)).toBe('/features?q=grid&baseline=newly')
})

test.each([
  '/features?q=baseline:nwely+',
  '/features?q=status:deprecated+',
  '/features?q=position:sticky+',
  '/features?q=::before+',
  '/search?q=baseline:newly+',
])('at %s the text stays as it is', (href) => {
  expect(typed(href)).toBe(href)
})

test('while a value is typed, those that begin so are offered for the list in view', () => {
  const offer = qualifierOffer(
    'grid baseline:n',
    parseSearchHref('/features?missing=safari'),
    today,
  )
  expect(offer).toEqual({
    label: 'Filter features',
    isWrong: false,
    options: [
      {
        title: 'baseline:newly',
        about: 'Newly available',
        href: '/features?q=grid&baseline=newly&missing=safari',
      },
    ],
  })
})

test.each([
  ['baseline:nwely', '“nwely” is unknown. Choose a value', 'baseline:widely'],
  ['-missing:safari', 'Filters cannot be excluded. Choose a value', 'missing:chrome'],
  ['since:2020-06', 'Needs a year or a recent month, such as', 'since:2026'],
  ['usage:much', 'Needs a percentage, such as', 'usage:>90'],
  ['baseline:', 'Filter features', 'baseline:widely'],
  ['status:', 'Filter compatibility entries', 'status:standard'],
  ['org:w3c browser:', 'No list has all of these filters, releases have this', 'browser:chrome'],
])('for “%s” the hint is “%s”, and %s is offered', (text, label, title) => {
  const offer = qualifierOffer(text, undefined, today)
  expect(offer?.label).toBe(label)
  expect(offer?.options.map((option) => option.title)).toContain(title)
})

test.each(['grid', ':has()', 'position: sticky', 'baseline:newly missing:safari'])(
  'for “%s” nothing is offered',
  (text) => {
    expect(qualifierOffer(text, undefined, today)).toBeUndefined()
  },
)

test('each key of a filter is one of a list, and each of its values is one that the list reads', () => {
  for (const key of qualifierKeys) {
    const found = lists.filter((list) => valuesOfQualifier(list, key, today).length > 0)
    expect(found).not.toEqual([])
    for (const list of found) {
      for (const { code } of valuesOfQualifier(list, key, today)) {
        const search = parseSearchHref(`${list.path}?q=${encodeURIComponent(`${key}:${code} `)}`)
        const left = search && withTyped(search, false, today).state.q
        expect([`${key}:${code}`, left]).toEqual([`${key}:${code}`, ''])
      }
    }
  }
})
