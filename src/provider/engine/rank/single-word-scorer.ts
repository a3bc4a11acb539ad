import { hasBit } from '../index/bits.ts'
import { attributeOf, FAR } from '../index/place-code.ts'
import { UNMET } from '../match/levels.ts'
import { allowedHit, allowsAll, wordsOfAny } from '../match/scan.ts'
import { hitCost, type CompiledTerm } from '../match/term.ts'
import { codeOf } from '../match/word-codes.ts'
import { exactRecords } from './exact-records.ts'
import { countsAsExact, exactTest, isExactPossible } from './exact.ts'
import type { Evaluation, EvaluationRules, Evaluator, EvaluatorInput } from './scorer.ts'

/** Whether a query is one word, each reading of which is one word too. */
export function isSingleWord({ lattice }: EvaluatorInput): boolean {
  return lattice.length === 1 && lattice.edges.every(({ terms }) => terms.length === 1)
}

/** One way to read the word. */
type Reading = {
  readonly term: CompiledTerm
  /** Typos that it counts as. */
  readonly cost: number
  readonly isExact: boolean
}

function readingsOf(
  { lattice, compiled, ...input }: EvaluatorInput,
  rules: EvaluationRules,
): readonly Reading[] {
  const exactAtAll = isExactPossible({ lattice, compiled, ...input }, rules)
  return lattice.edges.flatMap((edge) => {
    const term = compiled[edge.terms[0] ?? -1]
    const isExact = exactAtAll && countsAsExact(edge, rules)
    return term === undefined ? [] : [{ term, cost: edge.cost, isExact }]
  })
}

/**
 * Values records by one word in one pass over their words, without a list of what was found. A first letter
 * finds half of all records, and each has to be ranked: this is five times as fast as the general way, which
 * gives the same values.
 */
export function createWordEvaluator(
  input: EvaluatorInput & { readonly placeValue: (place: number) => number },
): Evaluator {
  const { text, compiled, placeValue } = input
  const { tokenStart, tokenWords, tokenPlaces, words } = text
  return (rules) => {
    const any = wordsOfAny(text.words.length, compiled)
    const isExact = exactTest(input, rules)
    const readings = readingsOf(input, rules)
    const [withExact] = exactRecords(input, rules)
    const mayBeExact = (record: number) => withExact !== undefined && hasBit(withExact, record)
    const best = { words: 1, typos: 0, proximity: 0, first: 0, exact: 0 }
    const evaluate = (record: number): Evaluation | null => {
      const isLast = !mayBeExact(record)
      let typos = UNMET
      let first = FAR
      let exact = 0
      const end = tokenStart[record + 1] ?? 0
      for (let at = tokenStart[record] ?? 0; at < end; at++) {
        const word = tokenWords[at] ?? 0
        if (!hasBit(any, word)) continue
        const place = tokenPlaces[at] ?? 0
        const rule = input.rules[attributeOf(place)] ?? 0
        for (let number = 0; number < readings.length; number++) {
          const reading = readings[number]
          let hit = reading === undefined ? 0 : codeOf(reading.term.codes, word)
          if (reading === undefined || hit === 0) continue
          if (!allowsAll(rule))
            hit = allowedHit(hit, reading.term, { word: words[word] ?? '', rule })
          if (hit === 0) continue
          if (reading.isExact && isExact(place, hit)) exact = 1
          const cost = hitCost(hit) + reading.cost
          if (cost > typos) continue
          const value = placeValue(place)
          first = cost < typos ? value : Math.min(first, value)
          typos = cost
        }
        // Places come in the order of their values: no later one is better than the first without typos.
        if (typos === 0 && (exact === 1 || isLast)) break
      }
      return typos === UNMET ? null : { words: 1, typos, proximity: 0, first, exact }
    }
    return { evaluate, best, mostExact: (record) => Number(mayBeExact(record)) }
  }
}
