/** Texts in a chunk. A fork copies one reference per chunk. */
export const CHUNK = 128

/** So many strings may stay: packing them again after every write would cost more than it gives. */
const FEW = CHUNK / 4

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Bytes of UTF-8 that a UTF-16 code unit takes at most. */
const WIDEST = 3

/** Where nothing begins. */
const NOWHERE = -1

/** Texts side by side; by place where each begins and ends. */
type Packed = {
  readonly bytes: Uint8Array
  readonly starts: Int32Array
  readonly ends: Int32Array
}

const NOTHING: Packed = {
  bytes: new Uint8Array(),
  starts: new Int32Array(CHUNK).fill(NOWHERE),
  ends: new Int32Array(CHUNK),
}

function packTexts(texts: readonly (string | undefined)[]): Packed {
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  const room = new Uint8Array(length * WIDEST)
  const starts = new Int32Array(CHUNK).fill(NOWHERE)
  const ends = new Int32Array(CHUNK)
  let end = 0
  for (const [place, text] of texts.entries()) {
    if (text === undefined) continue
    starts[place] = end
    end += encoder.encodeInto(text, room.subarray(end)).written
    ends[place] = end
  }
  return { bytes: room.slice(0, end), starts, ends }
}

/**
 * Some well-formed texts by place, most of them as bytes. A million strings are a gigabyte that every garbage
 * collection goes through, while searches wait; a few thousand buffers are nothing to it.
 */
export class TextChunk {
  private packed: Packed
  /** What is no longer as it was packed; undefined where there is nothing any more. */
  private readonly changed: Map<number, string | undefined>

  constructor(original?: TextChunk) {
    this.packed = original?.packed ?? NOTHING
    this.changed = new Map(original?.changed)
  }

  has(place: number): boolean {
    if (this.changed.has(place)) return this.changed.get(place) !== undefined
    return this.packed.starts[place] !== NOWHERE
  }

  get(place: number): string | undefined {
    if (this.changed.has(place) || !this.has(place)) return this.changed.get(place)
    const { bytes, starts, ends } = this.packed
    return decoder.decode(bytes.subarray(starts[place], ends[place]))
  }

  /** Puts a text, or undefined for none. */
  set(place: number, text: string | undefined): void {
    this.changed.set(place, text)
  }

  get isEmpty(): boolean {
    return !Array.from({ length: CHUNK }, (_, place) => this.has(place)).includes(true)
  }

  /** Turns strings into bytes, if there are more than a few; what is in it stays the same. */
  pack(): void {
    if (this.changed.size < FEW) return
    this.packed = packTexts(Array.from({ length: CHUNK }, (_, place) => this.get(place)))
    this.changed.clear()
  }
}

/**
 * Texts by number, in ascending order, that can be forked at little cost: forks share what neither has
 * changed. Whoever forks does not write to the original any more. New numbers must be greater than all
 * before, or belong to a number that was there.
 */
export class Rows {
  private readonly chunks: Map<number, TextChunk>
  /** Chunks that no other fork reads. */
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
    return this.chunks.get(Math.floor(number / CHUNK))?.get(number % CHUNK)
  }

  set(number: number, text: string): void {
    const chunk = this.ownChunk(number)
    if (!chunk.has(number % CHUNK)) this.count += 1
    chunk.set(number % CHUNK, text)
  }

  delete(number: number): void {
    if (this.get(number) === undefined) return
    const chunk = this.ownChunk(number)
    chunk.set(number % CHUNK, undefined)
    this.count -= 1
    if (chunk.isEmpty) this.chunks.delete(Math.floor(number / CHUNK))
  }

  /** The numbers that have a text. */
  *numbers(): Generator<number> {
    for (const [place, chunk] of this.chunks) {
      for (let offset = 0; offset < CHUNK; offset++) {
        if (chunk.has(offset)) yield place * CHUNK + offset
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
    const place = Math.floor(number / CHUNK)
    const before = this.chunks.get(place)
    if (before !== undefined && this.own.has(before)) return before
    const chunk = before === undefined ? this.append() : new TextChunk(before)
    this.chunks.set(place, chunk)
    this.own.add(chunk)
    return chunk
  }

  /** Many texts in a row leave one chunk of strings behind them, not a gigabyte. */
  private append(): TextChunk {
    this.last?.pack()
    this.last = new TextChunk()
    return this.last
  }
}
