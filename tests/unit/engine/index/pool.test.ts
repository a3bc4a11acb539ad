import { expect, test } from 'vitest'

import { listBits, setBit } from '#engine/index/bits.ts'
import { createPool } from '#engine/index/pool.ts'

const SIZE = 100
const nothing = (): void => undefined

test('a released set is reused by a later query, empty', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  setBit(set, 7)
  kept.release([set])
  lend(nothing)
  const again = kept.make()
  expect(again).toBe(set)
  expect([...listBits(again)]).toEqual([])
})

test('a set released while a query runs is not reused by that query', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  lend(() => {
    kept.release([set])
    lend(() => expect(kept.make()).not.toBe(set))
  })
  lend(nothing)
  expect(kept.make()).toBe(set)
})

test('a set with two references is reused only after both are released', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  kept.retain([set])
  kept.retain([set])
  kept.release([set])
  lend(nothing)
  expect(kept.make()).not.toBe(set)
  kept.release([set])
  lend(nothing)
  expect(kept.make()).toBe(set)
})

test('a set released and retained again during one query is not reused', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  lend(() => {
    kept.release([set])
    kept.retain([set])
  })
  lend(nothing)
  expect(kept.make()).not.toBe(set)
})

test('a set released twice is reused once', () => {
  const { kept, lend } = createPool(SIZE)
  const set = kept.make()
  kept.release([set, set])
  lend(nothing)
  expect(kept.make()).toBe(set)
  expect(kept.make()).not.toBe(set)
})

test('a copy has the members of the set and does not change with it', () => {
  const { kept, bits } = createPool(SIZE)
  const set = bits()
  setBit(set, 3)
  const copy = kept.copy(set)
  setBit(set, 4)
  expect([...listBits(copy)]).toEqual([3])
})
