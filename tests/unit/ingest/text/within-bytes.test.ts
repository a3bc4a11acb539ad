import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { withinBytes } from '#ingest/text/within-bytes.ts'
import { codePoint } from '#tests/support/code-point.ts'

function size(items: readonly string[]): number {
  const encoder = new TextEncoder()
  return items.reduce((sum, item) => sum + encoder.encode(JSON.stringify(item)).length + 1, 0)
}

test('the items kept are the most from the front whose JSON fits', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: codePoint })), fc.nat(60), (items, bytes) => {
      const kept = withinBytes(items, bytes)
      expect(kept).toEqual(items.slice(0, kept.length))
      expect(size(kept)).toBeLessThanOrEqual(bytes)
      const oneMore = items.slice(0, kept.length + 1)
      expect(kept.length === items.length || size(oneMore) > bytes).toBe(true)
    }),
  )
})
