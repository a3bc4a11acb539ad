import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Filter, FilterCondition, StoredRecord } from '#engine/types.ts'
import { type Changes, idsOf, recordsOf, searcher } from '#tests/unit/engine/fixture.ts'

type Comparison = Extract<FilterCondition, { kind: 'numeric' }>['operator']

function facet(attribute: string, value: string, negated = false): FilterCondition {
  return { kind: 'facet', attribute, value, negated, score: 1 }
}

function number(attribute: string, operator: Comparison, value: number): FilterCondition {
  return { kind: 'numeric', attribute, operator, value, negated: false }
}

function range(from: number, to: number, negated = false): FilterCondition {
  return { kind: 'range', attribute: 'price', from, to, negated }
}

const faceting = ['color', 'size', 'brand', '__proto__', 'meta.kind'].map((attribute) => ({
  attribute,
  searchable: false,
  filterOnly: false,
  afterDistinct: false,
}))

function found(records: readonly StoredRecord[], filter: Filter, changes: Changes = {}) {
  return idsOf(searcher(records, { faceting })('', { filter, ...changes })).toSorted()
}

const shop = [
  ...recordsOf([
    { color: ['Red', 'blue'], price: 100.5, _tags: ['New'], meta: [{ kind: 'a' }, { kind: 'b' }] },
    { color: 'green', price: 150.75, stock: true, ['__proto__']: 'x' },
    { color: null, price: [99.99, 300] },
    { price: '120' },
  ]),
  { objectID: 'Ab', color: 'RED' },
]

test.each<[string, Filter, string[]]>([
  ['a value in any case', [[facet('color', 'red')]], ['1', 'Ab']],
  ['any of several', [[facet('color', 'blue'), facet('color', 'green')]], ['1', '2']],
  ['all of several', [[facet('color', 'red')], [facet('color', 'blue')]], ['1']],
  ['not a value', [[facet('color', 'red', true)]], ['2', '3', '4']],
  ['nested, in a list', [[facet('meta.kind', 'b')]], ['1']],
  ['an attribute that is not declared', [[facet('stock', 'true')]], []],
  ['objectID as it is written', [[facet('objectID', 'Ab')]], ['Ab']],
  ['objectID in another case', [[facet('objectID', 'ab')]], []],
  ['_tags in another case', [[facet('_tags', 'new')]], []],
  ['_tags as it is written', [[facet('_tags', 'New')]], ['1']],
  ['more than a number', [[number('price', '>', 100.5)]], ['2', '3']],
  ['a number of three decimals', [[number('price', '=', 100.50004)]], ['1']],
  ['any number of a list', [[number('price', '<', 100)]], ['3']],
  ['no number of a list', [[number('price', '!=', 300)]], ['1', '2', '4', 'Ab']],
  ['true is one', [[number('stock', '=', 1)]], ['2']],
  ['text is no number', [[number('price', '=', 120)]], []],
  ['no condition', [[]], ['1', '2', '3', '4', 'Ab']],
])('a filter finds the records for %s', (_, filter, ids) => {
  expect(found(shop, filter)).toEqual(ids)
})

test('a range includes both ends and can be negated', () => {
  expect(found(shop, [[range(100.5, 150.75)]])).toEqual(['1', '2'])
  expect(found(shop, [[range(100.5, 150.75, true)]])).toEqual(['3', '4', 'Ab'])
})

test('an attribute named __proto__ can be filtered', () => {
  const records = [JSON.parse('{"objectID":"1","__proto__":"x"}'), { objectID: '2' }]
  expect(found(records, [[facet('__proto__', 'x')]])).toEqual(['1'])
  expect(found(records, [[facet('color', 'constructor')]])).toEqual([])
})

test('a numeric condition on an attribute outside numericAttributesForFiltering always fails', () => {
  const run = searcher(shop, { numericAttributes: ['stock'] })
  expect(run('', { filter: [[number('price', '>', 0)]] }).nbHits).toBe(0)
  expect(run('', { filter: [[number('stock', '=', 1)]] }).nbHits).toBe(1)
})

test.each([
  ['<', 9, 0],
  ['<=', 9, 0],
  ['>', 0, 0],
  ['>=', 0, 0],
  ['=', 1, 1],
  ['!=', 1, 4],
] as const)(
  'a comparison %s %i with a number that is equalOnly passes %i records, its negation all others',
  (operator, value, count) => {
    const run = searcher(shop, { numericAttributes: ['stock'], equalOnly: ['stock'] })
    expect(run('', { filter: [[number('stock', operator, value)]] }).nbHits).toBe(count)
    const negated = { ...number('stock', operator, value), negated: true }
    expect(run('', { filter: [[negated]] }).nbHits).toBe(shop.length - count)
  },
)

const contents = fc.array(
  fc.record({
    color: fc.array(fc.constantFrom('red', 'Red', 'blue', 'green'), { maxLength: 3 }),
    price: fc.oneof(fc.constant(null), fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 2 })),
  }),
)
const units = fc.oneof(
  fc
    .record({ value: fc.constantFrom('red', 'BLUE', 'none'), negated: fc.boolean() })
    .map(({ value, negated }) => facet('color', value, negated)),
  fc.record({
    kind: fc.constant('numeric' as const),
    attribute: fc.constant('price'),
    operator: fc.constantFrom('<', '<=', '=', '!=', '>', '>='),
    value: fc.integer({ min: 0, max: 4 }),
    negated: fc.boolean(),
  }),
  fc
    .tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.boolean())
    .map(([from, to, negated]) => range(from, to, negated)),
)

const naiveOperators: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a === b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

function naivePasses(
  record: { color: string[]; price: number[] | null },
  unit: FilterCondition,
): boolean {
  if (unit.kind === 'facet') {
    const has = record.color.some((value) => value.toLowerCase() === unit.value.toLowerCase())
    return has !== unit.negated
  }
  const numbers = record.price ?? []
  if (unit.kind === 'range') {
    return numbers.some((value) => value >= unit.from && value <= unit.to) !== unit.negated
  }
  const negated = unit.negated !== (unit.operator === '!=')
  return numbers.some((value) => naiveOperators[unit.operator](value, unit.value)) !== negated
}

test('a filter passes the same records as a scan', () => {
  const filters = fc.array(fc.array(units, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
  fc.assert(
    fc.property(contents, filters, (list, filter) => {
      const records = recordsOf(list)
      const expected = records.filter((_, at) =>
        filter.every((group) => group.some((unit) => naivePasses(list[at]!, unit))),
      )
      expect(found(records, filter)).toEqual(expected.map(({ objectID }) => objectID).toSorted())
    }),
    { numRuns: 300 },
  )
})

const placesOf = (ids: readonly number[]) => ids.map((id) => id - 1).toSorted((a, b) => a - b)

test('a filter passes the same records of many and few candidates, cached or not, with infinite limits', () => {
  const records = recordsOf(
    Array.from({ length: 200 }, (_, at) => ({
      name: at % 50 === 7 ? 'rare' : 'common',
      color: at % 3 === 0 ? 'red' : 'blue',
      price: at,
    })),
  )
  const run = searcher(records, { faceting })
  const red: Filter = [[facet('color', 'red')]]
  const ids = (query: string, filter: Filter) => idsOf(run(query, { filter })).map(Number)
  const expected = (passes: (at: number) => boolean) =>
    records.map((_, at) => at).filter((at) => passes(at))
  const few = expected((at) => at % 50 === 7 && at % 3 === 0)
  const many = expected((at) => at % 3 === 0)
  expect(placesOf(ids('rare', red))).toEqual(few)
  expect(placesOf(ids('', red))).toEqual(many)
  expect(placesOf(ids('rare', red))).toEqual(few)
  expect(placesOf(ids('', red))).toEqual(many)
  expect(ids('', [[number('price', '<', Infinity)]])).toHaveLength(200)
  expect(ids('', [[number('price', '<', -Infinity)]])).toHaveLength(0)
})
