import { beforeAll, expect, test } from 'vitest'

import type { SuggestionRecord, SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import { suggestionHref } from '#search/palette/suggestion-href.ts'

let suggestions: readonly SuggestionRecord[]

beforeAll(async () => {
  suggestions = (await loadCatalogue()).records.suggestions
})

const leadsTo = (target: SuggestionTarget) =>
  suggestionHref({ query: 'Grid layout', kinds: [], target }, ({ list, id }) => `/${list}/${id}`)

test.each<readonly [string, SuggestionTarget]>([
  ['/compat/api.AbortController', { index: 'compat', id: 'api.AbortController' }],
  ['/features?blocker=safari', { index: 'features', filters: { missingOnlyIn: ['Safari'] } }],
  [
    '/features?group=CSS,Layout',
    { index: 'features', filters: { 'groups.lvl1': ['CSS > Layout'] } },
  ],
  ['/features?year=2025..2025', { index: 'features', filters: { newlyYear: ['2025'] } }],
  ['/specs?q=Grid+layout', { index: 'specs' }],
  ['/specs?q=Grid+layout', { index: 'specs', filters: { colour: ['red'] } }],
  [
    '/features?q=Grid+layout',
    { index: 'features', filters: { baseline: ['newly'], colour: ['red'] } },
  ],
])('a suggestion leads to %s', (address, target) => {
  expect(leadsTo(target)).toBe(address)
})

test('every suggestion of the data leads to a page, a filtered list or its words', () => {
  const addresses = suggestions.map(({ target }) => leadsTo(target))
  expect(addresses.length).toBeGreaterThan(3000)
  expect(
    addresses.filter((address) => !/^\/(features|compat|specs|releases)[/?]./.test(address)),
  ).toEqual([])
})
