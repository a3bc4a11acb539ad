import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listBits } from '#engine/index/bits.ts'
import { buildIndex } from '#engine/index/search-index.ts'
import { matchText } from '#engine/match/match.ts'
import { parseQuery } from '#engine/match/parse-query.ts'
import { type Bound, createBound } from '#engine/rank/bound.ts'
import { createScorer } from '#engine/rank/scorer.ts'
import type { ScoringRules, TextScore } from '#engine/rank/text-score.ts'
import type { TextQuery } from '#engine/types.ts'
import { engineQuery, plainShape, recordsOf } from '#tests/unit/engine/fixture.ts'

const searchable = [
  { attributes: ['name'], ordered: true },
  { attributes: ['text', 'more'], ordered: false },
]
const shape = { ...plainShape, searchable }

type Contents = readonly { readonly [attribute: string]: string }[]
type Setup = { readonly text: Partial<TextQuery>; readonly rules: Partial<ScoringRules> }

type Scored = {
  readonly record: number
  readonly score: TextScore
  readonly loose: TextScore
  readonly tight: TextScore
  /** The records with the same words. */
  readonly alike: readonly number[]
}

const none = { words: 0, typos: 0, proximity: 0, first: 0, exact: 0 }

function boundOf(bound: Bound, record: number): TextScore {
  const written = { ...none }
  bound.write(record, written)
  return written
}

/** The matches of a query with their scores and bounds. */
function scored(contents: Contents, query: string, setup: Setup): readonly Scored[] {
  const index = buildIndex(recordsOf(contents), shape)
  const { text, ranking, spend } = engineQuery(query, { text: setup.text })
  const rules = { ...ranking, attributeFirst: false, ...setup.rules }
  return index.pool.lend(() => {
    const parsed = parseQuery(text, index.characters)
    const { byWords: match, records } = matchText({ index, text, parsed, spend })
    if (match === null) return []
    const scorer = createScorer(match, rules)
    const bound = createBound({ match, rules, exact: scorer.exact })
    const numbers = Array.from(listBits(records))
    const loose = numbers.map((record) => boundOf(bound, record))
    bound.tighten(Infinity)
    return numbers.map((record, at) => ({
      record,
      score: { ...none, ...scorer.score(record) },
      loose: loose[at] ?? none,
      tight: boundOf(bound, record),
      alike: Array.from(listBits(bound.alike(record))),
    }))
  })
}

/** Whether a score beats a bound in any value. If distance comes first, place breaks its ties. */
function isBetter(score: TextScore, bound: TextScore, { attributeFirst }: Partial<ScoringRules>) {
  const earlier = score.first < bound.first
  return (
    score.words > bound.words ||
    score.exact > bound.exact ||
    score.proximity < bound.proximity ||
    (earlier && (attributeFirst === true || score.proximity === bound.proximity))
  )
}

const word = fc.constantFrom('ab', 'abc', 'abcd', 'abdc', 'cd', 'da', 'abcdda', 'cdab')
const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const contents = fc.array(fc.record({ name: phrase, text: phrase, more: phrase }), {
  minLength: 1,
  maxLength: 6,
})
const setup = fc.record({
  text: fc.record({
    optionalWords: fc.constantFrom([], ['ab'], ['abcd', 'da', 'cd']),
    queryType: fc.constantFrom('prefixLast' as const, 'prefixAll' as const),
  }),
  rules: fc.record({
    minProximity: fc.integer({ min: 1, max: 7 }),
    attributeFirst: fc.boolean(),
    attributeByMinProximity: fc.boolean(),
    exactOnSingleWordQuery: fc.constantFrom('attribute' as const, 'word' as const, 'none' as const),
  }),
})

test('no score comes before its bound, loose or tight', () => {
  fc.assert(
    fc.property(contents, phrase, setup, (list, query, chosen) => {
      const better = scored(list, query, chosen).filter(
        ({ score, loose, tight }) =>
          isBetter(score, loose, chosen.rules) || isBetter(score, tight, chosen.rules),
      )
      expect(better).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('records with the same words have the same loose bound', () => {
  fc.assert(
    fc.property(contents, phrase, setup, (list, query, chosen) => {
      const found = scored(list, query, chosen)
      for (const { record, loose, alike } of found) {
        expect(alike).toContain(record)
        const others = found.filter((other) => alike.includes(other.record))
        expect(others.map((other) => other.loose)).toEqual(others.map(() => loose))
      }
    }),
    { numRuns: 100 },
  )
})

test.each([
  { name: 'red grid', text: '', proximity: 1, first: 0 },
  { name: '', text: 'grid red', proximity: 1, first: 1000 },
  { name: 'red', text: 'grid', proximity: 8, first: 0 },
])(
  'the tight bound of the name "$name" and the text "$text" is the distance $proximity and the place $first',
  ({ name, text, proximity, first }) => {
    const [found] = scored([{ name, text }], 'red grid', { text: {}, rules: {} })
    expect(found?.loose).toMatchObject({ words: 2, exact: 2, proximity: 1, first: 0 })
    expect(found?.tight).toMatchObject({ words: 2, exact: 2, proximity, first })
  },
)
