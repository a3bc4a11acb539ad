import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildIndex, search, searchFacetValues, type SearchIndex } from '#engine/index.ts'
import { type EngineQuery, type Filter, STEPS } from '#engine/types.ts'

import { type Changes, engineQuery, plainShape, recordsOf } from './fixture.ts'

const contents = Array.from({ length: 600 }, (_, at) => ({
  name: `red grid ${at % 7}`,
  text: at % 3 === 0 ? 'gird:of many' : 'grid of many',
  color: at % 2 === 0 ? 'red' : `blue ${at}`,
}))
const records = recordsOf(contents)
const shape = {
  ...plainShape,
  searchable: null,
  separatorsToIndex: ':',
  faceting: [{ attribute: 'color', searchable: true, filterOnly: false, afterDistinct: false }],
}
const red = [
  [{ kind: 'facet' as const, attribute: 'color', value: 'red', negated: false, score: 1 }],
]

class OutOfTime extends Error {}

/** A query that ends at its nth time check. */
function limited(query: EngineQuery, nth: number): EngineQuery {
  let left = nth
  return {
    ...query,
    spend: () => {
      left -= 1
      if (left < 0) throw new OutOfTime()
    },
  }
}

function run(index: SearchIndex, query: EngineQuery): unknown {
  const values = { facet: 'color', facetQuery: 'b', maxFacetHits: 5, preTag: '', postTag: '' }
  return [search(index, query), searchFacetValues(index, query, values)]
}

const freshAnswers = new Map<string, unknown>()

/** The result from a new index, computed once per query. */
function freshAnswer(query: EngineQuery, key: string): unknown {
  const known = freshAnswers.get(key) ?? run(buildIndex(records, shape), query)
  freshAnswers.set(key, known)
  return known
}

test('a search that is ended at any check of the time does not change later searches', () => {
  const index = buildIndex(records, shape)
  const text = fc.constantFrom(
    '',
    'grid',
    'grdi',
    'red gr',
    'gird:of',
    '"grid of"',
    'red -"of many"',
  )
  const query = fc.record({ text, filtered: fc.boolean(), nth: fc.nat({ max: 12 }) })
  fc.assert(
    fc.property(query, ({ text: asked, filtered, nth }) => {
      const syntax = { exactPhrase: true, excludeWords: true }
      const filter = filtered ? red : []
      const whole = engineQuery(asked, { filter, length: 5, text: syntax })
      try {
        run(index, limited(whole, nth))
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error
      }
      expect(run(index, whole)).toEqual(freshAnswer(whole, `${asked} ${filtered}`))
    }),
    { numRuns: 40 },
  )
})

test.each(['grid', '', 'gird:of'])('a search for "%s" in many records checks the time', (text) => {
  let checks = 0
  const spend = (): void => {
    checks += 1
  }
  search(buildIndex(records, shape), engineQuery(text, { length: 3, filter: red, spend }))
  expect(checks).toBeGreaterThanOrEqual(3)
})

/** The steps of a search in a new index, where nothing is cached. */
function stepsOf(text: string, changes: Changes): number {
  let steps = 0
  const spend = (more: number): void => void (steps += more)
  search(buildIndex(records, shape), engineQuery(text, { length: 3, ...changes, spend }))
  return steps
}

const conditions = (count: number): Filter[number] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'numeric',
    attribute: 'none',
    operator: '!=',
    value: at,
    negated: true,
  }))
const colors = (count: number): Filter =>
  Array.from({ length: count }, (_, at) => [
    { kind: 'facet', attribute: 'color', value: `blue ${at}`, negated: false, score: 1 },
  ])
const half = records.length / 2

test.each<[string, number, () => number, () => number]>([
  ['hit', STEPS.hit * 97, () => stepsOf('', { length: 100 }), () => stepsOf('', {})],
  ['word', STEPS.word * 5, () => stepsOf('qa qb qc qd qe qf', {}), () => stepsOf('qa', {})],
  [
    'condition of a group',
    half * 99,
    () => stepsOf('', { filter: [conditions(100)] }),
    () => stepsOf('', { filter: [conditions(1)] }),
  ],
  [
    'optional filter',
    records.length * 150,
    () => stepsOf('', { ranking: { optionalFilters: colors(100) } }),
    () => stepsOf('', { ranking: { optionalFilters: colors(1) } }),
  ],
  [
    'facet',
    records.length,
    () => stepsOf('', { facets: { facets: ['color'] } }),
    () => stepsOf('', {}),
  ],
])('each %s of a search counts', (_, least, ...[more, less]) => {
  expect(more() - less()).toBeGreaterThanOrEqual(least)
})
