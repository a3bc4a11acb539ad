/**
 * The 32-bit FNV-1a hash of the UTF-8 bytes of `text`, as an unsigned integer.
 * Constants: http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis 2166136261, prime 16777619).
 */
export function fnv1a(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > LAST_ASCII) return hashBytes(new TextEncoder().encode(text))
    hash = Math.imul(hash ^ code, PRIME)
  }
  return hash >>> 0
}

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Up to here a character is its own byte; most keys have no other, and encoding takes longer than the hash. */
const LAST_ASCII = 0x7f

function hashBytes(bytes: Uint8Array): number {
  let hash = OFFSET
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME)
  return hash >>> 0
}

/** The bucket, from 0 to `buckets` − 1, that holds what is known of `key`. */
export function bucketOf(key: string, buckets: number): number {
  return fnv1a(key) % buckets
}
