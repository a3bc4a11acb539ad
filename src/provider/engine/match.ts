import { attributeRules, isRestrictive } from './attribute-rules.ts'
import { addAll, fullBits, hasBit, listBits, removeAll, setBit, type Bits } from './bits.ts'
import { createEvaluator, type Evaluate, type EvaluationRules, type Evaluator } from './evaluate.ts'
import { buildLattice, type Lattice } from './lattice.ts'
import type { ParsedQuery } from './parse-query.ts'
import type { Pool } from './pool.ts'
import { createTypoCounter, edgeBits, reachableRecords, recordCount, termRecords } from './reach.ts'
import type { SynonymTable } from './synonyms.ts'
import type { CompiledTerm, TermCompiler } from './term.ts'
import type { TextIndex } from './text-index.ts'
import type { IndexShape, TextQuery } from './types.ts'
import { wordNumber } from './vocabulary.ts'

/** Records in ranking order, and how many typos each was found with. */
export type Candidates = { readonly records: Uint32Array; readonly typos: Uint8Array }

export type MatchedText = Candidates & {
  readonly parsed: ParsedQuery
  readonly lattice: Lattice
  readonly compiled: readonly CompiledTerm[]
  /** Ranks the matching records; null where the query has no words. */
  readonly evaluator: Evaluator | null
}

export type MatchInput = {
  readonly index: MatchIndex
  readonly text: TextQuery
  readonly parsed: ParsedQuery
}

/** What of an index the matching of text needs. */
type MatchIndex = {
  readonly shape: IndexShape
  readonly text: TextIndex
  readonly compile: TermCompiler
  readonly synonyms: SynonymTable
  readonly typoFree: ReadonlySet<string>
  readonly pool: Pool
}

/** Which records match does not depend on the ranking; any rules will do. */
const anyRules: EvaluationRules = {
  minProximity: 1,
  attributeByMinProximity: false,
  exactOnSingleWordQuery: 'none',
  alternativesAsExact: [],
  attributeFirst: false,
}

function wordRecords(text: TextIndex, word: string): Uint32Array | null {
  const number = wordNumber(text.words, word)
  if (number === -1) return null
  return text.postings.subarray(text.postingStart[number], text.postingStart[number + 1])
}

/** The number of records with both words; -1 where the vocabulary lacks one of them. */
function countTogether(text: TextIndex, first: string, second: string): number {
  const a = wordRecords(text, first)
  const b = a === null ? null : wordRecords(text, second)
  if (a === null || b === null) return -1
  let count = 0
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0)
    if (difference === 0) count += 1
    if (difference <= 0) left += 1
    if (difference >= 0) right += 1
  }
  return count
}

function latticeOf({ index, text, parsed }: MatchInput): Lattice {
  return buildLattice({
    parsed,
    text,
    synonyms: index.synonyms,
    typoFree: index.typoFree,
    countTogether: (first, second) => countTogether(index.text, first, second),
  })
}

type Excluding = { readonly input: MatchInput; readonly bits: Bits }

/** Takes out the records that hold an excluded word, or excluded words side by side. */
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
    const { records } = matchText({ ...input, parsed })
    const found = input.index.pool.bits()
    for (const record of records) setBit(found, record)
    removeAll(bits, found)
  }
}

function matchAll(input: MatchInput): MatchedText {
  const size = recordCount(input.index.text)
  const bits = fullBits(size)
  exclude({ input, bits })
  const records = listBits(bits)
  const lattice: Lattice = { length: 0, terms: [], edges: [], optional: [] }
  const typos = new Uint8Array(records.length)
  return { parsed: input.parsed, lattice, compiled: [], records, typos, evaluator: null }
}

type Verifying = {
  readonly candidates: Bits
  /** Records whose words must be looked at where they stand. */
  readonly doubtful: Bits
  readonly evaluate: Evaluate
  readonly typosOf: (record: number) => number
}

/** Drops the records that have the words but not where they must be, and counts typos. */
function verify({ candidates, doubtful, evaluate, typosOf }: Verifying): Candidates {
  const records = listBits(candidates)
  const typos = new Uint8Array(records.length)
  let kept = 0
  for (const record of records) {
    const found = hasBit(doubtful, record) ? (evaluate(record)?.typos ?? -1) : typosOf(record)
    if (found === -1) continue
    records[kept] = record
    typos[kept] = found
    kept += 1
  }
  if (kept === records.length) return { records, typos }
  return { records: records.slice(0, kept), typos: typos.slice(0, kept) }
}

/** The records whose text matches a query, in ranking order, each with its number of typos. */
export function matchText(input: MatchInput): MatchedText {
  const { parsed, index } = input
  return index.pool.lend(() => (parsed.words.length === 0 ? matchAll(input) : matchWords(input)))
}

function matchWords(input: MatchInput): MatchedText {
  const { index, parsed } = input
  const { text, pool } = index
  const lattice = latticeOf(input)
  const compiled = lattice.terms.map(index.compile)
  const found = compiled.map((term) => termRecords(text, term, pool))
  const edges = lattice.edges.map((edge) => edgeBits(edge, found, pool))
  const candidates = reachableRecords(lattice, edges, pool)
  exclude({ input, bits: candidates })
  const rules = attributeRules(text.attributes, index.shape, input.text)
  const doubtful = isRestrictive(rules) ? fullBits(recordCount(text)) : pool.bits()
  for (const [number, { terms }] of lattice.edges.entries()) {
    const bits = edges[number]
    if (terms.length > 1 && bits !== undefined) addAll(doubtful, bits)
  }
  const evaluator = createEvaluator({ text, lattice, compiled, rules })
  const evaluate = evaluator(anyRules)
  const typosOf = createTypoCounter(lattice, found)
  const matched = verify({ candidates, doubtful, evaluate, typosOf })
  return { parsed, lattice, compiled, evaluator, ...matched }
}
