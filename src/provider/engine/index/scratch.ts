/**
 * A list of numbers that is filled, read and emptied for one record after the other, in the same memory.
 * Private by type alone, as `NumberList` is.
 */
export class Scratch {
  length = 0
  private values = new Float64Array(32)

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length] = value
    this.length += 1
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.values[index] ?? 0
  }

  clear(): void {
    this.length = 0
  }

  /** The least of the numbers; Infinity where there are none. */
  least(): number {
    let least = Infinity
    for (let at = 0; at < this.length; at++) least = Math.min(least, this.at(at))
    return least
  }
}
