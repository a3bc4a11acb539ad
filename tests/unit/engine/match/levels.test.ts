import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { listBits } from '#engine/index/bits.ts'
import { createPool } from '#engine/index/pool.ts'
import { allOf, costOf, levelsOf, raise, UNMET } from '#engine/match/levels.ts'

const SIZE = 50
const costs = fc.uniqueArray(fc.tuple(fc.nat({ max: SIZE - 1 }), fc.nat({ max: 3 })), {
  selector: ([record]) => record,
})

test('levels return the given cost of each record plus the raise', () => {
  fc.assert(
    fc.property(costs, fc.nat({ max: 2 }), (given, more) => {
      const levels = raise(levelsOf(given, createPool(SIZE).kept), more)
      const expected = new Map(given)
      for (let record = 0; record < SIZE; record++) {
        const cost = expected.get(record)
        expect(costOf(levels, record)).toBe(cost === undefined ? UNMET : cost + more)
      }
      expect(new Set(listBits(allOf(levels) ?? new Uint32Array()))).toEqual(
        new Set(given.map(([record]) => record)),
      )
    }),
  )
})
