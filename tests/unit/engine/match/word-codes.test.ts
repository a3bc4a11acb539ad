import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeOf, createCodes } from '#engine/match/word-codes.ts'

const SIZE = 40
const code = fc.integer({ min: 1, max: 12 })

/** Ranges without overlap, in any order. */
const ranges = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 3 }), code), { maxLength: 8 })
  .map((parts) => {
    let next = 0
    return parts.map(([length, gap, given]) => {
      const from = next + gap
      next = from + length
      return { from, to: next, code: given }
    })
  })
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
const single = fc.dictionary(fc.nat({ max: SIZE - 1 }).map(String), code, { maxKeys: 5 })

test('codeOf returns the code of the word itself, else of its range, else 0', () => {
  fc.assert(
    fc.property(ranges, single, (list, own) => {
      const alone = new Map(Object.entries(own).map(([word, given]) => [Number(word), given]))
      const codes = createCodes(list, alone)
      for (let word = 0; word < SIZE; word++) {
        const range = list.find(({ from, to }) => word >= from && word < to)
        expect(codeOf(codes, word)).toBe(alone.get(word) ?? range?.code ?? 0)
      }
    }),
  )
})
