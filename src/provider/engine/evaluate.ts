import type { AttributeRules } from './attribute-rules.ts'
import { bestChain, type Chain } from './chain.ts'
import { createExactCounter } from './exact.ts'
import type { Lattice } from './lattice.ts'
import { attributeOf, FAR, positionOf } from './place-code.ts'
import { createScanner } from './scan.ts'
import { hitsOfEdge, segmentsOf, type Segments } from './segments.ts'
import { createWordEvaluator, isSingleWord } from './single-word.ts'
import type { CompiledTerm } from './term.ts'
import type { SearchedAttribute, TextIndex } from './text-index.ts'
import type { RankingQuery } from './types.ts'

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

/** The values of one record, null if its text does not match. */
export type Evaluate = (record: number) => Evaluation | null

/** Makes the function that values records by some rules. */
export type Evaluator = (rules: EvaluationRules) => Evaluate

export type EvaluatorInput = {
  readonly text: TextIndex
  readonly lattice: Lattice
  readonly compiled: readonly CompiledTerm[]
  readonly rules: AttributeRules
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
    const least = Math.min(...costs)
    for (const [at, start] of starts.entries()) {
      if (costs[at] === least) first = Math.min(first, value(start))
    }
  }
  return first
}

/** Makes the function that ranks one record after another for a query. */
export function createEvaluator(input: EvaluatorInput): Evaluator {
  const { text, lattice, compiled } = input
  const value = (place: number) => placeValue(text.attributes, place)
  if (isSingleWord(input)) return createWordEvaluator({ ...input, placeValue: value })
  const scanner = createScanner(text, compiled, input.rules)
  const { hits } = scanner
  return (rules) => {
    const chainRules = { minProximity: rules.minProximity, placeValue: value }
    const byPlace = rules.attributeFirst && !rules.attributeByMinProximity && lattice.length > 1
    const countExact = createExactCounter(input, rules)
    return (record) => {
      scanner.scan(record)
      const segments = lattice.edges.map((edge) => segmentsOf(hitsOfEdge(edge, hits), edge.cost))
      const chain = bestChain({ lattice, segments, rules: chainRules })
      if (chain === null) return null
      const first = byPlace ? earliest(segments, value) : chain.first
      return { ...chain, first, exact: countExact({ hits, segments }) }
    }
  }
}
