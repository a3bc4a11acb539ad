import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  addAll,
  addCommon,
  type Bits,
  clearBit,
  countBits,
  countCommon,
  emptyBits,
  fullBits,
  hasBit,
  keepCommon,
  listBits,
  listBitsInto,
  listCommonInto,
  removeAll,
  setBit,
  setBits,
} from '#engine/index/bits.ts'

const SIZE = 70
const members = fc.uniqueArray(fc.nat({ max: SIZE - 1 }))

function bitsOf(numbers: readonly number[]): Bits {
  const bits = emptyBits(SIZE)
  for (const number of numbers) setBit(bits, number)
  return bits
}

test('bit sets behave as sets of numbers', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const [left, right] = [bitsOf(a), bitsOf(b)]
      expect([...listBits(left)]).toEqual(a.toSorted((x, y) => x - y))
      expect(countBits(left)).toBe(a.length)
      const common = left.slice()
      keepCommon(common, right)
      expect(new Set(listBits(common))).toEqual(new Set(a.filter((x) => b.includes(x))))
      expect(countCommon(left, right)).toBe(countBits(common))
      expect(listCommonInto(new Uint32Array(SIZE), left, right)).toEqual(listBits(common))
      const added = bitsOf([3])
      addCommon(added, left, right)
      expect(new Set(listBits(added))).toEqual(new Set([3, ...listBits(common)]))
      const union = left.slice()
      addAll(union, right)
      expect(new Set(listBits(union))).toEqual(new Set([...a, ...b]))
      const rest = left.slice()
      removeAll(rest, right)
      expect(new Set(listBits(rest))).toEqual(new Set(a.filter((x) => !b.includes(x))))
      expect(a.every((x) => hasBit(left, x))).toBe(true)
    }),
  )
})

test('setBits adds a whole range at any offsets', () => {
  fc.assert(
    fc.property(members, fc.nat({ max: SIZE }), fc.nat({ max: SIZE }), (a, from, to) => {
      const bits = bitsOf(a)
      setBits(bits, { from, to })
      const stretch = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
      expect(new Set(listBits(bits))).toEqual(new Set([...a, ...stretch]))
      for (const number of stretch) clearBit(bits, number)
      expect(new Set(listBits(bits))).toEqual(new Set(a.filter((x) => x < from || x >= to)))
    }),
  )
})

test('listBitsInto writes the members into the given array', () => {
  const memory = new Uint32Array(5)
  expect([...listBitsInto(memory, bitsOf([64, 3]))]).toEqual([3, 64])
  expect([...memory]).toEqual([3, 64, 0, 0, 0])
})

test.each([0, 1, 31, 32, 33, 64])('fullBits(%i) has that many members', (size) => {
  expect([...listBits(fullBits(size))]).toEqual(Array.from({ length: size }, (_, at) => at))
})
