import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildIndex, namedRecords, similarRecords } from '#engine/index.ts'
import type { IndexShape, StoredRecord } from '#engine/types.ts'
import { plainShape, recordsOf } from '#tests/unit/engine/fixture.ts'

const shape: IndexShape = {
  ...plainShape,
  searchable: [
    { attributes: ['name'], ordered: true },
    { attributes: ['text'], ordered: true },
  ],
  faceting: ['name', 'colours'].map((attribute) => ({
    attribute,
    searchable: false,
    filterOnly: false,
    afterDistinct: false,
  })),
}

type Options = Parameters<typeof similarRecords>[2]

const patient: Options['spend'] = () => undefined

function similar(records: readonly StoredRecord[], place: number, likeness: Options['likeness']) {
  return similarRecords(buildIndex([...records], shape), place, { likeness, spend: patient })
}

type Content = { readonly name: string; readonly text: string; readonly colours: readonly string[] }

/** Trait → weight of one record, by definition. */
function traits({ name, text, colours }: Content): ReadonlyMap<string, number> {
  const all = new Map<string, number>()
  for (const word of text.split(' ')) if (word !== '') all.set(`word ${word}`, 1 / 2)
  for (const word of name.split(' ')) if (word !== '') all.set(`word ${word}`, 1)
  if (name !== '') all.set(`name ${name}`, 1.2)
  for (const colour of colours) all.set(`colour ${colour}`, 0.4)
  return all
}

/** The points of the traits of `a` that `has` accepts; counts the holders record by record. */
function points(contents: readonly Content[], a: Content, has: (trait: string) => boolean): number {
  let sum = 0
  for (const [trait, weight] of traits(a)) {
    const holders = contents.filter((content) => traits(content).has(trait)).length
    if (holders <= 20 && has(trait)) sum += weight * Math.log2(contents.length / holders)
  }
  return sum
}

const word = fc.constantFrom('red', 'green', 'blue', 'sun', 'moon', 'star')
const words = fc.array(word, { maxLength: 3 }).map((list) => [...new Set(list)].join(' '))
const contentArbitrary: fc.Arbitrary<Content> = fc.record({
  name: words,
  text: words,
  colours: fc.uniqueArray(word, { maxLength: 3 }),
})

test('the score of a similar record is what a count of all records gives', () => {
  fc.assert(
    fc.property(
      fc.array(contentArbitrary, { minLength: 2, maxLength: 30 }),
      fc.constantFrom('shared' as const, 'mutual' as const),
      (contents, likeness) => {
        const [source = { name: '', text: '', colours: [] }] = contents
        // Among equals, the last insertion has the smallest number, and the first record the
        // greatest.
        const records = recordsOf(contents)
        const index = buildIndex(records, shape)
        const place = index.insertion.indexOf(0)
        const own = points(contents, source, () => true)
        const expected = contents.flatMap((content, at) => {
          if (at === 0) return []
          const held = traits(content)
          const shared = points(contents, source, (trait) => held.has(trait))
          const whole =
            likeness === 'shared'
              ? own
              : Math.max(
                  own,
                  points(contents, content, () => true),
                )
          return shared > 1e-9 ? [[String(at + 1), (100 * shared) / whole] as const] : []
        })
        const found = similarRecords(index, place, { likeness, spend: patient }).map(
          ({ record, score }) =>
            [index.records.at(index.insertion[record] ?? 0)?.objectID, score] as const,
        )
        expect(new Map(found).size).toBe(found.length)
        expect(new Set(new Map(found).keys())).toEqual(new Set(expected.map(([id]) => id)))
        for (const [id, score] of expected) {
          expect(new Map(found).get(id)).toBeCloseTo(score, 1)
        }
        const scores = found.map(([, score]) => score)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      },
    ),
  )
})

test('a trait of most records says nothing', () => {
  const contents = Array.from({ length: 40 }, (_, at) => ({
    name: `${at < 2 ? 'rare' : `own${at}`} common`,
    text: '',
    colours: [],
  }))
  const records = recordsOf(contents)
  const { insertion } = buildIndex(records, shape)
  const found = similar(records, insertion.indexOf(0), 'shared')
  expect(found.map(({ record }) => insertion[record])).toEqual([1])
})

const late: Options['spend'] = () => {
  throw new RangeError('late')
}

test('a search for similar records ends when its time is up', () => {
  const records = recordsOf([
    { name: 'a b', colours: ['x'] },
    { name: 'a b', colours: ['x'] },
  ])
  const index = buildIndex(records, shape)
  expect(() => similarRecords(index, 0, { likeness: 'shared', spend: late })).toThrow('late')
})

test('a record names the records of its lists of objectIDs, not those of a list with another text', () => {
  const records = recordsOf([
    { name: 'a', next: ['3', '2'], text: ['2', 'b'], own: ['1', '2'] },
    { name: 'b' },
    { name: 'c', next: [] },
  ])
  const index = buildIndex(records, shape)
  const named = namedRecords(index, index.insertion.indexOf(0))
  expect(named.map((record) => index.insertion[record])).toEqual([2, 1])
})
