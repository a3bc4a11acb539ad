import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Filter } from '#engine/types.ts'
import { ApiError, ParseError } from '#provider/protocol/errors.ts'
import { readFilterList } from '#provider/protocol/filters/lists.ts'
import { nested, type Nested } from '#provider/protocol/parameters/parsers.ts'

/** Whether a nested list matches a set of values: AND outside, OR inside, alternating. */
function holds(list: Nested, values: ReadonlySet<string>, isAnd: boolean): boolean {
  if (typeof list === 'string') {
    const value = list.slice(list.indexOf(':') + 1)
    return value.startsWith('-') ? !values.has(value.slice(1)) : values.has(value)
  }
  const items = list.filter((item) => !isEmpty(item)).map((item) => holds(item, values, !isAnd))
  return items.length === 0 || (isAnd ? items.every(Boolean) : items.some(Boolean))
}

function isEmpty(list: Nested): boolean {
  return typeof list !== 'string' && list.every(isEmpty)
}

function filterHolds(filter: Filter, values: ReadonlySet<string>): boolean {
  return filter.every((units) =>
    units.some((unit) => unit.kind === 'facet' && values.has(unit.value) !== unit.negated),
  )
}

const free = (): void => undefined

const letters = ['a', 'b', 'c']
const entry = fc.constantFrom(...letters.flatMap((letter) => [`x:${letter}`, `x:-${letter}`]))
const { tree } = fc.letrec<{ tree: Nested[]; node: Nested }>((tie) => ({
  node: fc.oneof({ maxDepth: 3, withCrossShrink: true }, entry, tie('tree')),
  tree: fc.array(tie('node'), { maxLength: 3 }),
}))

test('nested lists alternate between AND and OR', () => {
  fc.assert(
    fc.property(tree, fc.subarray(letters), (list, present) => {
      const values = new Set(present)
      expect(filterHolds(readFilterList(list, 'facetFilters', free), values)).toBe(
        holds(list, values, true),
      )
    }),
  )
})

test('nested lists with too many combinations are refused', () => {
  const wide = Array.from({ length: 30 }, () => [['x:a', 'x:b', 'x:c'], 'x:d'])
  const deep = [wide.map(([and]) => and ?? [])]
  expect(() => readFilterList([deep.flat()], 'facetFilters', free)).toThrow(ParseError)
})

test('a value in the comma form may contain commas', () => {
  expect(readFilterList('cat:Food, drink', 'facetFilters', free)).toEqual([
    [{ kind: 'facet', attribute: 'cat', value: 'Food, drink', negated: false, score: 1 }],
  ])
})

/** The class of the error that a function throws; null if it throws none. */
function problemOf(run: () => unknown): unknown {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof Error ? error.constructor : error
  }
}

test('readFilterList throws no error but ParseError', () => {
  const lists = fc.constantFrom('facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.string())), lists, (list, name) => {
      expect(problemOf(() => readFilterList(list, name, free))).toBeOneOf([null, ParseError])
    }),
  )
})

/** The steps in which a list as sent is read or refused. */
function stepsOf(sent: unknown): number {
  let steps = 0
  try {
    const list = nested(sent, 'tagFilters')
    readFilterList(list, 'tagFilters', (more) => void (steps += more))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return steps
}

/** Steps in which any list is read; some products of 1,000 conditions each. */
const MOST_STEPS = 200_000

const wide = fc.integer({ min: 1, max: 3000 })
const { nest } = fc.letrec<{ nest: unknown }>((tie) => ({
  nest: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom('a', ''),
    fc
      .tuple(wide, fc.array(tie('nest'), { minLength: 1, maxLength: 4 }))
      .map(([times, items]) => Array.from({ length: times }, (_, at) => items[at % items.length])),
    fc.array(tie('nest'), { maxLength: 8 }),
  ),
}))

test('the conditions that a list leads to are counted before they are made', () => {
  fc.assert(
    fc.property(nest, (list) => {
      expect(stepsOf(list)).toBeLessThan(MOST_STEPS)
    }),
    { numRuns: 500 },
  )
  const group = Array.from({ length: 7 }, () => ['a', 'b'])
  expect(stepsOf(Array.from({ length: 12_000 }, () => group))).toBeLessThan(MOST_STEPS)
  expect(stepsOf(Array.from({ length: 100 }, () => [...group, ...group]))).toBeLessThan(MOST_STEPS)
})

test.each([
  ['a long condition', ['a'.repeat(1001)], 'Condition too long, expected at most 1000 characters'],
  ['a long comma form', 'a,'.repeat(5000), 'Too many conditions, expected at most 1000'],
  [
    'a long OR in the comma form',
    `(${'a,'.repeat(5000)})`,
    'Too many conditions, expected at most 1000',
  ],
])('%s is refused', (_, list, message) => {
  expect(() => readFilterList(list, 'tagFilters', free)).toThrow(message)
})
