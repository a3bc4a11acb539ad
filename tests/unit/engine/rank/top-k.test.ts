import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createTopK } from '#engine/rank/top-k.ts'

test('the first k items equal those of a full sort and need k + 1 slots', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 })), fc.integer({ min: 1, max: 40 }), (keys, count) => {
      const slots: { key: number; at: number }[] = []
      const compare = (a: number, b: number) =>
        slots[a]!.key - slots[b]!.key || slots[b]!.at - slots[a]!.at
      const top = createTopK(count, compare)
      let slot = 0
      for (const [at, key] of keys.entries()) {
        slots[slot] = { key, at }
        slot = top.offer(slot)
        const kept = keys
          .slice(0, at + 1)
          .map((each, place) => ({ key: each, at: place }))
          .toSorted((a, b) => a.key - b.key || b.at - a.at)
        const last = top.last()
        expect(last === undefined ? undefined : slots[last]).toEqual(kept[count - 1])
      }
      const sorted = keys
        .map((key, at) => ({ key, at }))
        .toSorted((a, b) => a.key - b.key || b.at - a.at)
      expect(top.inOrder().map((kept) => slots[kept])).toEqual(sorted.slice(0, count))
      expect(slots.length).toBeLessThanOrEqual(count + 1)
    }),
  )
})
