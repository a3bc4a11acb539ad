import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createDictionary, prefixSlice, subtreeEnd, wordNumber } from '#engine/index/vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 4 })

test('prefixSlice returns all words that start with the prefix', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (vocabulary, prefix) => {
      const words = vocabulary.toSorted()
      const { from, to } = prefixSlice(words, prefix)
      expect(words.slice(from, to)).toEqual(words.filter((entry) => entry.startsWith(prefix)))
    }),
  )
})

test('wordNumber returns the index of a word, or -1', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (vocabulary, wanted) => {
      const words = vocabulary.toSorted()
      expect(wordNumber(words, wanted)).toBe(words.indexOf(wanted))
    }),
  )
})

test('subtreeEnd returns the first word with another prefix, for subtrees of any size', () => {
  const many = fc.uniqueArray(fc.nat({ max: 3 ** 7 - 1 }), { minLength: 1, maxLength: 600 })
  fc.assert(
    fc.property(many, fc.nat(), fc.integer({ min: 1, max: 5 }), (numbers, place, depth) => {
      const words = numbers.map((number) => number.toString(3).padStart(7, '0')).toSorted()
      const at = place % words.length
      const beginning = words[at]!.slice(0, depth)
      const rest = words.slice(at + 1).findIndex((entry) => entry.slice(0, depth) !== beginning)
      const end = rest === -1 ? words.length : at + 1 + rest
      expect(subtreeEnd(createDictionary(words), at, depth)).toBe(end)
    }),
    { numRuns: 300 },
  )
})
