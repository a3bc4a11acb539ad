/**
 * Where a word occurs in a record, in 8 bits: the ranks of the attributes that contain it, a bit each, and whether it is
 * the whole value of one.
 */
export type RankMask = number

/** The last rank with a bit of its own; greater ones share it. */
const LAST_RANK = 6

export const WHOLE_VALUE = 1 << (LAST_RANK + 1)

/** All ranks, without whether the word is a whole value. */
export const RANKS = WHOLE_VALUE - 1

export function rankMask(rank: number, whole: boolean): RankMask {
  return (1 << Math.min(rank, LAST_RANK)) | (whole ? WHOLE_VALUE : 0)
}

/** The best rank of a mask; 0 for a mask without ranks. */
export function bestRank(mask: RankMask): number {
  const ranks = mask & RANKS
  return ranks === 0 ? 0 : 31 - Math.clz32(ranks & -ranks)
}
