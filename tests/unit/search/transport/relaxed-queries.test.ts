import { expect, test } from 'vitest'

import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import { droppedFilter } from '#search/transport/dropped-filter.ts'
import type { RelaxedQuery } from '#search/transport/relaxed-queries.ts'
import { bestRelaxedQueries, queriesWithoutFilter } from '#search/transport/relaxed-queries.ts'

const whole = {
  facetFilters: [
    ['areas:CSS'],
    ['baseline:limited', 'baseline:newly'],
    ['groups.lvl1:CSS > Layout'],
  ],
  numericFilters: ['newlyYear>=2020', 'newlyYear<=2024'],
}
const { facetFilters, numericFilters } = whole

test.each([
  ['area', { facetFilters: facetFilters.slice(1), numericFilters }],
  ['baseline', { facetFilters: [facetFilters[0]!, facetFilters[2]!], numericFilters }],
  ['group', { facetFilters: facetFilters.slice(0, 2), numericFilters }],
  ['year', { facetFilters }],
])('a query that lacks only the filter %s is told from the others', (key, part) => {
  expect(droppedFilter(featuresList, whole, part)).toBe(key)
})

test.each([
  ['the same', whole],
  ['all of them', {}],
  ['two of them', { facetFilters: facetFilters.slice(1) }],
  ['one value of one', { facetFilters: [['areas:CSS'], ['baseline:newly']], numericFilters }],
  [
    'one level of the tree',
    { facetFilters: [...facetFilters.slice(0, 2), ['groups.lvl0:CSS']], numericFilters },
  ],
  ['half of a range', { facetFilters, numericFilters: numericFilters.slice(1) }],
  ['one for another', { facetFilters: [...facetFilters.slice(1), ['org:W3C']], numericFilters }],
])('a query that differs by %s lacks no single filter', (_, part) => {
  expect(droppedFilter(featuresList, whole, part)).toBeUndefined()
})

test('a value may hold what stands between names and values', () => {
  const filters = { facetFilters: [['path.lvl2:CSS > At-rules > @media (a:b)'], ['kind:At-rule']] }
  expect(droppedFilter(compatList, filters, { facetFilters: ['kind:At-rule'] })).toBe('path')
})

test('each filter in force is offered with the count of the query without it', () => {
  const own = { list: featuresList, indexName: 'features', query: 'grid', conditions: whole }
  const offers = queriesWithoutFilter(own, [
    { conditions: { facetFilters: facetFilters.slice(1), numericFilters }, count: 4 },
    { conditions: { facetFilters }, count: 9 },
    { conditions: {}, count: 100 },
  ])
  expect(offers).toEqual([
    { q: 'grid', without: { kind: 'filter', key: 'area' }, count: 4 },
    { q: 'grid', without: { kind: 'filter', key: 'year' }, count: 9 },
  ])
})

const words = (count: number, ...without: readonly string[]): RelaxedQuery => ({
  q: 'x',
  without: { kind: 'words', words: without },
  count,
})

test('offers with results are left, the most results first', () => {
  const filter: RelaxedQuery = { q: 'x', without: { kind: 'filter', key: 'area' }, count: 5 }
  expect(bestRelaxedQueries([words(0, 'a'), words(3, 'c'), filter])).toEqual([
    filter,
    words(3, 'c'),
  ])
})

test('of first words no more are left out than it takes', () => {
  const found = bestRelaxedQueries([
    words(0, 'a'),
    words(2, 'a', 'b'),
    words(90, 'a', 'b', 'c'),
    words(1, 'd'),
  ])
  expect(found).toEqual([words(2, 'a', 'b'), words(1, 'd')])
})
