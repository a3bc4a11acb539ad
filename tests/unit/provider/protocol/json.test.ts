import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { excessOf } from '#provider/protocol/json.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

/** The number of members of all objects in a value. */
function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, inner) => sum + membersOf(inner), own)
}

test('excessOf names the bound that the parsed value exceeds', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(6), fc.nat(6), (value, depth, members) => {
      const excess = excessOf(JSON.stringify(value), { depth, members })
      const exceeded = [
        ...(depthOf(value) > depth ? [`${depth} levels of nesting`] : []),
        ...(membersOf(value) > members ? [`${members} members of objects`] : []),
      ]
      expect(excess).toBeOneOf(exceeded.length === 0 ? [undefined] : exceeded)
    }),
  )
})

test('excessOf ignores brackets and colons in texts', () => {
  expect(excessOf('{"a\\"[[[[::":"{{{{\\\\"}', { depth: 1, members: 1 })).toBeUndefined()
})
