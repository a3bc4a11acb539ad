import { expect, test } from 'vitest'

import {
  bestRelaxedQueries,
  queriesWithoutFilter,
  type RelaxedQuery,
} from '#search/companion/relaxed-queries.ts'
import { compatList } from '#search/lists/compat.ts'
import { featuresList } from '#search/lists/features.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

const keysOf = (list: ListDefinition, ...counted: readonly string[][]) =>
  queriesWithoutFilter(
    list,
    'grid',
    counted.map((names) => ({ counted: names, nbHits: 1 })),
  ).map(({ without }) => without)

test('a query that counts one attribute lacks the filter of this attribute', () => {
  expect(queriesWithoutFilter(featuresList, 'grid', [{ counted: ['areas'], nbHits: 4 }])).toEqual([
    { q: 'grid', without: 'area', count: 4 },
  ])
  expect(keysOf(featuresList, ['baseline'], ['newlyYear'])).toEqual(['baseline', 'year'])
})

test('a query that counts the top level of a tree alone lacks the tree, one for lower levels only a part', () => {
  expect(keysOf(featuresList, ['groups.lvl0'])).toEqual(['group'])
  expect(keysOf(featuresList, ['groups.lvl1'], ['groups.lvl0', 'groups.lvl1'])).toEqual([])
  expect(keysOf(compatList, ['path.lvl0'], ['path.lvl2'])).toEqual(['path'])
})

test('a query that counts several attributes, none, or one without a filter is no offer', () => {
  expect(keysOf(featuresList, ['areas', 'baseline'], [], ['name'])).toEqual([])
})

const offer = (without: string, count: number): RelaxedQuery => ({ q: 'x', without, count })

test('only offers with results are left, the most results first', () => {
  expect(bestRelaxedQueries([offer('area', 0), offer('year', 3), offer('group', 5)])).toEqual([
    offer('group', 5),
    offer('year', 3),
  ])
})
