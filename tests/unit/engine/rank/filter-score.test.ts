import { expect, test } from 'vitest'

import type { FilterCondition } from '#engine/types.ts'
import { idsOf, recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

function unit(
  attribute: string,
  value: string,
  extra: Partial<FilterCondition> = {},
): FilterCondition {
  return Object.assign(
    { kind: 'facet' as const, attribute, value, negated: false, score: 1 },
    extra,
  )
}

const faceting = ['company', 'color', 'type'].map((attribute) => ({
  attribute,
  searchable: false,
  filterOnly: false,
  afterDistinct: false,
}))

test('alternatives score their best', () => {
  const run = searcher(recordsOf([{ company: ['Google', 'Amazon', 'Facebook'] }]), { faceting })
  const group = [
    unit('company', 'Google', { score: 3 }),
    unit('company', 'Amazon', { score: 2 }),
    unit('company', 'Facebook'),
  ]
  const answer = run('', { filter: [group] })
  expect(answer.hits[0]?.rankingInfo?.filters).toBe(3)
})

const clothes = recordsOf([
  { color: ['red', 'blue'], type: 'shirt' },
  { color: ['red'], type: 'jeans' },
  { color: ['blue'], type: 'shirt' },
  { color: ['blue'], type: 'jeans' },
  { color: ['green'], type: 'shirt' },
  { color: ['green'], type: 'jeans' },
])
const optionalFilters = [
  [unit('color', 'red', { score: 2 }), unit('color', 'blue')],
  [unit('type', 'jeans', { negated: true })],
]

test('optional filters rank and do not exclude', () => {
  const answer = searcher(clothes, { faceting })('', { ranking: { optionalFilters } })
  const byId = answer.hits.toSorted((a, b) => Number(a.record.objectID) - Number(b.record.objectID))
  expect(byId.map(({ rankingInfo }) => rankingInfo?.filters)).toEqual([3, 2, 2, 1, 1, 0])
  expect(idsOf(answer)).toEqual(['1', '3', '2', '5', '4', '6'])
})

test('a numeric filter scores 0 points, a facet filter 1', () => {
  const records = recordsOf([{ color: 'red', price: 3 }])
  const filter: FilterCondition[][] = [
    [{ kind: 'numeric', attribute: 'price', operator: '>', value: 1, negated: false }],
    [unit('color', 'red')],
  ]
  const answer = searcher(records, { faceting })('', { filter })
  expect(answer.hits[0]?.rankingInfo?.filters).toBe(1)
})
