import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createDictionary } from '#engine/index/vocabulary.ts'
import { expand, type WordRange } from '#engine/match/expand.ts'
import { naiveCost } from '#tests/unit/engine/naive-distance.ts'

/** The words in the ranges, each with its lowest cost. */
function costs(words: readonly string[], ranges: readonly WordRange[]): Record<string, number> {
  const found = ranges.flatMap(({ from, to, cost }) =>
    words.slice(from, to).map((word) => [word, cost] as const),
  )
  return Object.fromEntries(found.toSorted((a, b) => b[1] - a[1]))
}

const words = ['grail', 'gravel', 'gravity', 'grid', 'gridlanes', 'rid', 'subgrid'].toSorted()

test.each([
  { query: 'grid', edits: 0, prefix: false, found: { grid: 0 } },
  { query: 'grid', edits: 0, prefix: true, found: { grid: 0, gridlanes: 0 } },
  { query: 'gird', edits: 1, prefix: false, found: { grid: 1 } },
  { query: 'gird', edits: 1, prefix: true, found: { grid: 1, gridlanes: 1 } },
  { query: 'gridlane', edits: 2, prefix: false, found: { gridlanes: 1 } },
  { query: 'xrid', edits: 1, prefix: false, found: { grid: 2, rid: 2 } },
  { query: '', edits: 0, prefix: true, found: {} },
])(
  'the query "$query" with up to $edits edits, as a prefix: $prefix, matches these words at their cost: $found',
  ({ query, found, ...rules }) => {
    expect(costs(words, expand(createDictionary(words), query, rules))).toEqual(found)
  },
)

test('expand returns the word itself first, as a whole word', () => {
  const [first] = expand(createDictionary(words), 'grid', { edits: 1, prefix: true })
  expect(first).toMatchObject({ cost: 0, prefix: false })
})

test('expand finds a word beyond the length limit of typos exactly', () => {
  const long = 'a'.repeat(300)
  expect(costs([long], expand(createDictionary([long]), long, { edits: 2, prefix: true }))).toEqual(
    { [long]: 0 },
  )
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })

test('expand returns the words and costs of a naive scan, in ascending cost', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 30 }),
      word,
      fc.record({ edits: fc.nat({ max: 2 }), prefix: fc.boolean() }),
      (vocabulary, query, rules) => {
        const sorted = vocabulary.toSorted()
        const expected = sorted
          .map((target) => [target, naiveCost(query, target, rules)] as const)
          .filter(([, cost]) => cost !== -1)
        const ranges = expand(createDictionary(sorted), query, rules)
        expect(costs(sorted, ranges)).toEqual(Object.fromEntries(expected))
        const order = ranges.map(({ cost }) => cost)
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 600 },
  )
})
