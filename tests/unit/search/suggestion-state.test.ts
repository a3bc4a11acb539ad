import { expect, test } from 'vitest'

import type { SuggestionTarget } from '#catalogue/suggestions/record.ts'
import { suggestedList } from '#search/suggestion-state.ts'
import { isSuggestion } from '#search/suggestion.ts'

const leadsTo = (target: SuggestionTarget) =>
  suggestedList({ query: 'Grid layout', kinds: ['Filter'], target })

test.each<readonly [string, SuggestionTarget]>([
  ['/specs?q=Grid+layout', { index: 'specs' }],
  ['/features?baseline=newly', { index: 'features', filters: { baseline: ['newly'] } }],
  ['/features?blocker=safari', { index: 'features', filters: { missingOnlyIn: ['Safari'] } }],
  ['/features?year=2025..2025', { index: 'features', filters: { newlyYear: ['2025'] } }],
  [
    '/features?group=CSS,Layout',
    { index: 'features', filters: { 'groups.lvl1': ['CSS > Layout'] } },
  ],
  ['/compat?status=deprecated', { index: 'compat', filters: { status: ['Deprecated'] } }],
  ['/releases?status=current', { index: 'releases', filters: { status: ['current'] } }],
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
