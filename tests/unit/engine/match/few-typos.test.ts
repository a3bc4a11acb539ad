import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listBits } from '#engine/index/bits.ts'
import { createPool } from '#engine/index/pool.ts'
import { FEW_TYPOS, recordsWithin } from '#engine/match/few-typos.ts'
import { allOf, levelsOf } from '#engine/match/levels.ts'
import { createTypoCounter, reachableRecords } from '#engine/match/reach.ts'

const SIZE = 70
const WORDS = 4

/** Records with their number of typos. */
const costs = fc.uniqueArray(fc.tuple(fc.nat({ max: SIZE - 1 }), fc.nat({ max: 3 })), {
  selector: ([record]) => record,
  maxLength: SIZE,
})

/** An edge over one to three words, and the records that satisfy it. */
const edges = fc.array(
  fc.tuple(fc.nat({ max: WORDS - 1 }), fc.integer({ min: 1, max: 3 }), costs),
  {
    maxLength: 8,
  },
)

const lattices = fc
  .tuple(edges, fc.array(fc.boolean(), { minLength: WORDS, maxLength: WORDS }))
  .map(([all, optional]) => {
    const inOrder = all.toSorted(([a], [b]) => a - b)
    return {
      lattice: {
        length: WORDS,
        terms: [],
        optional,
        edges: inOrder.map(([from, words]) => ({
          from,
          to: Math.min(from + words, WORDS),
          terms: [],
          cost: 0,
          source: 'typed' as const,
        })),
      },
      levels: inOrder.map(([, , given]) => levelsOf(given, createPool(SIZE).kept)),
    }
  })

test('the sets of few typos have the records that the count for each record gives so many', () => {
  fc.assert(
    fc.property(lattices, ({ lattice, levels }) => {
      const pool = createPool(SIZE)
      const records = reachableRecords(lattice, levels.map(allOf), pool).slice()
      const typosOf = createTypoCounter(lattice, levels)
      const matching = [...listBits(records)]
      for (let typos = 0; typos <= FEW_TYPOS; typos++) {
        const within = new Set(listBits(recordsWithin({ lattice, levels, records, pool }, typos)))
        expect(matching.filter((record) => within.has(record))).toEqual(
          matching.filter((record) => typosOf(record) <= typos),
        )
      }
    }),
    { numRuns: 500 },
  )
})
