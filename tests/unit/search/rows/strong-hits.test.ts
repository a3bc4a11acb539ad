import { expect, test } from 'vitest'

import type { FoundHit } from '#search/rows/found-hit.ts'
import { areAllCorrected, strongHits } from '#search/rows/strong-hits.ts'

type Info = Readonly<
  Partial<
    Record<'nbTypos' | 'words' | 'firstMatchedWord' | 'nbExactWords' | 'proximityDistance', number>
  >
>

const hit = (objectID: string, info?: Info): FoundHit => {
  const record = { objectID, ...(info && { _rankingInfo: info }) }
  return { id: 'features', hit: record, names: [objectID] }
}

const strong = (...hits: readonly FoundHit[]) => strongHits(hits).map((one) => one.hit.objectID)

const best = hit('best', { words: 2, nbExactWords: 2, proximityDistance: 1 })

test.each([
  ['with a typing error', { nbTypos: 1, words: 2, nbExactWords: 2 }],
  ['with fewer of the words', { words: 1, nbExactWords: 1 }],
  ['in the description alone', { words: 2, nbExactWords: 2, firstMatchedWord: 4003 }],
  ['with beginnings of words far apart', { words: 2, nbExactWords: 1, proximityDistance: 4 }],
])('a match %s is loose beside a better one', (_how, info) => {
  expect(strong(best, hit('other', info))).toEqual(['best'])
})

test.each([
  ['in the next attribute', { words: 2, nbExactWords: 2, firstMatchedWord: 1000 }],
  ['with the beginning of a word beside the other', { words: 2, proximityDistance: 1 }],
  ['of whole words far apart', { words: 2, nbExactWords: 2, proximityDistance: 8 }],
])('a match %s is shown', (_how, info) => {
  expect(strong(best, hit('other', info))).toEqual(['best', 'other'])
})

test('a list with loose matches alone keeps them, and so does one without facts about its ranking', () => {
  const loose = { nbTypos: 2, firstMatchedWord: 4000 }
  expect(strong(hit('a', loose), hit('b', loose))).toEqual(['a', 'b'])
  expect(strong(hit('a'), hit('b'))).toEqual(['a', 'b'])
  expect(strong()).toEqual([])
})

test('words are corrected where even the best hit has errors', () => {
  expect(areAllCorrected([hit('a', { nbTypos: 1 }), hit('b', { nbTypos: 2 })])).toBe(true)
  expect(areAllCorrected([hit('a'), hit('b', { nbTypos: 2 })])).toBe(false)
  expect(areAllCorrected([])).toBe(false)
})
