import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Compressor } from '#provider/compressor.ts'

/**
 * The fastest level of Deflate: eight records of a million take a seventh of their size (6 µs each), and 12 µs to expand.
 * The best level makes that a tenth of the size, and takes a third longer.
 */
export const deflate: Compressor = {
  compress: (bytes) => deflateRawSync(bytes, { level: 1 }),
  expand: (compressed) => inflateRawSync(compressed),
}
