import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isDeeperThan } from '#provider/protocol/json.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('isDeeperThan gives the depth of the parsed value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(6), (value, limit) => {
      expect(isDeeperThan(JSON.stringify(value), limit)).toBe(depthOf(value) > limit)
    }),
  )
})

test('isDeeperThan ignores brackets in strings', () => {
  expect(isDeeperThan('{"a\\"[[[[":"{{{{\\\\"}', 1)).toBe(false)
})
