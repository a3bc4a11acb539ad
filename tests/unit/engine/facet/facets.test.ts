import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

function declared(attribute: string, afterDistinct = false) {
  return { attribute, searchable: false, filterOnly: false, afterDistinct }
}

const shop = recordsOf([
  { name: 'a', color: ['red', 'red', 'blue'], price: 10, brand: { name: 'X' }, group: 'g' },
  { name: 'b', color: 'red', price: 89.5, brand: { name: 'Y' }, group: 'g' },
  { name: 'c', color: 'Blue', price: [1, 2], sale: true, group: 'h' },
])
const run = searcher(shop, {
  faceting: ['color', 'price', 'sale', 'brand.name', '__proto__'].map((name) => declared(name)),
  attributeForDistinct: 'group',
})

function counts(facets: readonly string[], changes = {}) {
  return Object.fromEntries(run('', { facets: { facets, ...changes } }).facets)
}

test('a value counts once per record, as text, with lists and objects flattened', () => {
  expect(counts(['color', 'price', 'sale', 'brand.name'])).toEqual({
    color: [
      ['red', 2],
      ['Blue', 1],
      ['blue', 1],
    ],
    price: [
      ['1', 1],
      ['10', 1],
      ['2', 1],
      ['89.5', 1],
    ],
    sale: [['true', 1]],
    'brand.name': [
      ['X', 1],
      ['Y', 1],
    ],
  })
})

test('sortFacetValuesBy alpha sorts values by name, and maxValuesPerFacet limits them', () => {
  expect(counts(['color'], { sortFacetValuesBy: 'alpha', maxValuesPerFacet: 2 })).toEqual({
    color: [
      ['Blue', 1],
      ['blue', 1],
    ],
  })
})

test('a facet without values in the matches is omitted', () => {
  expect(run('c', { facets: { facets: ['brand.name'] } }).facets.size).toBe(0)
  expect(counts(['__proto__'])).toEqual({})
})

test('values named like members of Object are counted', () => {
  const records = recordsOf([{ color: ['__proto__', 'constructor'] }, { color: 'constructor' }])
  const { facets } = searcher(records, { faceting: [declared('color')] })('', {
    facets: { facets: ['color'] },
  })
  expect(facets.get('color')).toEqual([
    ['constructor', 2],
    ['__proto__', 1],
  ])
})

test('a numeric facet has statistics over all matches, a text facet has none', () => {
  const { stats } = run('', { facets: { facets: ['price', 'color'] }, length: 0 })
  expect(Object.fromEntries(stats)).toEqual({
    price: { min: 1, max: 89.5, avg: 102.5 / 4, sum: 102.5 },
  })
})

test.each([
  [false, false, 2],
  [true, false, 1],
  [false, true, 1],
])('facetingAfterDistinct %s, afterDistinct(color) %s: red counts %i', (query, facet, count) => {
  const distinct = searcher(shop, {
    faceting: [declared('color', facet)],
    attributeForDistinct: 'group',
  })
  const answer = distinct('', {
    distinct: 1,
    facets: { facets: ['color'], facetingAfterDistinct: query },
  })
  expect(answer.nbHits).toBe(2)
  expect(new Map(answer.facets.get('color')).get('red')).toBe(count)
})

const value = fc.constantFrom('a', 'A', 'b', '10', '9')

test('facet counts equal those of a scan of the matches', () => {
  const contents = fc.array(
    fc.record({ name: fc.constantFrom('x', 'y'), tag: fc.array(value, { maxLength: 4 }) }),
  )
  fc.assert(
    fc.property(contents, fc.integer({ min: 1, max: 4 }), (list, cut) => {
      const answer = searcher(recordsOf(list), { faceting: [declared('tag')] })('x', {
        facets: { facets: ['tag'], maxValuesPerFacet: cut },
      })
      const naive = new Map<string, number>()
      for (const { name, tag } of list) {
        if (name !== 'x') continue
        for (const entry of new Set(tag)) naive.set(entry, (naive.get(entry) ?? 0) + 1)
      }
      const sorted = [...naive].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
      expect(answer.facets.get('tag')).toEqual(sorted.length > 0 ? sorted.slice(0, cut) : undefined)
    }),
  )
})
