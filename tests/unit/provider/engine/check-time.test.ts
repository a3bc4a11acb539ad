import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildIndex, search, searchFacetValues } from '#provider/engine/engine.ts'
import type { SearchIndex } from '#provider/engine/engine.ts'
import type { EngineQuery } from '#provider/engine/types.ts'

import { engineQuery, plainShape, recordsOf } from './fixture.ts'

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
