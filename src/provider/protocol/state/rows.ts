import type { Compressor } from '#provider/compressor.ts'

/** Texts per chunk. A fork copies one reference per chunk. */
const CHUNK_SIZE = 128

/** Chunks with fewer changed texts are not packed: packing on each write is too slow. */
const PACK_THRESHOLD = CHUNK_SIZE / 4

/** The first chunks, 65,536 texts, are never compressed: usual sets need no expanding. */
const PLAIN_CHUNKS = 512

/**
 * Well-formed texts by offset, most of them as bytes. Every garbage collection traverses strings:
 * with a million strings searches have to wait, with a few thousand byte arrays they do not.
 */
class TextChunk {
  readonly #packer: TextPacker
  #packed: PackedTexts
  /** Texts changed since the last packing; undefined for a deleted text. */
  readonly #changed: Map<number, string | undefined>

  constructor(packer: TextPacker, original?: TextChunk) {
    this.#packer = packer
    this.#packed = original === undefined ? NO_TEXTS : original.#packed
    this.#changed = new Map(original === undefined ? [] : original.#changed)
  }

  has(offset: number): boolean {
    if (this.#changed.has(offset)) return this.#changed.get(offset) !== undefined
    return hasText(this.#packed, offset)
  }

  get(offset: number): string | undefined {
    if (this.#changed.has(offset)) return this.#changed.get(offset)
    return this.#packer.read(this.#packed, offset)
  }

  /** Sets a text; undefined deletes it. */
  set(offset: number, text: string | undefined): void {
    this.#changed.set(offset, text)
  }

  get isEmpty(): boolean {
    return !Array.from({ length: CHUNK_SIZE }, (_, offset) => this.has(offset)).includes(true)
  }

  fork(): TextChunk {
    return new TextChunk(this.#packer, this)
  }

  /** Packs changed strings into bytes if there are enough of them. The content stays the same. */
  pack(): void {
    if (this.#changed.size < PACK_THRESHOLD) return
    const texts = Array.from({ length: CHUNK_SIZE }, (_, offset) => this.get(offset))
    this.#packed = this.#packer.pack(texts)
    this.#changed.clear()
  }
}

/** The packers of the first chunks and of the others. */
type Packers = { readonly first: TextPacker; readonly others: TextPacker }

/**
 * Texts by number, in ascending order, cheap to fork: forks share unchanged chunks. Do not write to
 * the original after a fork. A new number must be greater than all earlier ones, but a deleted
 * number may be set again.
 */
export class Rows {
  readonly #packers: Packers
  readonly #chunks: Map<number, TextChunk>
  /** Chunks that no other fork shares. */
  readonly #own = new Set<TextChunk>()
  /** The chunk with the greatest numbers. */
  #last: TextChunk | undefined
  #count: number

  /** @param compressor compresses all but the first chunks; optional */
  constructor(compressor?: Compressor, original?: Rows) {
    this.#packers = original === undefined ? packersOf(compressor) : original.#packers
    this.#chunks = new Map(original === undefined ? [] : original.#chunks)
    this.#count = original === undefined ? 0 : original.#count
    if (original !== undefined) for (const chunk of original.#own) chunk.pack()
  }

  fork(): Rows {
    return new Rows(undefined, this)
  }

  get size(): number {
    return this.#count
  }

  get(number: number): string | undefined {
    return this.#chunks.get(Math.floor(number / CHUNK_SIZE))?.get(number % CHUNK_SIZE)
  }

  has(number: number): boolean {
    const chunk = this.#chunks.get(Math.floor(number / CHUNK_SIZE))
    return chunk !== undefined && chunk.has(number % CHUNK_SIZE)
  }

  set(number: number, text: string): void {
    const chunk = this.#ownChunk(number)
    if (!chunk.has(number % CHUNK_SIZE)) this.#count += 1
    chunk.set(number % CHUNK_SIZE, text)
  }

  delete(number: number): void {
    if (this.get(number) === undefined) return
    const chunk = this.#ownChunk(number)
    chunk.set(number % CHUNK_SIZE, undefined)
    this.#count -= 1
    if (chunk.isEmpty) this.#chunks.delete(Math.floor(number / CHUNK_SIZE))
  }

  /** The numbers with a text. */
  *numbers(): Generator<number> {
    for (const [chunkNumber, chunk] of this.#chunks) {
      for (let offset = 0; offset < CHUNK_SIZE; offset++) {
        if (chunk.has(offset)) yield chunkNumber * CHUNK_SIZE + offset
      }
    }
  }

  *entries(): Generator<readonly [number: number, text: string]> {
    for (const number of this.numbers()) {
      const text = this.get(number)
      if (text !== undefined) yield [number, text]
    }
  }

  #ownChunk(number: number): TextChunk {
    const chunkNumber = Math.floor(number / CHUNK_SIZE)
    const before = this.#chunks.get(chunkNumber)
    if (before !== undefined && this.#own.has(before)) return before
    const chunk = before === undefined ? this.#append(chunkNumber) : before.fork()
    this.#chunks.set(chunkNumber, chunk)
    this.#own.add(chunk)
    return chunk
  }

  /** Packs the previous chunk, so that only one chunk of strings remains while appending. */
  #append(chunkNumber: number): TextChunk {
    const { first, others } = this.#packers
    this.#last?.pack()
    this.#last = new TextChunk(chunkNumber < PLAIN_CHUNKS ? first : others)
    return this.#last
  }
}

function packersOf(compressor: Compressor | undefined): Packers {
  const others = compressor === undefined ? plainPacker : createCompressingPacker(compressor)
  return { first: plainPacker, others }
}

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
type PackedTexts = {
  readonly bytes: Uint8Array
  /** Block → its offset in `bytes`; one longer than the number of blocks. */
  readonly blockStarts: Uint32Array
  /** Text → its block. */
  readonly blockOf: Uint8Array
  /** Text → its start in the block before compression. */
  readonly starts: Int32Array
  readonly ends: Int32Array
}

type TextPacker = {
  /** @param texts at most 256; undefined for a missing one */
  readonly pack: (texts: readonly (string | undefined)[]) => PackedTexts
  /** The text with a number; undefined if it is missing. */
  readonly read: (packed: PackedTexts, at: number) => string | undefined
}

const NO_TEXTS: PackedTexts = {
  bytes: new Uint8Array(),
  blockStarts: new Uint32Array(1),
  blockOf: new Uint8Array(),
  starts: new Int32Array(),
  ends: new Int32Array(),
}

function hasText({ starts }: PackedTexts, at: number): boolean {
  return (starts[at] ?? MISSING) !== MISSING
}

/** Stores texts uncompressed, in one block. */
const plainPacker: TextPacker = {
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
function createCompressingPacker({ compress, expand }: Compressor): TextPacker {
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
