import { expect, test } from 'vitest'

import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListQuery } from '#search/transport/list-query.ts'
import type { RelaxedQuery } from '#search/transport/relaxed-queries.ts'
import { bestRelaxedQueries, queriesWithoutFilter } from '#search/transport/relaxed-queries.ts'

const features = { list: featuresList, indexName: 'features', query: 'grid', conditions: {} }

const keysOf = (own: ListQuery, ...facets: readonly string[][]) =>
  queriesWithoutFilter(
    own,
    facets.map((names) => ({ facets: names, count: 1 })),
  ).map(({ without }) => without.kind === 'filter' && without.key)

test('a query that counts one attribute lacks the filter of this attribute', () => {
  expect(queriesWithoutFilter(features, [{ facets: ['areas'], count: 4 }])).toEqual([
    { q: 'grid', without: { kind: 'filter', key: 'area' }, count: 4 },
  ])
  expect(keysOf(features, ['baseline'], ['newlyYear'])).toEqual(['baseline', 'year'])
})

test('a query that counts the top level of a tree alone lacks the tree, one for lower levels only a part', () => {
  expect(keysOf(features, ['groups.lvl0'])).toEqual(['group'])
  expect(keysOf(features, ['groups.lvl1'], ['groups.lvl0', 'groups.lvl1'])).toEqual([])
  const compat = { ...features, list: compatList }
  expect(keysOf(compat, ['path.lvl0'], ['path.lvl2'])).toEqual(['path'])
})

test('a query that counts several attributes, none, or one without a filter is no offer', () => {
  expect(keysOf(features, ['areas', 'baseline'], [], ['name'])).toEqual([])
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
