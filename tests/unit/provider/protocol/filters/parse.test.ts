import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Filter, FilterCondition } from '#engine/types.ts'
import { ParseError } from '#provider/protocol/errors.ts'
import { parseFilters } from '#provider/protocol/filters/parse.ts'

const facet = (
  attribute: string,
  value: string,
  more: Partial<FilterCondition> = {},
): FilterCondition =>
  Object.assign({ kind: 'facet', attribute, value, negated: false, score: 1 } as const, more)

test.each<[string, Filter]>([
  ['', []],
  ['   ', []],
  ['a:b', [[facet('a', 'b')]]],
  ['NOT a:b', [[facet('a', 'b', { negated: true })]]],
  ['a:-b', [[facet('a', 'b', { negated: true })]]],
  ['NOT a:-b', [[facet('a', 'b')]]],
  ['a:\\-b', [[facet('a', '-b')]]],
  ['a:"-b"', [[facet('a', '-b')]]],
  ["a:'Tony d\\'Arbon'", [[facet('a', "Tony d'Arbon")]]],
  ['store:Gibert Joseph Saint-Michel', [[facet('store', 'Gibert Joseph Saint-Michel')]]],
  ['"a b":"c AND d"', [[facet('a b', 'c AND d')]]],
  ['a:b<score=3>', [[facet('a', 'b', { score: 3 })]]],
  ['tag', [[facet('_tags', 'tag')]]],
  ['a:b OR c:d AND e:f', [[facet('a', 'b'), facet('c', 'd')], [facet('e', 'f')]]],
  ['(a:b AND c:d)', [[facet('a', 'b')], [facet('c', 'd')]]],
  ['a:b OR (c:d OR e:f)', [[facet('a', 'b'), facet('c', 'd'), facet('e', 'f')]]],
  ['a:android', [[facet('a', 'android')]]],
  ['a:or', [[facet('a', 'or')]]],
  [
    'n:1 TO 2.5 AND NOT m:-3 TO -1',
    [
      [{ kind: 'range', attribute: 'n', from: 1, to: 2.5, negated: false }],
      [{ kind: 'range', attribute: 'm', from: -3, to: -1, negated: true }],
    ],
  ],
  ['n>=1e3', [[{ kind: 'numeric', attribute: 'n', operator: '>=', value: 1000, negated: false }]]],
  ['n=true', [[{ kind: 'numeric', attribute: 'n', operator: '=', value: 1, negated: false }]]],
])('parseFilters reads %s', (source, filter) => {
  expect(parseFilters(source)).toEqual(filter)
})

const word = fc.string({ minLength: 1, maxLength: 8 })
const facetUnit = fc.record({
  kind: fc.constant('facet' as const),
  attribute: word.filter((name) => name !== '_tags'),
  value: word,
  negated: fc.boolean(),
  score: fc.nat(65_535),
})
const number = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 8)
const numericUnit = fc.oneof(
  fc.record({
    kind: fc.constant('numeric' as const),
    attribute: word,
    operator: fc.constantFrom('<', '<=', '=', '!=', '>', '>='),
    value: number,
    negated: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: word,
    from: number,
    to: number,
    negated: fc.boolean(),
  }),
)
const or = (unit: fc.Arbitrary<FilterCondition>): fc.Arbitrary<FilterCondition[]> =>
  fc.array(unit, { minLength: 1, maxLength: 4 })

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function printUnit(unit: FilterCondition): string {
  const name = `${unit.negated ? 'NOT ' : ''}${quote(unit.attribute)}`
  if (unit.kind === 'facet') return `${name}:${quote(unit.value)}<score=${unit.score}>`
  return unit.kind === 'range'
    ? `${name}:${unit.from} TO ${unit.to}`
    : `${name} ${unit.operator} ${unit.value}`
}

test('a printed filter parses to the same filter', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(or(facetUnit), or(numericUnit)), { maxLength: 5 }), (filter) => {
      const source = filter.map((units) => `(${units.map(printUnit).join(' OR ')})`).join(' AND ')
      expect(parseFilters(source)).toEqual(filter)
    }),
  )
})

const tokens = fc.constantFrom(
  '(',
  ')',
  ':',
  ' AND ',
  ' OR ',
  'NOT ',
  ' TO ',
  '<',
  '>=',
  '"',
  "'",
  '\\',
  'a',
  '-1',
  '<score=1>',
)

/** The class of the error that a function throws; null if it throws none. */
function problemOf(run: () => unknown): unknown {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof Error ? error.constructor : error
  }
}

test('parseFilters throws no error but ParseError', () => {
  const source = fc.oneof(
    fc.string(),
    fc.array(tokens, { maxLength: 20 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(source, (text) => {
      expect(problemOf(() => parseFilters(text))).toBeOneOf([null, ParseError])
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['brackets', '('.repeat(5000)],
  ['closed brackets', `${'('.repeat(5000)}a:b${')'.repeat(5000)}`],
  ['alternatives', `${'a:b OR '.repeat(10_000)}a:b`],
  ['conditions', `${'a:b AND '.repeat(10_000)}a:b`],
  ['quotes', '"'.repeat(5001)],
  ['negations', 'NOT '.repeat(5000)],
  ['scores', '<score='.repeat(5000)],
])('parseFilters refuses thousands of %s', (_, source) => {
  expect(() => parseFilters(source)).toThrow(ParseError)
})

test('parseFilters accepts 1,000 conditions and refuses 1,001', () => {
  const conditions = Array.from({ length: 1001 }, () => 'a:b')
  expect(parseFilters(conditions.slice(1).join(' AND '))).toHaveLength(1000)
  expect(() => parseFilters(conditions.join(' AND '))).toThrow(
    'Too many conditions, expected at most 1000',
  )
})

test.each([
  ['many words', 'a '.repeat(480_000), 'Too many words, expected at most 20000'],
  ['several words', 'a '.repeat(1000), 'Text too long at col 0, expected at most 1000 characters'],
  ['a long word', 'a'.repeat(900_000), 'Text too long at col 0, expected at most 1000 characters'],
  ['a long quoted text', `"${'a'.repeat(900_000)}"`, 'Text too long at col 0'],
  ['a long number', `n > ${'1'.repeat(900_000)}`, 'Text too long at col 4'],
  ['many brackets', '( '.repeat(480_000), 'Too many brackets'],
])('parseFilters refuses %s', (_, source, message) => {
  expect(() => parseFilters(source)).toThrow(message)
})
