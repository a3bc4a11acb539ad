/** A set of record numbers, 32 to a word. */
export type Bits = Uint32Array

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5)
}

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xff_ff_ff_ff)
  const rest = size & 31
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export function setBit(bits: Bits, at: number): void {
  const word = at >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

/** Removes from `bits` what is not in `other`. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

/** Adds to `bits` what is in both sets. */
export function addCommon(bits: Bits, a: Bits, b: Bits): void {
  for (let at = 0; at < bits.length; at++) {
    bits[at] = (bits[at] ?? 0) | ((a[at] ?? 0) & (b[at] ?? 0))
  }
}

/** Adds all of `other` to `bits`. */
export function addAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

/** Removes all of `other` from `bits`. */
export function removeAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

function countWord(word: number): number {
  let count = word - ((word >>> 1) & 0x55_55_55_55)
  count = (count & 0x33_33_33_33) + ((count >>> 2) & 0x33_33_33_33)
  return (((count + (count >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countWord(bits[at] ?? 0)
  return count
}

/** The members, ascending. */
export function listBits(bits: Bits): Uint32Array {
  const members = new Uint32Array(countBits(bits))
  let next = 0
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      members[next] = at * 32 + 31 - Math.clz32(lowest)
      next += 1
      word ^= lowest
    }
  }
  return members
}
