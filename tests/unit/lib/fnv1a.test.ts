import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bucketOf, fnv1a } from '#lib/fnv1a.ts'
import { codePoint } from '#tests/support/code-point.ts'

// From the test suite of the algorithm's authors.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is %d', (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
})

/** The definition, with big integers. */
function slowFnv1a(text: string): number {
  let hash = 2166136261n
  for (const byte of new TextEncoder().encode(text)) {
    hash = ((hash ^ BigInt(byte)) * 16777619n) % 2n ** 32n
  }
  return Number(hash)
}

test('the hash equals that of a BigInt implementation of the definition', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      expect(fnv1a(text.toWellFormed())).toBe(slowFnv1a(text.toWellFormed()))
    }),
  )
})

test('every key has a bucket, and keys that differ only in case may have two', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 200 }), (key, buckets) => {
      const bucket = bucketOf(key, buckets)
      expect(bucket).toBeGreaterThanOrEqual(0)
      expect(bucket).toBeLessThan(buckets)
    }),
  )
  expect(bucketOf('api.Crypto', 128)).not.toBe(bucketOf('api.crypto', 128))
})
