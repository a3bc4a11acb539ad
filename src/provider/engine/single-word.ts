import type { Evaluate, EvaluationRules, EvaluatorInput } from './evaluate.ts'
import { countsAsExact, exactTest, mayBeExact } from './exact.ts'
import { attributeOf } from './place-code.ts'
import { allowedHit, anyTerm } from './scan.ts'
import { hitCost } from './term.ts'

/** Whether a query is one word, each reading of which is one word too. */
export function isSingleWord({ lattice }: EvaluatorInput): boolean {
  return lattice.length === 1 && lattice.edges.every(({ terms }) => terms.length === 1)
}

/**
 * Values records by one word in one pass over their words, without a list of what was found. A first letter
 * finds half of all records, and each has to be ranked: this is five times as fast as the general way, which
 * gives the same values.
 */
export function createWordEvaluator(
  input: EvaluatorInput & { readonly placeValue: (place: number) => number },
): (rules: EvaluationRules) => Evaluate {
  const { text, lattice, compiled, placeValue } = input
  const any = anyTerm(text.words.length, compiled)
  const { tokenStart, tokenWords, tokenPlaces, words } = text
  return (rules) => {
    const isExact = exactTest(input, rules)
    const exactAtAll = mayBeExact(input, rules)
    const readings = lattice.edges.flatMap((edge) => {
      const term = compiled[edge.terms[0] ?? -1]
      const exact = exactAtAll && countsAsExact(edge, rules)
      return term === undefined ? [] : [{ term, table: term.table, cost: edge.cost, exact }]
    })
    return (record) => {
      let [typos, first, exact] = [Infinity, Infinity, 0]
      const end = tokenStart[record + 1] ?? 0
      for (let at = tokenStart[record] ?? 0; at < end; at++) {
        const word = tokenWords[at] ?? 0
        if (any[word] === 0) continue
        const place = tokenPlaces[at] ?? 0
        const rule = input.rules[attributeOf(place)] ?? 0
        for (const { term, table, cost, exact: counts } of readings) {
          const code = table[word] ?? 0
          if (code === 0) continue
          const hit = allowedHit({ code, compiled: term, word: words[word] ?? '' }, rule)
          if (hit === 0) continue
          if (counts && isExact(place, hit)) exact = 1
          const found = hitCost(hit) + cost
          if (found > typos) continue
          const value = placeValue(place)
          first = found < typos ? value : Math.min(first, value)
          typos = found
        }
      }
      return typos === Infinity ? null : { words: 1, typos, proximity: 0, first, exact }
    }
  }
}
