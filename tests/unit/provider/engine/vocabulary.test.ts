import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { prefixSlice, wordNumber } from '#provider/engine/vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 4 })

test('a prefix is the slice of all words that begin with it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (vocabulary, prefix) => {
      const words = vocabulary.toSorted()
      const { from, to } = prefixSlice(words, prefix)
      expect(words.slice(from, to)).toEqual(words.filter((entry) => entry.startsWith(prefix)))
    }),
  )
})

test('a word is found at its place, an unknown one nowhere', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (vocabulary, wanted) => {
      const words = vocabulary.toSorted()
      expect(wordNumber(words, wanted)).toBe(words.indexOf(wanted))
    }),
  )
})
