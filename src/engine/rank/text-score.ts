import type { Bits } from '#engine/index/bits.ts'
import type { RankingQuery } from '#engine/types.ts'

export type TextScore = {
  readonly words: number
  readonly typos: number
  /** Sum of the distances between consecutive words. */
  readonly proximity: number
  /** `firstMatchedWord`: the rank of the attribute and the position of the earliest word. */
  readonly first: number
  readonly exact: number
}

/** The score of a record that was found without any word. */
export const unscored: TextScore = { words: 0, typos: 0, proximity: 0, first: 0, exact: 0 }

/** One attribute rank is worth this many positions. */
export const RANK_UNIT = 1000

/** The ranking settings that affect a text score. */
export type ScoringRules = Pick<
  RankingQuery,
  'minProximity' | 'attributeByMinProximity' | 'exactOnSingleWordQuery' | 'alternativesAsExact'
> & {
  /** True if the criterion `attribute` comes before `proximity`, or there is no `proximity`. */
  readonly attributeFirst: boolean
}

/** Computes the text score of one record after another. */
export type Scorer = {
  /** Null if the text of the record does not match. */
  readonly score: (record: number) => TextScore | null
  /** By query word, the records in which it may count as exact. */
  readonly exact: readonly Bits[]
}
