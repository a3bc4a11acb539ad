import type { Compressor } from '#provider/compressor.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3

/** The start of a missing text. */
const MISSING = -1

/**
 * Bytes after which a block of compressed texts ends. Larger blocks take less memory but more time
 * to read one of their texts: with 8 kB the texts take a seventh of their size and expand in 12 µs,
 * with 16 kB a ninth and 40 µs.
 */
const BLOCK_SIZE = 8192

/** Numbered texts in one byte array of blocks. */
export type PackedTexts = {
  readonly bytes: Uint8Array
  /** Block → its offset in `bytes`; one longer than the number of blocks. */
  readonly blockStarts: Uint32Array
  /** Text → its block. */
  readonly blockOf: Uint8Array
  /** Text → its start in the block before compression. */
  readonly starts: Int32Array
  readonly ends: Int32Array
}

export type TextPacker = {
  /** @param texts at most 256; undefined for a missing one */
  readonly pack: (texts: readonly (string | undefined)[]) => PackedTexts
  /** The text with a number; undefined if it is missing. */
  readonly read: (packed: PackedTexts, at: number) => string | undefined
}

export const NO_TEXTS: PackedTexts = {
  bytes: new Uint8Array(),
  blockStarts: new Uint32Array(1),
  blockOf: new Uint8Array(),
  starts: new Int32Array(),
  ends: new Int32Array(),
}

export function hasText({ starts }: PackedTexts, at: number): boolean {
  return (starts[at] ?? MISSING) !== MISSING
}

/** Stores texts uncompressed, in one block. */
export const plainPacker: TextPacker = {
  pack: (texts) => packTexts(texts, { size: Infinity, compress: (bytes) => bytes }),
  read: (packed, at) => (hasText(packed, at) ? readText(packed, at, packed.bytes) : undefined),
}

/** The last expanded block, cached because neighbours are often read one after another. */
type Expanded = {
  readonly packed: PackedTexts
  readonly block: number
  readonly bytes: Uint8Array
}

/** Stores texts in compressed blocks. */
export function createCompressingPacker({ compress, expand }: Compressor): TextPacker {
  let last: Expanded | undefined
  const expandBlock = (packed: PackedTexts, block: number): Uint8Array => {
    if (last?.packed === packed && last.block === block) return last.bytes
    const { bytes, blockStarts } = packed
    const compressed = bytes.subarray(blockStarts[block], blockStarts[block + 1])
    last = { packed, block, bytes: expand(compressed) }
    return last.bytes
  }
  return {
    pack: (texts) => packTexts(texts, { size: BLOCK_SIZE, compress }),
    read: (packed, at) =>
      hasText(packed, at)
        ? readText(packed, at, expandBlock(packed, packed.blockOf[at] ?? 0))
        : undefined,
  }
}

function readText({ starts, ends }: PackedTexts, at: number, block: Uint8Array): string {
  return decoder.decode(block.subarray(starts[at], ends[at]))
}

/** Block size in bytes before compression, and the function that compresses a block. */
type Blocks = { readonly size: number; readonly compress: Compressor['compress'] }

function packTexts(
  texts: readonly (string | undefined)[],
  { size, compress }: Blocks,
): PackedTexts {
  const blockOf = new Uint8Array(texts.length)
  const starts = new Int32Array(texts.length).fill(MISSING)
  const ends = new Int32Array(texts.length)
  const blocks: Uint8Array[] = []
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  /** The texts of the current block. */
  let open = new Uint8Array(length * MAX_BYTES_PER_UNIT)
  let end = 0
  for (const [at, text] of texts.entries()) {
    if (text === undefined) continue
    // A block ends before a text, so that the last one is never empty.
    if (end >= size) {
      blocks.push(compress(open.subarray(0, end)))
      open = open.subarray(end)
      end = 0
    }
    blockOf[at] = blocks.length
    starts[at] = end
    end += encoder.encodeInto(text, open.subarray(end)).written
    ends[at] = end
  }
  blocks.push(compress(open.subarray(0, end)))
  return { ...joinBlocks(blocks), blockOf, starts, ends }
}

function joinBlocks(blocks: readonly Uint8Array[]): Pick<PackedTexts, 'bytes' | 'blockStarts'> {
  const blockStarts = offsetsOf(blocks.map(({ length }) => length))
  const bytes = new Uint8Array(blockStarts.at(-1) ?? 0)
  for (const [block, part] of blocks.entries()) bytes.set(part, blockStarts[block])
  return { bytes, blockStarts }
}

/** The offset of each block, and the end of the last one. */
function offsetsOf(lengths: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(lengths.length + 1)
  for (const [at, length] of lengths.entries()) offsets[at + 1] = (offsets[at] ?? 0) + length
  return offsets
}
