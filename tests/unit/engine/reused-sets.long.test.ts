import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { idsOf, named, searcher } from './fixture.ts'

/** More distinct words than an index caches. */
const words = Array.from({ length: 90 }, (_, at) => `w${at}ord`)

const names = fc.array(
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
  { minLength: 30, maxLength: 60 },
)

/** A word unchanged, a prefix of it, or the word with a typo. */
const typed = fc
  .tuple(fc.constantFrom(...words), fc.nat({ max: 2 }))
  .map(([word, how]) => [word, word.slice(0, 2), word.replace('ord', 'rod')][how] ?? word)

const queries = fc.array(
  fc.record({
    query: fc.array(typed, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
    removeWordsIfNoResults: fc.constantFrom('none', 'lastWords', 'allOptional'),
    typoTolerance: fc.constantFrom<boolean | 'min' | 'strict'>(true, false, 'min', 'strict'),
  }),
  { minLength: 80, maxLength: 120 },
)

test('a search after many others finds what it finds in a new index', () => {
  fc.assert(
    fc.property(names, queries, (all, asked) => {
      const used = searcher(named(...all))
      const compare = ({ query, ...text }: (typeof asked)[number]): void => {
        const expected = searcher(named(...all))(query, { text })
        const found = used(query, { text })
        expect(idsOf(found)).toEqual(idsOf(expected))
        expect(found.nbHits).toBe(expected.nbHits)
      }
      const [first, ...others] = asked
      for (const other of others) {
        compare(other)
        // Its match stays in the cache while its terms are evicted.
        if (first !== undefined) compare(first)
      }
    }),
    { numRuns: 15 },
  )
})
