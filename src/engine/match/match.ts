import { type Bits, fullBits, removeAll } from '#engine/index/bits.ts'
import type { Pool } from '#engine/index/pool.ts'
import type { SearchIndex } from '#engine/index/search-index.ts'
import { recordCount, type TextIndex } from '#engine/index/text-index.ts'
import { wordNumber } from '#engine/index/vocabulary.ts'
import { type Spend, STEPS, type TextQuery } from '#engine/types.ts'

import { attributeRules, type AttributeRules } from './attribute-rules.ts'
import { edgeLevels } from './edge-levels.ts'
import { recordsWithin } from './few-typos.ts'
import { buildLattice, type Lattice } from './lattice.ts'
import { allOf, setsOf } from './levels.ts'
import type { ParsedQuery } from './parse-query.ts'
import { createTypoCounter, reachableRecords } from './reach.ts'
import { type CompiledTerm, locateTerm } from './term.ts'

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
