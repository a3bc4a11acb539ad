/**
 * A list of unsigned 32-bit numbers that grows; what is read from it is a copy of the right length. Private by
 * type alone: the loader of `npm start` makes `#` fields look-ups in a WeakMap, many times as slow.
 */
export class NumberList {
  private items = new Uint32Array(1024)
  length = 0

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

  toArray(): Uint32Array {
    return this.items.slice(0, this.length)
  }
}

/** Turns counts into the offsets at which each group begins; one longer than `counts`. */
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
