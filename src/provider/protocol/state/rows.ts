/** Number of texts in a chunk. A fork copies one reference per chunk. */
const CHUNK_SIZE = 128

/** Chunks with fewer changed texts are not packed: packing after every write costs more than it saves. */
const PACK_THRESHOLD = CHUNK_SIZE / 4

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The most UTF-8 bytes of one UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3

/** The start of a missing text. */
const MISSING = -1

/** Texts as one byte array, with the start and end of each text. */
type Packed = {
  readonly bytes: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
}

const EMPTY: Packed = {
  bytes: new Uint8Array(),
  starts: new Int32Array(CHUNK_SIZE).fill(MISSING),
  ends: new Int32Array(CHUNK_SIZE),
}

function packTexts(texts: readonly (string | undefined)[]): Packed {
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  const buffer = new Uint8Array(length * MAX_BYTES_PER_UNIT)
  const starts = new Int32Array(CHUNK_SIZE).fill(MISSING)
  const ends = new Int32Array(CHUNK_SIZE)
  let end = 0
  for (const [offset, text] of texts.entries()) {
    if (text === undefined) continue
    starts[offset] = end
    end += encoder.encodeInto(text, buffer.subarray(end)).written
    ends[offset] = end
  }
  return { bytes: buffer.slice(0, end), starts, ends }
}

/**
 * Well-formed texts by offset, most of them as bytes. Every garbage collection traverses strings: with a
 * million of them searches wait, with a few thousand byte arrays they do not.
 */
class TextChunk {
  private packed: Packed
  /** Texts that changed since they were packed; undefined for a deleted text. */
  private readonly changed: Map<number, string | undefined>

  constructor(original?: TextChunk) {
    this.packed = original?.packed ?? EMPTY
    this.changed = new Map(original?.changed)
  }

  has(offset: number): boolean {
    if (this.changed.has(offset)) return this.changed.get(offset) !== undefined
    return this.packed.starts[offset] !== MISSING
  }

  get(offset: number): string | undefined {
    if (this.changed.has(offset) || !this.has(offset)) return this.changed.get(offset)
    const { bytes, starts, ends } = this.packed
    return decoder.decode(bytes.subarray(starts[offset], ends[offset]))
  }

  /** Sets a text; undefined deletes it. */
  set(offset: number, text: string | undefined): void {
    this.changed.set(offset, text)
  }

  get isEmpty(): boolean {
    return !Array.from({ length: CHUNK_SIZE }, (_, offset) => this.has(offset)).includes(true)
  }

  /** Turns changed strings into bytes if there are enough of them; the content stays the same. */
  pack(): void {
    if (this.changed.size < PACK_THRESHOLD) return
    this.packed = packTexts(Array.from({ length: CHUNK_SIZE }, (_, offset) => this.get(offset)))
    this.changed.clear()
  }
}

/**
 * Texts by number, in ascending order, cheap to fork: forks share unchanged chunks. Do not write to the
 * original after a fork. A new number must be greater than all earlier ones; an earlier number may return.
 */
export class Rows {
  private readonly chunks: Map<number, TextChunk>
  /** Chunks that no other fork shares. */
  private readonly own = new Set<TextChunk>()
  /** The chunk with the greatest numbers. */
  private last: TextChunk | undefined
  private count: number

  constructor(original?: Rows) {
    this.chunks = new Map(original?.chunks)
    this.count = original?.count ?? 0
    for (const chunk of original?.own ?? []) chunk.pack()
  }

  get size(): number {
    return this.count
  }

  get(number: number): string | undefined {
    return this.chunks.get(Math.floor(number / CHUNK_SIZE))?.get(number % CHUNK_SIZE)
  }

  has(number: number): boolean {
    const chunk = this.chunks.get(Math.floor(number / CHUNK_SIZE))
    return chunk !== undefined && chunk.has(number % CHUNK_SIZE)
  }

  set(number: number, text: string): void {
    const chunk = this.ownChunk(number)
    if (!chunk.has(number % CHUNK_SIZE)) this.count += 1
    chunk.set(number % CHUNK_SIZE, text)
  }

  delete(number: number): void {
    if (this.get(number) === undefined) return
    const chunk = this.ownChunk(number)
    chunk.set(number % CHUNK_SIZE, undefined)
    this.count -= 1
    if (chunk.isEmpty) this.chunks.delete(Math.floor(number / CHUNK_SIZE))
  }

  /** The numbers with a text. */
  *numbers(): Generator<number> {
    for (const [chunkNumber, chunk] of this.chunks) {
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

  private ownChunk(number: number): TextChunk {
    const chunkNumber = Math.floor(number / CHUNK_SIZE)
    const before = this.chunks.get(chunkNumber)
    if (before !== undefined && this.own.has(before)) return before
    const chunk = before === undefined ? this.append() : new TextChunk(before)
    this.chunks.set(chunkNumber, chunk)
    this.own.add(chunk)
    return chunk
  }

  /** Packs the previous chunk, so that only one chunk of strings remains while texts are appended. */
  private append(): TextChunk {
    this.last?.pack()
    this.last = new TextChunk()
    return this.last
  }
}
