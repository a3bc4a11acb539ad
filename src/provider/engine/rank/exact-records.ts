import { addAll, setBit, type Bits } from '../index/bits.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { Edge } from '../match/lattice.ts'
import { isExactHit, isPluralHit, type CompiledTerm } from '../match/term.ts'
import { countsAsExact, isExactPossible } from './exact.ts'
import type { EvaluationRules, EvaluatorInput } from './scorer.ts'

/** Adds the records that hold the word of a term itself, or its other number. */
function addHolders(bits: Bits, text: TextIndex, { codes: { from, codes } }: CompiledTerm): void {
  for (let stretch = 0; stretch < codes.length; stretch++) {
    const code = codes[stretch] ?? 0
    if (!isExactHit(code) && !isPluralHit(code)) continue
    const word = from[stretch] ?? 0
    const end = text.postingStart[word + 1] ?? 0
    for (let at = text.postingStart[word] ?? 0; at < end; at++) setBit(bits, text.postings[at] ?? 0)
  }
}

/** Which term of an edge has to be found exactly for a query word to count; of an alternative all, so any will do. */
function termFor({ source, from, terms }: Edge, word: number): number {
  return (source === 'typed' ? terms[word - from] : terms[0]) ?? -1
}

/**
 * By query word, the records in which it may count as exact: those that hold it. Whether it does, where it
 * stands decides.
 */
export function exactRecords(input: EvaluatorInput, rules: EvaluationRules): readonly Bits[] {
  const { text, lattice, compiled, pool } = input
  const words = Array.from({ length: lattice.length }, pool.bits)
  if (!isExactPossible(input, rules)) return words
  const known = new Map<number, Bits>()
  const holders = (term: number): Bits => {
    const bits = known.get(term) ?? pool.bits()
    const found = compiled[term]
    if (!known.has(term) && found !== undefined) addHolders(bits, text, found)
    known.set(term, bits)
    return bits
  }
  for (const edge of lattice.edges.filter((one) => countsAsExact(one, rules))) {
    for (const [word, bits] of words.entries()) {
      if (word >= edge.from && word < edge.to) addAll(bits, holders(termFor(edge, word)))
    }
  }
  return words
}
