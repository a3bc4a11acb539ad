import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { FeaturesState } from '#search/url-state.ts'
import {
  defaultFeaturesState,
  formatFeaturesState,
  parseFeaturesState,
  withoutFilters,
} from '#search/url-state.ts'

import { anyFeaturesState } from './features-state-arbitrary.ts'

test('parsing an address undoes formatting it, for any state', () => {
  fc.assert(
    fc.property(anyFeaturesState, (state) => {
      fc.pre(formatFeaturesState(state).length <= 8192)
      expect(parseFeaturesState(formatFeaturesState(state))).toEqual(state)
    }),
  )
})

test('any text at all parses, and to a state that can be written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (search) => {
      const state = parseFeaturesState(search)
      expect(parseFeaturesState(formatFeaturesState(state))).toEqual(state)
    }),
  )
})

test('any value of a known key parses, and to a state that can be written', () => {
  const key = fc.constantFrom('q', 'baseline', 'area', 'group', 'year', 'usage', 'page', 'sort')
  fc.assert(
    fc.property(key, fc.string({ unit: 'binary' }), (name, value) => {
      const state = parseFeaturesState(`?${name}=${encodeURIComponent(value.toWellFormed())}`)
      expect(parseFeaturesState(formatFeaturesState(state))).toEqual(state)
    }),
  )
})

test('defaults are not written', () => {
  expect(formatFeaturesState(defaultFeaturesState)).toBe('')
})

const addresses: readonly (readonly [search: string, state: Partial<FeaturesState>])[] = [
  ['?q=grid+areas', { q: 'grid areas' }],
  ['?q=:has()', { q: ':has()' }],
  ['?q=c%2B%2B', { q: 'c++' }],
  ['?group=CSS,Layout', { group: ['CSS', 'Layout'] }],
  ['?year=2021..2024', { year: { min: 2021, max: 2024 } }],
  ['?year=2021..', { year: { min: 2021 } }],
  ['?usage=..97.5', { usage: { max: 97.5 } }],
  ['?sort=newest&size=50&page=3', { sort: 'newest', size: 50, page: 3 }],
]

test.each(addresses)('%s is one way only to say its state', (search, state) => {
  const expected = { ...defaultFeaturesState, ...state }
  expect(parseFeaturesState(search)).toEqual(expected)
  expect(formatFeaturesState(expected)).toBe(search)
})

test('facets are written in codes where they have some', () => {
  const { facets } = parseFeaturesState('?baseline=newly,widely&blocker=chromium&area=Web+APIs')
  expect(facets).toMatchObject({
    baseline: ['newly', 'widely'],
    blocker: ['Chrome & Edge'],
    area: ['Web APIs'],
  })
})

test('values keep their order, because the order makes the request', () => {
  const search = '?baseline=limited,widely,newly'
  expect(formatFeaturesState(parseFeaturesState(search))).toBe(search)
})

test.each([
  '?page=0',
  '?page=-1',
  '?page=abc',
  '?page=1.5',
  '?page=1e9',
  '?size=7',
  '?size=1000000',
  '?sort=__proto__',
  '?sort=constructor',
  '?baseline=constructor,__proto__,toString',
  '?baseline[a]=b',
  '?features[refinementList][baseline]=newly',
  '?year=2024..2021',
  '?year=a..b',
  '?year=1800..3000',
  '?year=2020.5..',
  '?usage=..1e9',
  '?usage=-1..',
  '?__proto__[x]=1&constructor.prototype.x=1',
  '?utm_source=x&unknown=1',
  '?q=%00%01%1b',
  '?area=,,,',
])('%s asks for nothing', (search) => {
  expect(parseFeaturesState(search)).toEqual(defaultFeaturesState)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('a page beyond all pages is kept, so that it can be said to be one', () => {
  expect(parseFeaturesState('?page=900').page).toBe(900)
  expect(parseFeaturesState('?page=999999').page).toBe(1000)
})

test('of a repeated key the first counts', () => {
  expect(parseFeaturesState('?q=a&q=b').q).toBe('a')
})

const bytes = (text: string) => new TextEncoder().encode(text).length

test('long input is cut: text by bytes, lists by number, the whole by length', () => {
  expect(bytes(parseFeaturesState(`?q=${encodeURIComponent('漢'.repeat(300))}`).q)).toBe(510)
  const many = Array.from({ length: 150 }, (_, index) => `v${index}`).join(',')
  expect(parseFeaturesState(`?area=${many}`).facets.area).toHaveLength(50)
  expect(parseFeaturesState(`?area=${'x'.repeat(300)}`).facets.area).toEqual(['x'.repeat(200)])
  expect(parseFeaturesState(`?${'p=1&'.repeat(3000)}q=late`).q).toBe('')
})

test('a half surrogate becomes a replacement character', () => {
  expect(parseFeaturesState('?q=%ED%A0%80').q.isWellFormed()).toBe(true)
})

test('clearing the filters keeps the words, the order and the size', () => {
  const state = parseFeaturesState(
    '?q=grid&baseline=newly&group=CSS&year=2020..&sort=az&size=50&page=2',
  )
  expect(formatFeaturesState(withoutFilters(state))).toBe('?q=grid&sort=az&size=50')
})
