import { expect, test } from 'vitest'

import type { SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { suggestionHref } from '#search/palette/suggestion-href.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { isSuggestion } from '#search/transport/spelling.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const hrefOf = ({ list, id }: RecordPlace) => `/${list}/${id}`

const leadsTo = (target: SuggestionTarget) =>
  suggestionHref({ query: 'Grid layout', kinds: ['Filter'], target }, hrefOf)

test.each<readonly [string, SuggestionTarget]>([
  ['/compat/api.AbortController', { index: 'compat', id: 'api.AbortController' }],
  ['/specs?q=Grid+layout', { index: 'specs' }],
  ['/features?baseline=newly', { index: 'features', filters: { baseline: ['newly'] } }],
  ['/features?blocker=safari', { index: 'features', filters: { missingOnlyIn: ['Safari'] } }],
  ['/features?year=2025..2025', { index: 'features', filters: { newlyYear: ['2025'] } }],
  [
    '/features?group=CSS,Layout',
    { index: 'features', filters: { 'groups.lvl1': ['CSS > Layout'] } },
  ],
  ['/compat?status=deprecated', { index: 'compat', filters: { status: ['Deprecated'] } }],
  ['/releases?status=current', { index: 'releases', filters: { statuses: ['current'] } }],
  [
    '/features?area=CSS,HTML&year=2020..2024',
    { index: 'features', filters: { areas: ['CSS', 'HTML'], newlyYear: ['2024', '2020'] } },
  ],
])('a suggestion leads to %s', (address, target) => {
  expect(leadsTo(target)).toBe(address)
})

test('a month is a filter of its own', () => {
  expect(leadsTo({ index: 'features', filters: { newlyMonth: ['2026-09'] } })).toBe(
    '/features?month=2026-09',
  )
})

test('every suggestion of the data leads to a page, a filtered list or its words', async () => {
  const { suggestions } = (await loadCatalogue()).records
  const addresses = suggestions.map(({ target }) => leadsTo(target))
  expect(addresses.length).toBeGreaterThan(3000)
  expect(
    addresses.filter((address) => !/^\/(features|compat|specs|releases)[/?]./.test(address)),
  ).toEqual([])
  const filtered = suggestions.filter(({ target }) => target.filters !== undefined)
  expect(filtered.map(({ target }) => leadsTo(target)).filter((one) => one.includes('q='))).toEqual(
    [],
  )
})

test('a filter that the list has not is searched for by its words', () => {
  const filters = { baseline: ['newly'], colour: ['red'] }
  expect(leadsTo({ index: 'features', filters })).toBe('/features?q=Grid+layout')
})

test.each([null, 'Grid', {}, { query: 'Grid', kinds: 'Feature', target: {} }, { query: 'Grid' }])(
  '%j is no suggestion',
  (hit) => {
    expect(isSuggestion(hit)).toBe(false)
  },
)
