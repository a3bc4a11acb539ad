import { expect, test } from 'vitest'

import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListQuery } from '#search/transport/list-query.ts'
import type { RelaxedQuery } from '#search/transport/relaxed-queries.ts'
import { bestRelaxedQueries, queriesWithoutFilter } from '#search/transport/relaxed-queries.ts'

const features = { list: featuresList, indexName: 'features', query: 'grid' }

const keysOf = (own: Pick<ListQuery, 'list' | 'query'>, ...facets: readonly string[][]) =>
  queriesWithoutFilter(
    own,
    facets.map((names) => ({ facets: names, count: 1 })),
  ).map(({ without }) => without)

test('a query that counts one attribute lacks the filter of this attribute', () => {
  expect(queriesWithoutFilter(features, [{ facets: ['areas'], count: 4 }])).toEqual([
    { q: 'grid', without: 'area', count: 4 },
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

const offer = (without: string, count: number): RelaxedQuery => ({ q: 'x', without, count })

test('only offers with results are left, the most results first', () => {
  expect(bestRelaxedQueries([offer('area', 0), offer('year', 3), offer('group', 5)])).toEqual([
    offer('group', 5),
    offer('year', 3),
  ])
})
