import { hasBit } from '../index/bits.ts'
import { attributeOf, FAR, positionOf } from '../index/place-code.ts'
import type { Pool } from '../index/pool.ts'
import type { SearchedAttribute, TextIndex } from '../index/text-index.ts'
import type { AttributeRules } from '../match/attribute-rules.ts'
import type { Lattice } from '../match/lattice.ts'
import { createScanner } from '../match/scan.ts'
import { createRun, type Segments } from '../match/segments.ts'
import type { CompiledTerm } from '../match/term.ts'
import type { RankingQuery } from '../types.ts'
import { createChainFinder, type Chain } from './best-path.ts'
import { exactRecords } from './exact-records.ts'
import { createExactCounter } from './exact.ts'
import { createWordEvaluator, isSingleWord } from './single-word-scorer.ts'

/** The values of the text criteria for one record. */
export type Evaluation = Chain & { readonly exact: number }

/** What of the ranking changes these values. */
export type EvaluationRules = Pick<
  RankingQuery,
  'minProximity' | 'attributeByMinProximity' | 'exactOnSingleWordQuery' | 'alternativesAsExact'
> & {
  /** The criterion `attribute` comes before `proximity`, or there is no `proximity`. */
  readonly attributeFirst: boolean
}

/** Values one record after another. */
export type Valuer = {
  /** Null if its text does not match. */
  readonly evaluate: (record: number) => Evaluation | null
  /** No record has better values than these, typos and exact words aside. */
  readonly best: Evaluation
  /** No more words than this are exact in a record. */
  readonly mostExact: (record: number) => number
}

/** Makes what values records by some rules; to be used while the pool lends what it holds. */
export type Evaluator = (rules: EvaluationRules) => Valuer

export type EvaluatorInput = {
  readonly text: TextIndex
  /** Only with edges that some record satisfies. */
  readonly lattice: Lattice
  readonly compiled: readonly CompiledTerm[]
  readonly rules: AttributeRules
  /** The query words as read. */
  readonly words: readonly string[]
  readonly pool: Pool
}

/** A rank is worth this many positions. */
const RANK_UNIT = 1000

/** `firstMatchedWord` of a place: the rank of its attribute, then the position where that counts. */
function placeValue(attributes: readonly SearchedAttribute[], place: number): number {
  const attribute = attributes[attributeOf(place)]
  if (attribute === undefined) return FAR
  const position = attribute.ordered ? Math.min(positionOf(place), RANK_UNIT - 1) : 0
  return attribute.rank * RANK_UNIT + position
}

/** The earliest place of any word, among the occurrences with the fewest typos. */
function earliest(segments: readonly Segments[], value: (place: number) => number): number {
  let first = Infinity
  for (const { starts, costs } of segments) {
    const least = costs.least()
    for (let at = 0; at < starts.length; at++) {
      if (costs.at(at) === least) first = Math.min(first, value(starts.at(at)))
    }
  }
  return first
}

/** Makes the function that ranks one record after another for a query. */
export function createEvaluator(input: EvaluatorInput): Evaluator {
  const { text, lattice, compiled } = input
  const value = (place: number) => placeValue(text.attributes, place)
  if (isSingleWord(input)) return createWordEvaluator({ ...input, placeValue: value })
  return (rules) => {
    const { hits, scan } = createScanner(text, compiled, input.rules)
    const runs = lattice.edges.map(({ terms }) =>
      createRun(terms.flatMap((term) => hits[term] ?? [])),
    )
    const segments = runs.map((run) => run.segments)
    const chainRules = { minProximity: rules.minProximity, placeValue: value }
    const findChain = createChainFinder({ lattice, segments, rules: chainRules })
    const byPlace = rules.attributeFirst && !rules.attributeByMinProximity && lattice.length > 1
    const countExact = createExactCounter(input, rules, { hits, segments })
    const exact = exactRecords(input, rules)
    const evaluate = (record: number): Evaluation | null => {
      scan(record)
      for (const run of runs) run.find()
      const chain = findChain()
      if (chain === null) return null
      const { words, typos, proximity } = chain
      const first = byPlace ? earliest(segments, value) : chain.first
      return { words, typos, proximity, first, exact: countExact() }
    }
    const most = (record: number): number => {
      let count = 0
      for (let word = 0; word < exact.length; word++) {
        const bits = exact[word]
        if (bits !== undefined && hasBit(bits, record)) count += 1
      }
      return count
    }
    return { evaluate, best: bestValues(lattice, rules), mostExact: most }
  }
}

/** Of records that have all words side by side at the beginning of the first attribute. */
function bestValues({ length, optional }: Lattice, { minProximity }: EvaluationRules): Evaluation {
  const proximity = optional.includes(true) ? 0 : (length - 1) * minProximity
  return { words: length, typos: 0, proximity, first: 0, exact: length }
}
