import { addAll, type Bits, hasBit, keepCommon, removeAll } from '#engine/index/bits.ts'
import { bestRank, RANKS } from '#engine/index/rank-mask.ts'
import { type Edge, termOfWord } from '#engine/match/lattice.ts'
import type { WordMatch } from '#engine/match/match.ts'
import { areRanksQuicklyRead, readRanks, type TermRanks } from '#engine/match/term-ranks.ts'
import type { CompiledTerm } from '#engine/match/term.ts'

import { MAX_DISTANCE } from './best-path.ts'
import { RANK_UNIT, type ScoringRules, type TextScore } from './text-score.ts'

/** A text score to write to. */
export type Score = { -readonly [Name in keyof TextScore]: TextScore[Name] }

/**
 * An upper bound of text scores: a record never ranks before its bound. A loose bound follows from
 * which words a record has; `tighten` also considers where they occur.
 */
export type Bound = {
  /** Writes all values except the typos. */
  readonly write: (record: number, into: Score) => void
  /** Tightens all later bounds, if that saves time for this many records. */
  readonly tighten: (records: number) => void
  /** A number below `BOUND_KINDS`, the same for equal bounds; -1 for rare, large values. */
  readonly kindOf: (written: Score) => number
  /** True if a written bound is no tighter than the loose one. */
  readonly isLoose: (written: Score) => boolean
  /** The records with the same words, hence the same loose bound; belongs to the pool. */
  readonly alike: (record: number) => Bits
}

/** Bits per part of a kind: typos, missing words, exact words, distances, rank. */
const [TYPOS, MISSING, EXACT, DISTANCES, RANK] = [2, 3, 3, 4, 3]

/** Exclusive upper limit of the kinds of bounds. */
export const BOUND_KINDS = 1 << (TYPOS + MISSING + EXACT + DISTANCES + RANK)

type BoundInput = {
  readonly match: WordMatch
  readonly rules: ScoringRules
  /** By query word, the records in which it may count as exact. */
  readonly exact: readonly Bits[]
}

/**
 * Creates the bound of a query. Words near each other are in the same attribute: if two consecutive
 * words share no attribute, their distance is the maximum. Valid only while the index's pool lends
 * its arrays.
 */
export function createBound({ match, rules, exact }: BoundInput): Bound {
  const { lattice, complete, pool } = match
  const { length } = lattice
  const byWord = recordsByWord(match)
  const nearest = (length - 1) * rules.minProximity
  const apart = MAX_DISTANCE - rules.minProximity
  let ranks: readonly TermRanks[] | null = null
  const mostWords = (record: number): number =>
    complete === null || hasBit(complete, record)
      ? length
      : Math.min(countSets(byWord, record), length - 1)
  // A skipped word has no distance.
  const least = ({ words }: Score): number => (words === length ? nearest : 0)
  function writePlaces(record: number, into: Score): void {
    let [any, all, pairs, before] = [0, RANKS, 0, RANKS]
    for (let word = 0; word < length; word++) {
      const mask = ranks?.[word]?.[record] ?? 0
      if (word > 0 && (mask & before & RANKS) === 0) pairs += 1
      any |= mask
      all &= mask
      before = mask
    }
    const isComplete = into.words === length
    // The criteria decide whether the earliest place counts or the place of the nearest words.
    const together = isComplete && all !== 0 && !rules.attributeFirst
    if (isComplete) into.proximity += pairs * apart
    into.first = bestRank(together ? all : any) * RANK_UNIT
  }
  return {
    write(record, into) {
      into.words = mostWords(record)
      into.exact = countSets(exact, record)
      into.proximity = least(into)
      into.first = 0
      if (ranks !== null) writePlaces(record, into)
    },
    tighten(records) {
      ranks ??= readWordRanks(match, records)
    },
    kindOf: (written) => kindOf(written, length - written.words),
    isLoose: (written) => written.first === 0 && written.proximity === least(written),
    alike(record) {
      const bits = pool.bits().fill(-1)
      for (const set of [...(complete === null ? [] : [complete]), ...byWord, ...exact]) {
        if (hasBit(set, record)) keepCommon(bits, set)
        else removeAll(bits, set)
      }
      return bits
    },
  }
}

function kindOf({ typos, exact, proximity, first }: Score, missing: number): number {
  if (typos >>> TYPOS > 0 || missing >>> MISSING > 0) return -1
  if (exact >>> EXACT > 0 || proximity >>> DISTANCES > 0) return -1
  const found = (((typos << MISSING) | missing) << EXACT) | exact
  return (((found << DISTANCES) | proximity) << RANK) | (first / RANK_UNIT)
}

/** By query word, the terms of the edges that satisfy it. */
function termsByWord({ lattice, compiled }: WordMatch): readonly (readonly CompiledTerm[])[] {
  const termOf = (edge: Edge, word: number) => compiled[termOfWord(edge, word) ?? -1] ?? []
  return Array.from({ length: lattice.length }, (_, word) => [
    ...new Set(lattice.edges.flatMap((edge) => termOf(edge, word))),
  ])
}

/** The ranks by query word; null if reading them takes longer than scoring the records. */
function readWordRanks(match: WordMatch, records: number): readonly TermRanks[] | null {
  const terms = termsByWord(match)
  if (!areRanksQuicklyRead(match.text, terms.flat(), records)) return null
  return terms.map((own) => readRanks(match, own))
}

/** By query word, the records with an edge that satisfies it; empty if no word may be missing. */
function recordsByWord({ lattice, satisfying, complete, pool }: WordMatch): readonly Bits[] {
  if (complete === null) return []
  return Array.from({ length: lattice.length }, (_, word) => {
    const all = pool.bits()
    for (const [number, { from, to }] of lattice.edges.entries()) {
      if (word >= from && word < to) addAll(all, satisfying[number] ?? all)
    }
    return all
  })
}

function countSets(sets: readonly Bits[], record: number): number {
  let count = 0
  for (let at = 0; at < sets.length; at++) {
    const bits = sets[at]
    if (bits !== undefined && hasBit(bits, record)) count += 1
  }
  return count
}
