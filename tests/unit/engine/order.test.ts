import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { idsOf, recordsOf, searcher } from './fixture.ts'
import { naiveSearch } from './naive-search.ts'

const attributes = ['name', 'text']
const searchable = attributes.map((attribute) => ({ attributes: [attribute], ordered: true }))

/** Few letters and few lengths, so that words match by prefix, typo, joining and splitting. */
const word = fc.oneof(
  fc.constantFrom('ab', 'abc', 'abcd', 'abdc', 'bcda', 'cd', 'da', 'abcdabcd', 'abcdbacd', 'cdab'),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 }),
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const records = fc.array(fc.record({ name: text, text: fc.array(text, { maxLength: 2 }) }), {
  minLength: 1,
  maxLength: 7,
})
const query = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

test('hits, order and ranking values equal those of the naive search', () => {
  fc.assert(
    fc.property(records, query, (contents, asked) => {
      const stored = recordsOf(contents)
      const expected = naiveSearch(stored, attributes, asked)
      const answer = searcher(stored, { searchable })(asked)
      expect(idsOf(answer)).toEqual(expected.map(({ record }) => record.objectID))
      expect(
        answer.hits.map(({ rankingInfo: info }) => [
          info?.nbTypos,
          info?.proximityDistance,
          info?.firstMatchedWord,
          info?.nbExactWords,
          info?.words,
        ]),
      ).toEqual(expected.map((hit) => [hit.typos, hit.proximity, hit.first, hit.exact, hit.words]))
    }),
    { numRuns: 250 },
  )
})

const window = fc.record({ offset: fc.nat({ max: 4 }), length: fc.nat({ max: 4 }) })

test('a page is a slice of the whole answer', () => {
  fc.assert(
    fc.property(records, query, window, (contents, asked, { offset, length }) => {
      const run = searcher(recordsOf(contents), { searchable })
      const all = idsOf(run(asked))
      const page = run(asked, { offset, length })
      expect(idsOf(page)).toEqual(all.slice(offset, offset + length))
      expect(page.nbHits).toBe(all.length)
    }),
    { numRuns: 80 },
  )
})

const shuffled = fc.shuffledSubarray(
  ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] as const,
  { minLength: 1 },
)
const more = fc.record({
  optionalWords: fc.constantFrom([], ['ab'], ['abcd', 'da']),
  typoTolerance: fc.constantFrom(true, 'min' as const, 'strict' as const),
})
const rules = fc.record({
  ranking: shuffled,
  minProximity: fc.integer({ min: 1, max: 7 }),
  exactOnSingleWordQuery: fc.constantFrom('attribute' as const, 'word' as const, 'none' as const),
})

test('the first hits are the same for a short page and for all hits', () => {
  const many = fc.array(fc.record({ name: text, text, n: fc.nat({ max: 3 }) }), {
    minLength: 20,
    maxLength: 60,
  })
  fc.assert(
    fc.property(many, query, fc.tuple(more, rules), (contents, asked, [words, ranking]) => {
      const customRanking = [{ attribute: 'n', direction: 'desc' as const }]
      const run = searcher(recordsOf(contents), { searchable, customRanking })
      const all = idsOf(run(asked, { text: words, ranking }))
      const first = run(asked, { text: words, ranking, length: 3 })
      expect(idsOf(first)).toEqual(all.slice(0, 3))
    }),
    { numRuns: 120 },
  )
})

/** Many matches, and one that ranks better by one criterion and worse by the custom ranking. */
const lateRecords = [
  { way: 'an exact word', many: { name: 'grids' }, better: { name: 'grid' }, query: 'grid' },
  { way: 'fewer typos', many: { name: 'grida' }, better: { name: 'grids' }, query: 'grids' },
  {
    way: 'more words',
    many: { name: 'red' },
    better: { name: 'red blue' },
    query: 'red grid blue',
  },
  {
    way: 'words side by side',
    many: { name: 'red', text: 'grid' },
    better: { text: 'red grid' },
    query: 'red grid',
  },
  {
    way: 'words in the name',
    many: { text: 'red grid' },
    better: { name: 'red grid' },
    query: 'red grid',
  },
  {
    way: 'a better attribute',
    many: { text: 'red', more: 'grid' },
    better: { name: 'red', more: 'grid' },
    query: 'red grid',
  },
] as const

test.each(lateRecords)(
  'after two thousand records the one with $way comes first for $query',
  ({ many, better, query: asked }) => {
    const contents = Array.from({ length: 2001 }, (_, n) => ({ ...(n < 2000 ? many : better), n }))
    const customRanking = [{ attribute: 'n', direction: 'asc' as const }]
    const three = [...searchable, { attributes: ['more'], ordered: false }]
    const run = searcher(recordsOf(contents), { searchable: three, customRanking })
    const { hits } = run(asked, {
      text: { optionalWords: asked.split(' ') },
      ranking: {
        ranking: ['words', 'exact', 'proximity', 'attribute', 'typo', 'custom'],
        exactOnSingleWordQuery: asked === 'grid' ? 'attribute' : 'none',
      },
      length: 3,
    })
    expect(hits.map(({ record }) => record.objectID)).toEqual(['2001', '1', '2'])
  },
)
