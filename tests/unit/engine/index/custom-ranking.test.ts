import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { sortRecords } from '#engine/index/custom-ranking.ts'
import type { SortCriterion } from '#engine/types.ts'
import { idsOf, recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

const price: SortCriterion = { attribute: 'price', direction: 'asc' }

test.each([
  ['asc', ['3', '4', '1', '5', '2', '8', '7', '6']],
  ['desc', ['1', '4', '3', '2', '5', '8', '7', '6']],
] as const)('%s: numbers and booleans, then texts, then what is missing', (direction, ids) => {
  const values = [10, 'b', false, true, 'a', undefined, null, [1]]
  const records = recordsOf(values.map((value) => ({ price: value })))
  const { order } = sortRecords(records, [{ ...price, direction }])
  expect(Array.from(order, (at) => records[at]?.objectID)).toEqual(ids)
})

const value = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constantFrom('a', 'b', null),
)
const contents = fc.array(fc.record({ a: value, b: value }))

function kind(x: unknown): number {
  if (typeof x === 'string') return 1
  return x === null ? 2 : 0
}

/** Compares as the documentation describes it. */
function naiveOrder(a: unknown, b: unknown, direction: 'asc' | 'desc'): number {
  if (kind(a) !== kind(b)) return kind(a) - kind(b)
  const [x, y] = typeof a === 'string' ? [a, String(b)] : [Number(a), Number(b)]
  const order = x < y ? -1 : x > y ? 1 : 0
  return direction === 'asc' ? order : -order
}

test('records are sorted by the criteria, then by descending insertion', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom('asc', 'desc'), (list, direction) => {
      const records = recordsOf(list)
      const expected = records.toSorted(
        (x, y) =>
          naiveOrder(x['a'], y['a'], direction) ||
          naiveOrder(x['b'], y['b'], 'desc') ||
          Number(y.objectID) - Number(x.objectID),
      )
      const customRanking: SortCriterion[] = [
        { attribute: 'a', direction },
        { attribute: 'b', direction: 'desc' },
      ]
      expect(idsOf(searcher(records, { customRanking })(''))).toEqual(
        expected.map(({ objectID }) => objectID),
      )
    }),
  )
})

test('a sort criterion works anywhere in the ranking', () => {
  const records = recordsOf([
    { name: 'grid', price: 2 },
    { name: 'gird', price: 1 },
    { name: 'grid', price: 3 },
  ])
  const run = searcher(records, { sorts: [price] })
  expect(idsOf(run('grid', { ranking: { ranking: [price, 'typo', 'custom'] } }))).toEqual([
    '2',
    '1',
    '3',
  ])
  expect(idsOf(run('grid', { ranking: { ranking: ['typo', price, 'custom'] } }))).toEqual([
    '1',
    '3',
    '2',
  ])
})
