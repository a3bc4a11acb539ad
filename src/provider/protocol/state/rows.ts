import type { Compressor } from '#provider/compressor.ts'

import {
  createCompressingPacker,
  hasText,
  NO_TEXTS,
  type PackedTexts,
  plainPacker,
  type TextPacker,
} from './packed-texts.ts'

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
