/**
 * A growing list of unsigned 32-bit numbers. `items` is private by type only: the loader of `npm start` turns
 * `#` fields into WeakMap look-ups, which are many times slower.
 */
export class Uint32List {
  length = 0
  private items = new Uint32Array(1024)

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length] = value
    this.length += 1
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.items[index] ?? 0
  }

  set(index: number, value: number): void {
    this.items[index] = value
  }

  /** A copy of the right length. */
  toArray(): Uint32Array {
    return this.items.slice(0, this.length)
  }
}

/** A list of numbers that is filled, read and cleared for one record after another without new memory. */
export class Float64List {
  length = 0
  private items = new Float64Array(32)

  push(value: number): void {
    if (this.length === this.items.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.items)
      this.items = larger
    }
    this.items[this.length] = value
    this.length += 1
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.items[index] ?? 0
  }

  clear(): void {
    this.length = 0
  }

  /** The smallest number; Infinity for an empty list. */
  least(): number {
    let least = Infinity
    for (let at = 0; at < this.length; at++) least = Math.min(least, this.at(at))
    return least
  }
}

/** Turns counts into the offset of each group; one longer than `counts`. */
export function offsetsOf(counts: Uint32Array): Uint32Array {
  const offsets = new Uint32Array(counts.length + 1)
  let total = 0
  for (let index = 0; index < counts.length; index++) {
    offsets[index] = total
    total += counts[index] ?? 0
  }
  offsets[counts.length] = total
  return offsets
}
