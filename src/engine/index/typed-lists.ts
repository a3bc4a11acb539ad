/** Numbers per page of a list. */
const PAGE = 2 ** 14

/**
 * A growing list of unsigned 32-bit numbers, stored in pages: an array that doubles would take
 * three times the memory of a list of millions.
 */
export class Uint32List {
  length = 0
  readonly #pages: Uint32Array[] = []

  push(value: number): void {
    const place = this.length % PAGE
    if (place === 0) this.#pages.push(new Uint32Array(PAGE))
    const page = this.#pages.at(-1)
    if (page !== undefined) page[place] = value
    this.length += 1
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.#pages[Math.floor(index / PAGE)]?.[index % PAGE] ?? 0
  }

  set(index: number, value: number): void {
    const page = this.#pages[Math.floor(index / PAGE)]
    if (page !== undefined) page[index % PAGE] = value
  }

  /** Moves all numbers into one array. Empties the list, to free the pages early. */
  takeArray(): Uint32Array {
    const array = new Uint32Array(this.length)
    for (let at = 0; at < this.length; at += PAGE) {
      const page = this.#pages[at / PAGE]
      if (page !== undefined) array.set(page.subarray(0, this.length - at), at)
    }
    this.#pages.length = 0
    this.length = 0
    return array
  }
}

/** A list of numbers that is filled, read and cleared for each record without new allocations. */
export class Float64List {
  length = 0
  #items = new Float64Array(32)

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.length] = value
    this.length += 1
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.#items[index] ?? 0
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
