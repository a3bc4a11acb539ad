import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  defaultState,
  formatListState,
  type ListState,
  parseListState,
  readQueryParameter,
  withoutFilters,
} from '#search/address/url-state.ts'
import { lists } from '#search/lists/all.ts'
import { featuresList } from '#search/lists/features.ts'
import { codePoint } from '#tests/support/code-point.ts'
import { anyStateOf } from '#tests/unit/search/list-state-arbitrary.ts'

const parse = (search: string) => parseListState(featuresList, search)
const format = (state: ListState) => formatListState(featuresList, state)

test.each(lists)('parsing an address of $noun undoes formatting it, for any state', (list) => {
  fc.assert(
    fc.property(anyStateOf(list), (state) => {
      const search = formatListState(list, state)
      fc.pre(search.length <= 8192)
      expect(parseListState(list, search)).toEqual(state)
      expect(readQueryParameter(search)).toBe(state.q)
    }),
  )
})

test.each(lists)('any text at all parses as $noun, and to a state that can be written', (list) => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 500 }), (search) => {
      const state = parseListState(list, search)
      expect(parseListState(list, formatListState(list, state))).toEqual(state)
    }),
  )
})

test.each(lists)(
  'any value of a key of $noun parses, and to a state that can be written',
  (list) => {
    const key = fc.constantFrom('q', 'sort', 'view', 'cols', 'size', 'page', ...list.panel)
    fc.assert(
      fc.property(key, fc.string({ unit: codePoint }), (name, value) => {
        const state = parseListState(list, `?${name}=${encodeURIComponent(value.toWellFormed())}`)
        expect(parseListState(list, formatListState(list, state))).toEqual(state)
      }),
    )
  },
)

test.each(lists)('every filter of $noun is in the panel once, and no two share a name', (list) => {
  const names = [
    ...Object.keys(list.facets),
    ...Object.keys(list.ranges),
    ...(list.tree === undefined ? [] : [list.tree.key]),
  ]
  expect(list.panel.toSorted()).toEqual(names.toSorted())
  const others = ['q', 'sort', 'view', 'cols', 'size', 'page']
  expect(new Set([...others, ...names]).size).toBe(names.length + others.length)
})

test('defaults are not written', () => {
  expect(format(defaultState)).toBe('')
})

const addresses: readonly (readonly [search: string, state: Partial<ListState>])[] = [
  ['?q=grid+areas', { q: 'grid areas' }],
  ['?q=:has()', { q: ':has()' }],
  ['?q=c%2B%2B', { q: 'c++' }],
  ['?group=CSS,Layout', { tree: ['CSS', 'Layout'] }],
  ['?year=2021..2024', { ranges: { year: { min: 2021, max: 2024 } } }],
  ['?year=2021..', { ranges: { year: { min: 2021 } } }],
  ['?usage=..97.5', { ranges: { usage: { max: 97.5 } } }],
  ['?sort=newest&size=50&page=3', { sort: 'newest', size: 50, page: 3 }],
  ['?view=table', { view: 'table' }],
  ['?view=table&cols=baseline,chrome', { view: 'table', cols: ['baseline', 'chrome'] }],
  ['?view=table&cols=name', { view: 'table', cols: ['name'] }],
  ['?cols=spec', { cols: ['spec'] }],
]

test.each(addresses)(
  'the address %s is read as its state, and written from it unchanged',
  (search, state) => {
    const expected = { ...defaultState, ...state }
    expect(parse(search)).toEqual(expected)
    expect(format(expected)).toBe(search)
  },
)

test('facets are written in codes where they have some', () => {
  const { facets } = parse('?baseline=newly,widely&blocker=chromium&area=Web+APIs')
  expect(facets).toMatchObject({
    baseline: ['newly', 'widely'],
    blocker: ['Chrome & Edge'],
    area: ['Web APIs'],
  })
})

test('values keep their order, because the order makes the request', () => {
  const search = '?baseline=limited,widely,newly'
  expect(format(parse(search))).toBe(search)
})

test.each([
  ['?view=table&cols=usage,baseline', '?view=table&cols=baseline,usage'],
  ['?view=table&cols=usage,constructor,NAME,usage', '?view=table&cols=usage'],
  ['?view=table&cols=name,usage', '?view=table&cols=usage'],
  [`?view=table&cols=${featuresList.table.usual.toReversed().join()}`, '?view=table'],
])('%s is the table of %s', (search, normal) => {
  expect(format(parse(search))).toBe(normal)
})

test.each([
  '?view=list',
  '?view=TABLE',
  '?view=grid',
  '?cols=',
  '?cols=constructor,__proto__,toString',
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
  '?group=+%3E+',
])('%s asks for nothing', (search) => {
  expect(parse(search)).toEqual(defaultState)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('a page beyond all pages is kept, so that it can be said to be one', () => {
  expect(parse('?page=900').page).toBe(900)
  expect(parse('?page=999999').page).toBe(1000)
})

test('of a repeated key the first counts', () => {
  expect(parse('?q=a&q=b').q).toBe('a')
})

const bytes = (text: string) => new TextEncoder().encode(text).length

test('long input is cut: text by bytes, lists by number, the whole by length', () => {
  expect(bytes(parse(`?q=${encodeURIComponent('漢'.repeat(300))}`).q)).toBe(510)
  const many = Array.from({ length: 150 }, (_, index) => `v${index}`).join(',')
  expect(parse(`?area=${many}`).facets['area']).toHaveLength(50)
  expect(parse(`?area=${'x'.repeat(300)}`).facets['area']).toEqual(['x'.repeat(200)])
  expect(parse(`?${'p=1&'.repeat(3000)}q=late`).q).toBe('')
})

test('a half surrogate becomes a replacement character', () => {
  expect(parse('?q=%ED%A0%80').q.isWellFormed()).toBe(true)
})

test('clearing the filters keeps the words, the order, the size and the layout', () => {
  const rest = '&sort=az&view=table&cols=usage&size=50'
  const state = parse(`?q=grid&baseline=newly&group=CSS&year=2020..${rest}&page=2`)
  expect(format(withoutFilters(state))).toBe(`?q=grid${rest}`)
})
