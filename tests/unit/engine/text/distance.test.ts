import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { typoCost } from '#engine/text/distance.ts'
import { naiveCost } from '#tests/unit/engine/naive-distance.ts'

test.each([
  ['michael', 0],
  ['mickael', 1],
  ['micael', 1],
  ['mickhael', 1],
  ['micheal', 1],
  ['mickaell', 2],
  ['tichael', 2],
  ['tickael', 3],
])('"%s" finds "michael" at a cost of %i', (query, cost) => {
  expect(typoCost(query, 'michael', { edits: 2, prefix: false })).toBe(cost)
})

test.each([
  ['storm', 1],
  ['strum', 1],
  ['star', -1],
  ['warm', -1],
])('"strm" with one edit allowed finds "%s" at %i', (word, cost) => {
  expect(typoCost('strm', word, { edits: 1, prefix: false })).toBe(cost)
})

test('a prefix query is compared with the best prefix of the word', () => {
  expect(typoCost('javscri', 'javascript', { edits: 1, prefix: true })).toBe(1)
  expect(typoCost('javscri', 'javascript', { edits: 1, prefix: false })).toBe(-1)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 })
const rules = fc.record({ edits: fc.nat({ max: 2 }), prefix: fc.boolean() })

test('typoCost equals the cost of the naive recursion', () => {
  fc.assert(
    fc.property(word, word, rules, (query, target, allowed) => {
      expect(typoCost(query, target, allowed)).toBe(naiveCost(query, target, allowed))
    }),
    { numRuns: 800 },
  )
})
