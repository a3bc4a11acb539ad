import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildIndex } from '#engine/index.ts'
import { attributeOf, isWhole, positionOf } from '#engine/index/place-code.ts'
import { bestRank, rankMask, WHOLE_VALUE } from '#engine/index/rank-mask.ts'
import { plainShape, recordsOf } from '#tests/unit/engine/fixture.ts'

const shape = {
  ...plainShape,
  searchable: [
    { attributes: ['name'], ordered: true },
    { attributes: ['tags', 'count'], ordered: true },
  ],
  camelCaseAttributes: ['name'],
}

/** The tokens of a record as text. */
function tokens(content: { readonly [key: string]: unknown }) {
  const { text } = buildIndex(recordsOf([content]), shape)
  return Array.from(text.tokenWords, (word, at) => {
    const place = text.tokenPlaces[at] ?? 0
    const { name } = text.attributes[attributeOf(place)]!
    return [text.words[word], name, positionOf(place), isWhole(place)]
  })
}

test('words have their reading positions, and values of a list are far apart', () => {
  expect(tokens({ name: 'new FooBar', tags: ['x y', ['z']], count: 7 })).toEqual([
    ['new', 'name', 0, false],
    ['foobar', 'name', 1, false],
    ['foo', 'name', 1, false],
    ['foobar', 'name', 2, false],
    ['bar', 'name', 2, false],
    ['x', 'tags', 0, false],
    ['y', 'tags', 1, false],
    ['z', 'tags', 10, true],
    ['7', 'count', 0, true],
  ])
})

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '.', ' '), maxLength: 14 })
const contents = fc.array(fc.record({ name: text, tags: fc.array(text, { maxLength: 3 }) }))

test('the tokens of a record are sorted by place, and postings list the records of each word and the ranks of its attributes', () => {
  fc.assert(
    fc.property(contents, (list) => {
      const { text: index } = buildIndex(recordsOf(list), shape)
      expect(index.words).toEqual([...new Set(index.words)].toSorted())
      const records = index.words.map(() => new Map<number, number>())
      for (let record = 0; record < list.length; record++) {
        const [from, to] = [index.tokenStart[record]!, index.tokenStart[record + 1]!]
        const places = Array.from(index.tokenPlaces.subarray(from, to))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        for (let at = from; at < to; at++) {
          const [word, place] = [index.tokenWords[at]!, index.tokenPlaces[at]!]
          const { rank } = index.attributes[attributeOf(place)]!
          const known = records[word]!.get(record) ?? 0
          records[word]!.set(record, known | rankMask(rank, isWhole(place)))
        }
      }
      for (const [word, found] of records.entries()) {
        const [from, to] = [index.postingStart[word], index.postingStart[word + 1]]
        expect(Array.from(index.postings.subarray(from, to))).toEqual([...found.keys()])
        expect(Array.from(index.postingRanks.subarray(from, to))).toEqual([...found.values()])
      }
    }),
  )
})

test('the best rank of a mask is the smallest, and ranks beyond the sixth share it', () => {
  expect(bestRank(rankMask(3, true) | rankMask(1, false))).toBe(1)
  expect(bestRank(rankMask(40, true))).toBe(6)
  expect(bestRank(WHOLE_VALUE)).toBe(0)
})
