/** Numbers in a chunk. A write of one copies its chunk, a fork copies one reference per chunk. */
const CHUNK = 512

type Chunk<Item> = (Item | undefined)[]

/**
 * Items by number, in ascending order, that can be forked at little cost: forks share what neither has
 * changed. Whoever forks does not write to the original any more. New numbers must be greater than all
 * before, or belong to a number that was there.
 */
export class Rows<Item> {
  private readonly chunks: Map<number, Chunk<Item>>
  /** Chunks that no other fork reads. */
  private readonly own = new Set<Chunk<Item>>()
  private count: number

  constructor(original?: Rows<Item>) {
    this.chunks = new Map(original === undefined ? [] : original.chunks)
    this.count = original === undefined ? 0 : original.count
  }

  get size(): number {
    return this.count
  }

  get(number: number): Item | undefined {
    return this.chunks.get(Math.floor(number / CHUNK))?.[number % CHUNK]
  }

  set(number: number, item: Item): void {
    const chunk = this.ownChunk(number)
    if (chunk[number % CHUNK] === undefined) this.count += 1
    chunk[number % CHUNK] = item
  }

  delete(number: number): void {
    if (this.get(number) === undefined) return
    const chunk = this.ownChunk(number)
    chunk[number % CHUNK] = undefined
    this.count -= 1
    if (chunk.every((item) => item === undefined)) this.chunks.delete(Math.floor(number / CHUNK))
  }

  *entries(): Generator<readonly [number: number, item: Item]> {
    for (const [place, chunk] of this.chunks) {
      for (const [offset, item] of chunk.entries()) {
        if (item !== undefined) yield [place * CHUNK + offset, item]
      }
    }
  }

  private ownChunk(number: number): Chunk<Item> {
    const place = Math.floor(number / CHUNK)
    const before = this.chunks.get(place)
    if (before !== undefined && this.own.has(before)) return before
    const chunk = before === undefined ? [] : [...before]
    this.chunks.set(place, chunk)
    this.own.add(chunk)
    return chunk
  }
}
