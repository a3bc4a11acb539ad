import { CHUNK, TextChunk } from './text-chunk.ts'

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
