import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstInOrder } from '#provider/engine/top.ts'

test('the first few are those of a full sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), fc.nat({ max: 40 }), (keys, count) => {
      const compare = (a: number, b: number) => keys[a]! - keys[b]! || b - a
      const sorted = keys.map((_, at) => at).toSorted(compare)
      expect(firstInOrder(keys.length, count, compare)).toEqual(sorted.slice(0, count))
    }),
  )
})
