import { addCommon, type Bits, countWord, setBit } from '#engine/index/bits.ts'
import { attributeOf, isWhole } from '#engine/index/place-code.ts'
import { type RankMask, WHOLE_VALUE } from '#engine/index/rank-mask.ts'
import type { TextIndex } from '#engine/index/text-index.ts'
import { EXACT } from '#engine/match/attribute-rules.ts'
import { type Edge, termOfWord } from '#engine/match/lattice.ts'
import type { WordMatch } from '#engine/match/match.ts'
import { addHit, clearHits, createHits, type Hits } from '#engine/match/scan.ts'
import { createRun, type Segments } from '#engine/match/segments.ts'
import { type CompiledTerm, type HitCode, isExactHit, isPluralHit } from '#engine/match/term.ts'
import { isStopWord } from '#engine/text/english.ts'

import type { ScoringRules } from './text-score.ts'

/** The shortest word that counts as exact in mode `word`. */
const MIN_EXACT = 3

/** The matches in the current record. */
export type RecordMatches = {
  /** By term number. */
  readonly hits: readonly Hits[]
  /** By edge number. */
  readonly segments: readonly Segments[]
}

export type ExactTest = (place: number, code: HitCode) => boolean

export function exactTest(match: WordMatch, rules: ScoringRules): ExactTest {
  const whole = needsWholeValue(match, rules)
  const plurals = rules.alternativesAsExact.includes('ignorePlurals')
  return (place, code) => {
    if (!isExactHit(code) && !(plurals && isPluralHit(code))) return false
    const rule = match.rules[attributeOf(place)] ?? 0
    return (rule & EXACT) !== 0 && (!whole || isWhole(place))
  }
}

/** True if an edge counts as exact when its words do. */
export function countsAsExact(edge: Edge, rules: ScoringRules): boolean {
  if (edge.source !== 'synonym') return edge.source !== 'split'
  const kind = edge.terms.length === 1 ? 'singleWordSynonym' : 'multiWordsSynonym'
  return edge.cost === 0 && rules.alternativesAsExact.includes(kind)
}

/** False for a single-word query that cannot have exact words. */
export function isExactPossible({ lattice, words }: WordMatch, rules: ScoringRules): boolean {
  if (lattice.length !== 1) return true
  if (rules.exactOnSingleWordQuery !== 'word') return rules.exactOnSingleWordQuery === 'attribute'
  const typed = words[0] ?? ''
  return typed.length >= MIN_EXACT && !isStopWord(typed)
}

/** The query words from `from` up to `to`, exclusive, one bit each; at most 32. */
function maskOf(from: number, to: number): number {
  let mask = 0
  for (let word = from; word < to; word++) mask |= 1 << word
  return mask
}

/** Returns the words, one bit each, that an edge matches exactly in the current record. */
type ExactWords = () => number

function oneTerm({ from, to }: Edge, hits: Hits, isExact: ExactTest): ExactWords {
  const mask = maskOf(from, to)
  const { starts, codes } = hits
  return () => {
    for (let at = 0; at < codes.length; at++) {
      if (isExact(starts.at(at), codes.at(at))) return mask
    }
    return 0
  }
}

function keepExact(hits: Hits, kept: Hits, isExact: ExactTest): void {
  clearHits(kept)
  for (let at = 0; at < hits.codes.length; at++) {
    const place = hits.starts.at(at)
    const code = hits.codes.at(at)
    if (isExact(place, code)) addHit(kept, place, code)
  }
}

/**
 * The exact words of an edge with several terms. They count only side by side: typed words one by
 * one, the words of an alternative all or none.
 */
function sideBySide(edge: Edge, hits: readonly Hits[], isExact: ExactTest): ExactWords {
  const pairs = hits.map((all) => ({ all, kept: createHits() }))
  const exact = pairs.map(({ kept }) => kept)
  const typed = exact.map((only, at) => ({
    run: createRun(hits.with(at, only)),
    mask: maskOf(edge.from + at, edge.from + at + 1),
  }))
  const alternative = { run: createRun(exact), mask: maskOf(edge.from, edge.to) }
  const runs = edge.source === 'typed' ? typed : [alternative]
  return () => {
    for (const { all, kept } of pairs) keepExact(all, kept, isExact)
    let words = 0
    for (const { run, mask } of runs) {
      run.find()
      if (run.segments.starts.length > 0) words |= mask
    }
    return words
  }
}

/**
 * Creates a function that counts the query words that occur as whole words without typos in the
 * current record, at any place, not only on the best path.
 */
export function createExactCounter(
  match: WordMatch,
  rules: ScoringRules,
  { hits, segments }: RecordMatches,
): () => number {
  if (!isExactPossible(match, rules)) return () => 0
  const isExact = exactTest(match, rules)
  const edges = [...match.lattice.edges.entries()].flatMap(([number, edge]) => {
    const [found, of] = [segments[number], edge.terms.flatMap((term) => hits[term] ?? [])]
    const [only, ...more] = of
    if (found === undefined || only === undefined || !countsAsExact(edge, rules)) return []
    const words = more.length === 0 ? oneTerm(edge, only, isExact) : sideBySide(edge, of, isExact)
    return [{ found, words }]
  })
  return () => {
    let exact = 0
    for (const { found, words } of edges) if (found.starts.length > 0) exact |= words()
    return countWord(exact)
  }
}

/**
 * Adds the records that contain the word of a term, or its singular or plural, at a place with all
 * bits of the mask `where`. 0 matches any place.
 */
function addHolders(
  bits: Bits,
  { text: { postingStart, postings, postingRanks }, where }: { text: TextIndex; where: RankMask },
  { codes: { from, codes } }: CompiledTerm,
): void {
  for (let range = 0; range < codes.length; range++) {
    const code = codes[range] ?? 0
    if (!isExactHit(code) && !isPluralHit(code)) continue
    const word = from[range] ?? 0
    const end = postingStart[word + 1] ?? 0
    for (let at = postingStart[word] ?? 0; at < end; at++) {
      if (((postingRanks[at] ?? 0) & where) === where) setBit(bits, postings[at] ?? 0)
    }
  }
}

/**
 * By query word, the records in which it may count as exact: those that contain it (as a whole
 * value if required) and satisfy its edge. Whether it counts depends on its place.
 */
export function exactRecords(match: WordMatch, rules: ScoringRules): readonly Bits[] {
  const { text, lattice, satisfying, compiled, pool } = match
  const words = Array.from({ length: lattice.length }, pool.bits)
  if (!isExactPossible(match, rules)) return words
  const where = needsWholeValue(match, rules) ? WHOLE_VALUE : 0
  const known = new Map<number, Bits>()
  const holders = (term: number): Bits => {
    const bits = known.get(term) ?? pool.bits()
    const found = compiled[term]
    if (!known.has(term) && found !== undefined) addHolders(bits, { text, where }, found)
    known.set(term, bits)
    return bits
  }
  for (const [number, edge] of lattice.edges.entries()) {
    if (!countsAsExact(edge, rules)) continue
    for (const [word, bits] of words.entries()) {
      const term = termOfWord(edge, word)
      if (term !== undefined) addCommon(bits, holders(term), satisfying[number] ?? bits)
    }
  }
  return words
}

/** True if a word counts as exact only if it is the whole value of an attribute. */
function needsWholeValue({ lattice }: WordMatch, rules: ScoringRules): boolean {
  return lattice.length === 1 && rules.exactOnSingleWordQuery === 'attribute'
}
