import { EXACT } from './attribute-rules.ts'
import { isStopWord } from './english.ts'
import type { EvaluationRules, EvaluatorInput } from './evaluate.ts'
import type { Edge } from './lattice.ts'
import { attributeOf, isWhole } from './place-code.ts'
import type { Hits } from './scan.ts'
import { hitsOfEdge, noHits, noSegments, segmentsOf, type Segments } from './segments.ts'
import { isExactHit, isPluralHit, type HitCode } from './term.ts'

/** The shortest word that counts as exact in the mode `word`. */
const MIN_EXACT = 3

/** What was found in one record. */
export type FoundInRecord = {
  /** By term number. */
  readonly hits: readonly Hits[]
  /** By edge number. */
  readonly segments: readonly Segments[]
}

/** Whether an occurrence counts as exact. */
export type ExactTest = (place: number, code: HitCode) => boolean

export function exactTest(input: EvaluatorInput, rules: EvaluationRules): ExactTest {
  const whole = input.lattice.length === 1 && rules.exactOnSingleWordQuery === 'attribute'
  const plurals = rules.alternativesAsExact.includes('ignorePlurals')
  return (place, code) => {
    if (!isExactHit(code) && !(plurals && isPluralHit(code))) return false
    const rule = input.rules[attributeOf(place)] ?? 0
    return (rule & EXACT) !== 0 && (!whole || isWhole(place))
  }
}

function exactHits({ places, codes }: Hits, isExact: ExactTest): Hits {
  const kept: Hits = { places: [], codes: [] }
  for (const [at, code] of codes.entries()) {
    const place = places[at] ?? 0
    if (!isExact(place, code)) continue
    kept.places.push(place)
    kept.codes.push(code)
  }
  return kept
}

/** Whether an edge counts as exact if its words do. */
export function countsAsExact(edge: Edge, rules: EvaluationRules): boolean {
  if (edge.source !== 'synonym') return edge.source !== 'split'
  const kind = edge.terms.length === 1 ? 'singleWordSynonym' : 'multiWordsSynonym'
  return edge.cost === 0 && rules.alternativesAsExact.includes(kind)
}

function isFound(words: readonly Hits[]): boolean {
  return segmentsOf(words, 0).starts.length > 0
}

/**
 * Numbers of the query words that an edge finds exactly: each by itself where they were typed, all or none for
 * an alternative. Words that must stand side by side count only where they do.
 */
function exactWords(edge: Edge, hits: readonly Hits[], isExact: ExactTest): readonly number[] {
  const words = hitsOfEdge(edge, hits)
  const exact = words.map((list) => exactHits(list, isExact))
  if (edge.source === 'typed') {
    return exact.flatMap((only, at) => (isFound(words.with(at, only)) ? [edge.from + at] : []))
  }
  const covered = Array.from({ length: edge.to - edge.from }, (_, offset) => edge.from + offset)
  return isFound(exact) ? covered : []
}

/** A single-word query may have no exact words at all. */
export function mayBeExact(input: EvaluatorInput, rules: EvaluationRules): boolean {
  if (input.lattice.length !== 1) return true
  if (rules.exactOnSingleWordQuery !== 'word') return rules.exactOnSingleWordQuery === 'attribute'
  const typed = input.compiled[input.lattice.edges[0]?.terms[0] ?? -1]?.term.text ?? ''
  return typed.length >= MIN_EXACT && !isStopWord(typed)
}

/** Whether a word that stands by itself is found exactly. */
function isFoundExactly({ places, codes }: Hits, isExact: ExactTest): boolean {
  return codes.some((code, at) => isExact(places[at] ?? 0, code))
}

/**
 * Makes the function that counts the query words that occur as whole words without typo: in any place, not
 * only where the words are closest.
 */
export function createExactCounter(
  input: EvaluatorInput,
  rules: EvaluationRules,
): (found: FoundInRecord) => number {
  if (!mayBeExact(input, rules)) return () => 0
  const isExact = exactTest(input, rules)
  const edges = [...input.lattice.edges.entries()].filter(([, edge]) => countsAsExact(edge, rules))
  return ({ hits, segments }) => {
    const exact = new Set<number>()
    for (const [number, edge] of edges) {
      if ((segments[number] ?? noSegments).starts.length === 0) continue
      if (edge.terms.length > 1 || edge.to - edge.from > 1) {
        for (const word of exactWords(edge, hits, isExact)) exact.add(word)
      } else if (isFoundExactly(hits[edge.terms[0] ?? -1] ?? noHits, isExact)) exact.add(edge.from)
    }
    return exact.size
  }
}
