import { expect, test } from 'vitest'

import { listBits, setBit } from '#provider/engine/index/bits.ts'
import { createPool } from '#provider/engine/index/pool.ts'

const SIZE = 100
const nothing = (): void => undefined

test('a released set is empty when a later query makes it again', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  setBit(set, 7)
  kept.release([set])
  lend(nothing)
  const again = kept.make()
  expect(again).toBe(set)
  expect([...listBits(again)]).toEqual([])
})

test('a set that is released while a query runs is not made again by that query', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  lend(() => {
    kept.release([set])
    lend(() => expect(kept.make()).not.toBe(set))
  })
  lend(nothing)
  expect(kept.make()).toBe(set)
})

test('a set of two holders is not made again until both have released it', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  kept.hold([set])
  kept.hold([set])
  kept.release([set])
  lend(nothing)
  expect(kept.make()).not.toBe(set)
  kept.release([set])
  lend(nothing)
  expect(kept.make()).toBe(set)
})

test('a set that is released and held during one query is not made again', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  lend(() => {
    kept.release([set])
    kept.hold([set])
  })
  lend(nothing)
  expect(kept.make()).not.toBe(set)
})

test('a set that is released twice is made again once', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  kept.release([set, set])
  lend(nothing)
  expect(kept.make()).toBe(set)
  expect(kept.make()).not.toBe(set)
})

test('a copy has the members of the set and stays as it is when the set changes', () => {
  const { kept, bits } = createPool(SIZE)
  const set = bits()
  setBit(set, 3)
  const copy = kept.copy(set)
  setBit(set, 4)
  expect([...listBits(copy)]).toEqual([3])
})
