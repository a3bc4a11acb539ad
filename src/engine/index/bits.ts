/** A set of numbers (of records or words), 32 per element. */
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

/** Adds all numbers from `from` up to `to`, exclusive. */
export function setBits(bits: Bits, { from, to }: { from: number; to: number }): void {
  if (from >= to) return
  const [first, last] = [from >>> 5, (to - 1) >>> 5]
  const head = -1 << (from & 31)
  const tail = -1 >>> (31 - ((to - 1) & 31))
  if (first === last) {
    bits[first] = (bits[first] ?? 0) | (head & tail)
    return
  }
  bits[first] = (bits[first] ?? 0) | head
  bits.fill(0xff_ff_ff_ff, first + 1, last)
  bits[last] = (bits[last] ?? 0) | tail
}

export function clearBit(bits: Bits, at: number): void {
  const word = at >>> 5
  bits[word] = (bits[word] ?? 0) & ~(1 << (at & 31))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

/** Removes the numbers that are not in `other`. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

/** Adds the numbers that are in both sets. */
export function addCommon(bits: Bits, a: Bits, b: Bits): void {
  for (let at = 0; at < bits.length; at++) {
    bits[at] = (bits[at] ?? 0) | ((a[at] ?? 0) & (b[at] ?? 0))
  }
}

export function addAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

/** Adds the numbers of `other` that are not in `known`. */
export function addMissing(bits: Bits, other: Bits, known: Bits): void {
  for (let at = 0; at < bits.length; at++) {
    bits[at] = (bits[at] ?? 0) | ((other[at] ?? 0) & ~(known[at] ?? 0))
  }
}

export function includesAll(bits: Bits, other: Bits): boolean {
  for (let at = 0; at < bits.length; at++)
    if (((other[at] ?? 0) & ~(bits[at] ?? 0)) !== 0) return false
  return true
}

export function removeAll(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

/** The number of set bits in a 32-bit word. */
export function countWord(word: number): number {
  let count = word - ((word >>> 1) & 0x55_55_55_55)
  count = (count & 0x33_33_33_33) + ((count >>> 2) & 0x33_33_33_33)
  return (((count + (count >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += countWord(bits[at] ?? 0)
  return count
}

/** The size of the intersection. */
export function countCommon(a: Bits, b: Bits): number {
  let count = 0
  for (let at = 0; at < a.length; at++) count += countWord((a[at] ?? 0) & (b[at] ?? 0))
  return count
}

/** The members, ascending. */
export function listBits(bits: Bits): Uint32Array {
  return listBitsInto(new Uint32Array(countBits(bits)), bits)
}

/** Writes the members, ascending, to the start of `members`, which must be long enough. */
export function listBitsInto(members: Uint32Array, bits: Bits): Uint32Array {
  return listCommonInto(members, bits, bits)
}

/** Writes the intersection, ascending, to the start of `members`, which must be long enough. */
export function listCommonInto(members: Uint32Array, a: Bits, b: Bits): Uint32Array {
  let next = 0
  for (let at = 0; at < a.length; at++) {
    let word = (a[at] ?? 0) & (b[at] ?? 0)
    while (word !== 0) {
      const lowest = word & -word
      members[next] = at * 32 + 31 - Math.clz32(lowest)
      next += 1
      word ^= lowest
    }
  }
  return members.subarray(0, next)
}
