import { type Bits, fullBits, removeAll, keepCommon, listBits } from '#engine/index/bits.ts'
import type { Pool } from '#engine/index/pool.ts'
import { RANKS } from '#engine/index/rank-mask.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { recordCount, type TextIndex } from '#engine/index/text-index.ts'
import { wordNumber } from '#engine/index/vocabulary.ts'
import { type Spend, STEPS, type TextQuery } from '#engine/types.ts'

import { attributeRules, type AttributeRules, isRestrictive } from './attribute-rules.ts'
import { recordsWithin } from './few-typos.ts'
import { buildLattice, type Lattice, type Edge } from './lattice.ts'
import { allOf, setsOf, type Levels, levelsOf, raise } from './levels.ts'
import type { ParsedQuery } from './parse-query.ts'
import { createTypoCounter, reachableRecords } from './reach.ts'
import { createScanner } from './scan.ts'
import { createRun } from './segments.ts'
import { areRanksQuicklyRead, readRanks } from './term-ranks.ts'
import { type CompiledTerm, locateTerm, type LocatedTerm } from './term.ts'

/** A query matched by its words: the input of the scorer. */
export type WordMatch = {
  readonly text: TextIndex
  /** Contains only edges that some record satisfies. */
  readonly lattice: Lattice
  /** By edge number, the records that satisfy the edge. */
  readonly satisfying: readonly Bits[]
  /** By term number. */
  readonly compiled: readonly CompiledTerm[]
  readonly rules: AttributeRules
  /** The records that have all words; null if no word may be skipped. */
  readonly complete: Bits | null
  /** The normalised query words. */
  readonly words: readonly string[]
  readonly pool: Pool
}

export type MatchedText = {
  readonly parsed: ParsedQuery
  readonly lattice: Lattice
  readonly compiled: readonly CompiledTerm[]
  readonly records: Bits
  /** The records with at most this many typos (up to `FEW_TYPOS`), even if they do not match. */
  readonly within: (typos: number) => Bits
  readonly typosOf: (record: number) => number
  /** All sets that the match refers to. Some may also belong to terms. */
  readonly sets: () => readonly Bits[]
  /** The input of the scorer; null for a query without words. */
  readonly byWords: WordMatch | null
}

export type MatchInput = {
  readonly index: SearchIndex
  readonly text: TextQuery
  readonly parsed: ParsedQuery
  readonly spend: Spend
}

type Excluding = { readonly input: MatchInput; readonly bits: Bits }

export function matchText(input: MatchInput): MatchedText {
  const { parsed, index } = input
  return index.pool.lend(() => (parsed.words.length === 0 ? matchAll(input) : matchWords(input)))
}

function matchWords(input: MatchInput): MatchedText {
  const { index, parsed, spend } = input
  const { text, pool } = index
  const lattice = latticeOf(input)
  const compiled = lattice.terms.map((term) => {
    spend(STEPS.word)
    return locateTerm(index, term)
  })
  const rules = attributeRules(text.attributes, index.shape, input.text)
  const levels = edgeLevels({ text, lattice, located: compiled, rules, pool, spend })
  spend(lattice.edges.length * setLength(index))
  const { copy } = pool.kept
  const records = copy(reachableRecords(lattice, levels.map(allOf), pool))
  exclude({ input, bits: records })
  const sets: Bits[] = []
  const found = { lattice, levels, records, pool }
  const complete = lattice.optional.includes(true)
    ? copy(reachableRecords({ ...lattice, optional: [] }, levels.map(allOf), pool))
    : null
  const words = parsed.words.map((word) => word.text)
  const live = { ...lattice, edges: lattice.edges.filter((_, edge) => levels[edge]?.length !== 0) }
  return {
    parsed,
    lattice,
    compiled,
    records,
    within: (typos) => (sets[typos] ??= pool.lend(() => copy(recordsWithin(found, typos)))),
    typosOf: createTypoCounter(lattice, levels),
    sets: () => [
      records,
      ...(complete === null ? [] : [complete]),
      ...levels.flatMap(setsOf),
      ...Object.values(sets),
    ],
    byWords: {
      text,
      lattice: live,
      satisfying: levels.flatMap((edge) => allOf(edge) ?? []),
      compiled,
      rules,
      complete,
      words,
      pool,
    },
  }
}

/** The steps of an operation on sets of records. */
function setLength({ text }: SearchIndex): number {
  return Math.ceil(recordCount(text) / 32)
}

function wordRecords(text: TextIndex, word: string): Uint32Array | null {
  const number = wordNumber(text.words, word)
  if (number === -1) return null
  return text.postings.subarray(text.postingStart[number], text.postingStart[number + 1])
}

/** The number of records with both words; -1 if a word is not in the vocabulary. */
function countTogether(
  { index: { text }, spend }: MatchInput,
  first: string,
  second: string,
): number {
  const a = wordRecords(text, first)
  const b = a === null ? null : wordRecords(text, second)
  if (a === null || b === null) return -1
  spend(a.length + b.length)
  let count = 0
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0)
    if (difference === 0) count += 1
    if (difference <= 0) left += 1
    if (difference >= 0) right += 1
  }
  return count
}

function latticeOf(input: MatchInput): Lattice {
  const { index, text, parsed } = input
  return buildLattice({
    parsed,
    text,
    synonyms: index.synonyms,
    typoFree: index.typoFree,
    countTogether: (first, second) => countTogether(input, first, second),
  })
}

function exclude({ input, bits }: Excluding): void {
  for (const words of input.parsed.excluded) {
    const parsed: ParsedQuery = {
      words: words.map((text) => ({
        text,
        start: 0,
        end: 0,
        kind: 'word',
        prefix: false,
        optional: false,
      })),
      groups: [{ from: 0, to: words.length, kind: 'phrase' }],
      excluded: [],
    }
    removeAll(bits, matchText({ ...input, parsed }).records)
  }
}

function matchAll(input: MatchInput): MatchedText {
  const records = fullBits(recordCount(input.index.text))
  exclude({ input, bits: records })
  const lattice: Lattice = { length: 0, terms: [], edges: [], optional: [] }
  const { parsed } = input
  return {
    parsed,
    lattice,
    compiled: [],
    records,
    within: () => records,
    typosOf: () => 0,
    sets: () => [records],
    byWords: null,
  }
}

type EdgeInput = {
  readonly text: TextIndex
  readonly lattice: Lattice
  /** By term number. */
  readonly located: readonly LocatedTerm[]
  readonly rules: AttributeRules
  readonly pool: Pool
  readonly spend: Spend
}

/** Edge number → the records that satisfy the edge, by number of typos. */
function edgeLevels(input: EdgeInput): readonly Levels[] {
  const { lattice, rules, pool } = input
  const restrictive = isRestrictive(rules)
  const isDoubtful = ({ terms }: Edge): boolean => restrictive || terms.length > 1
  if (!lattice.edges.some(isDoubtful)) return lattice.edges.map((edge) => wordLevels(input, edge))
  const holding = lattice.edges.map((edge) => recordsHolding(input, edge))
  const candidates = reachableRecords(lattice, holding, pool)
  return lattice.edges.map((edge, number) => {
    if (!isDoubtful(edge)) return wordLevels(input, edge)
    const held = holding[number]
    if (held === undefined) return []
    const records = pool.bits()
    records.set(held)
    keepCommon(records, candidates)
    return verified(input, edge, withCommonRank(input, edge, listBits(records)))
  })
}

/** The records that contain the word of an edge at any place. */
function wordLevels({ located }: EdgeInput, { terms, cost }: Edge): Levels {
  return raise(located[terms[0] ?? -1]?.levels ?? [], cost)
}

/** The records that contain all words of an edge at any place; undefined if there are none. */
function recordsHolding({ located, pool }: EdgeInput, { terms }: Edge): Bits | undefined {
  const [first, ...rest] = terms.map((term) => allOf(located[term]?.levels ?? []))
  if (rest.length === 0 || first === undefined) return first
  const bits = pool.bits()
  bits.set(first)
  for (const other of rest) {
    if (other === undefined) return undefined
    keepCommon(bits, other)
  }
  return bits
}

/** Drops records in which no attribute has all words of an edge, if that saves time. */
function withCommonRank(input: EdgeInput, { terms }: Edge, records: Uint32Array): Uint32Array {
  const located = [...new Set(terms)].flatMap((term) => input.located[term] ?? [])
  if (located.length < 2 || !areRanksQuicklyRead(input.text, located, records.length))
    return records
  const ranks = located.map((term) => readRanks(input, [term]))
  return records.filter(
    (record) => ranks.reduce((common, own) => common & (own[record] ?? 0), RANKS) !== 0,
  )
}

/** Keeps the records in which the words of an edge occur side by side. */
function verified(input: EdgeInput, edge: Edge, records: Uint32Array): Levels {
  const { text, located, rules, pool } = input
  const terms = [...new Set(edge.terms)]
  const { hits, scan } = createScanner(
    text,
    terms.flatMap((term) => located[term] ?? []),
    rules,
  )
  const run = createRun(edge.terms.flatMap((term) => hits[terms.indexOf(term)] ?? []))
  const costs: (readonly [number, number])[] = []
  for (let at = 0; at < records.length; at++) {
    const record = records[at] ?? 0
    input.spend(STEPS.score + (text.tokenStart[record + 1] ?? 0) - (text.tokenStart[record] ?? 0))
    scan(record)
    run.find()
    const least = run.segments.costs.least()
    if (least < Infinity) costs.push([record, least + edge.cost])
  }
  return levelsOf(costs, pool.kept)
}
