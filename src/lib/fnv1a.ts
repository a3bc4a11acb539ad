/**
 * The 32-bit FNV-1a hash of the UTF-8 bytes of `text`, as an unsigned integer.
 * Constants: http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis 2166136261, prime 16777619).
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** Maps `key` to a bucket from 0 to `buckets` − 1. */
export function bucketOf(key: string, buckets: number): number {
  return fnv1a(key) % buckets
}
