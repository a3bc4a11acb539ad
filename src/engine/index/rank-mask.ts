/**
 * Where a word occurs in a record, in 8 bits: one bit for each rank of an attribute that contains
 * the word, and one if the word is the whole value of an attribute.
 */
export type RankMask = number

/** The last rank with a separate bit; greater ranks share it. */
const LAST_RANK = 6

export const WHOLE_VALUE = 1 << (LAST_RANK + 1)

/** All rank bits, without the bit for whole values. */
export const RANKS = WHOLE_VALUE - 1

export function rankMask(rank: number, whole: boolean): RankMask {
  return (1 << Math.min(rank, LAST_RANK)) | (whole ? WHOLE_VALUE : 0)
}

/** The best rank of a mask; 0 if it has no ranks. */
export function bestRank(mask: RankMask): number {
  const ranks = mask & RANKS
  return ranks === 0 ? 0 : 31 - Math.clz32(ranks & -ranks)
}
