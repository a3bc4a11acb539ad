import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatListState, parseListState, withoutFilters } from '#search/address/url-state.ts'
import { filterChips, wholeFilters } from '#search/filters/chips.ts'
import { facetRows } from '#search/filters/facet-list.tsx'
import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { anyStateOf } from './list-state-arbitrary.ts'

const chipsAt = (list: ListDefinition, search: string) =>
  filterChips(list, parseListState(list, search)).map((chip) => chip.label)

test('each filter has a chip with its words', () => {
  const labels = chipsAt(
    featuresList,
    '?q=x&baseline=widely&area=CSS&blocker=chromium&missing=safari_ios&engines=2&group=CSS,Layout&year=2021..2024&usage=90..',
  )
  expect(labels).toEqual([
    'Widely available',
    'Area: CSS',
    'Missing only in: Chrome & Edge',
    'Missing in: Safari on iOS',
    'Engines: Two',
    'Group: CSS › Layout',
    'Newly available 2021 – 2024',
    'Usage at least 90\u00A0%',
  ])
})

test.each([
  ['?targets=widely&can=yes', ['Works in your browsers']],
  ['?targets=widely&can=no', ['Does not work in your browsers']],
  ['?targets=widely&can=perhaps', []],
  ['?targets=widely', []],
  ['?can=yes', []],
])('of the browsers in %s the chips %o are shown', (search, labels) => {
  expect(chipsAt(featuresList, search)).toEqual(labels)
})

test('the chip of what works in the browsers leaves the browsers', () => {
  const search = '?targets=%3E+0.5%25,+not+dead&can=yes&page=3'
  const state = parseListState(featuresList, search)
  const [chip] = filterChips(featuresList, state)
  expect(formatListState(featuresList, chip!.without)).toBe('?targets=%3E+0.5%25,+not+dead')
  expect(formatListState(featuresList, withoutFilters(state))).toBe('?targets=%3E+0.5%25,+not+dead')
})

test.each([
  ['?year=2021..', 'Newly available since 2021'],
  ['?year=..2021', 'Newly available until 2021'],
  ['?year=2021..2021', 'Newly available in 2021'],
  ['?usage=..5', 'Usage at most 5\u00A0%'],
])('%s reads %s', (search, label) => {
  expect(chipsAt(featuresList, search)).toEqual([label])
})

test.each(lists)('removing chip after chip of $noun leaves the words, order and layout', (list) => {
  fc.assert(
    fc.property(anyStateOf(list), (start) => {
      let state = start
      for (let left = filterChips(list, start).length; left > 0; left -= 1) {
        const chips = filterChips(list, state)
        expect(chips).toHaveLength(left)
        state = chips[0]!.without
      }
      expect({ ...state, page: 1 }).toEqual(withoutFilters(start))
      expect(withoutFilters(start)).toMatchObject({
        q: start.q,
        sort: start.sort,
        size: start.size,
      })
    }),
  )
})

test.each(['?area=CSS&page=3', '?year=2020..&page=3', '?group=CSS&page=3'])(
  'removing the chip of %s goes back to the first page',
  (search) => {
    const [chip] = filterChips(featuresList, parseListState(featuresList, search))
    expect(formatListState(featuresList, chip!.without)).toBe('')
  },
)

test('of more than three values of a filter three are named and the others counted', () => {
  const search = '?missing=chrome,edge,firefox,safari,safari_ios'
  const [whole] = wholeFilters(featuresList, parseListState(featuresList, search))
  expect(whole?.label).toMatch(/^Missing in: .+ or .+ or .+ or 2 more$/)
})

test('a facet with known values shows all of them in one order, those without results too', () => {
  const items = [
    { value: 'limited', count: 11 },
    { value: 'widely', count: 7 },
  ]
  expect(facetRows(featuresList.facets.baseline, { items, refined: ['widely'] })).toEqual([
    { value: 'widely', label: 'Widely available', count: 7, checked: true },
    { value: 'newly', label: 'Newly available', count: 0, checked: false },
    { value: 'limited', label: 'Limited availability', count: 11, checked: false },
    { value: 'discouraged', label: 'Discouraged', count: 0, checked: false },
  ])
  const none = { items: [], refined: [] }
  expect(facetRows(featuresList.facets.engines, none).map((row) => row.value)).toEqual([
    '3',
    '2',
    '1',
    '0',
  ])
})

test('any other facet shows what it was given, whatever it is called', () => {
  const items = [{ value: 'constructor', count: 1 }]
  expect(facetRows(featuresList.facets.spec, { items, refined: [] })).toEqual([
    { value: 'constructor', label: 'constructor', count: 1, checked: false },
  ])
})

test('what is ticked stays ticked where nothing was found', () => {
  const nothing = { items: [], refined: ['newly'] }
  expect(facetRows(featuresList.facets.baseline, nothing).filter((row) => row.checked)).toEqual([
    { value: 'newly', label: 'Newly available', count: 0, checked: true },
  ])
  expect(
    facetRows(featuresList.facets.area, { items: [{ value: 'CSS', count: 2 }], refined: ['SVG'] }),
  ).toEqual([
    { value: 'SVG', label: 'SVG', count: 0, checked: true },
    { value: 'CSS', label: 'CSS', count: 2, checked: false },
  ])
})
