import { hasBit } from '#engine/index/bits.ts'
import { attributeOf, FAR, positionOf } from '#engine/index/place-code.ts'
import type { SearchedAttribute } from '#engine/index/token-stream.ts'
import { UNMET } from '#engine/match/levels.ts'
import type { WordMatch } from '#engine/match/match.ts'
import { createScanner, allowedHit, allowsAll, wordsOfAny } from '#engine/match/scan.ts'
import { createRun, type Segments } from '#engine/match/segments.ts'
import { type CompiledTerm, hitCost } from '#engine/match/term.ts'
import { codeOf } from '#engine/match/word-codes.ts'

import { createPathFinder } from './best-path.ts'
import {
  createExactCounter,
  exactRecords,
  countsAsExact,
  exactTest,
  isExactPossible,
} from './exact.ts'
import { RANK_UNIT, type Scorer, type ScoringRules, type TextScore } from './text-score.ts'

/** Creates the scorer of a query. Valid only while the index's pool lends its arrays. */
export function createScorer(match: WordMatch, rules: ScoringRules): Scorer {
  const { text, lattice, compiled } = match
  const value = (place: number) => valueOfPlace(text.attributes, place)
  if (isSingleWord(match)) return createSingleWordScorer(match, rules, value)
  const { hits, scan } = createScanner(text, compiled, match.rules)
  const runs = lattice.edges.map(({ terms }) =>
    createRun(terms.flatMap((term) => hits[term] ?? [])),
  )
  const segments = runs.map((run) => run.segments)
  const pathRules = { minProximity: rules.minProximity, placeValue: value }
  const findPath = createPathFinder({ lattice, segments, rules: pathRules })
  const byPlace = rules.attributeFirst && !rules.attributeByMinProximity && lattice.length > 1
  const countExact = createExactCounter(match, rules, { hits, segments })
  return {
    score(record) {
      scan(record)
      for (const run of runs) run.find()
      const path = findPath()
      if (path === null) return null
      const { words, typos, proximity } = path
      const first = byPlace ? earliest(segments, value) : path.first
      return { words, typos, proximity, first, exact: countExact() }
    },
    exact: exactRecords(match, rules),
  }
}

/** `firstMatchedWord` of a place: attribute rank, then position if the attribute is ordered. */
function valueOfPlace(attributes: readonly SearchedAttribute[], place: number): number {
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

/** True if the query is one word and each of its alternatives is one word too. */
function isSingleWord({ lattice }: WordMatch): boolean {
  return lattice.length === 1 && lattice.edges.every(({ terms }) => terms.length === 1)
}

/** One alternative of the query word. */
type Alternative = {
  readonly term: CompiledTerm
  /** Number of typos that it counts as. */
  readonly cost: number
  readonly isExact: boolean
}

function alternativesOf(match: WordMatch, rules: ScoringRules): readonly Alternative[] {
  const exactAtAll = isExactPossible(match, rules)
  return match.lattice.edges.flatMap((edge) => {
    const term = match.compiled[edge.terms[0] ?? -1]
    const isExact = exactAtAll && countsAsExact(edge, rules)
    return term === undefined ? [] : [{ term, cost: edge.cost, isExact }]
  })
}

/**
 * Scores records by one word in a single pass over their words, without collecting hits. Gives the
 * same scores as the general scorer, but is several times faster; a one-letter query matches half
 * of all records, and each must be ranked.
 */
function createSingleWordScorer(
  match: WordMatch,
  rules: ScoringRules,
  placeValue: (place: number) => number,
): Scorer {
  const { text, compiled } = match
  const { tokenStart, tokenWords, tokenPlaces, words } = text
  const any = wordsOfAny(text.words.length, compiled)
  const isExact = exactTest(match, rules)
  const alternatives = alternativesOf(match, rules)
  const exactByWord = exactRecords(match, rules)
  const [withExact] = exactByWord
  const score = (record: number): TextScore | null => {
    const isLast = withExact === undefined || !hasBit(withExact, record)
    let typos = UNMET
    let first = FAR
    let exact = 0
    const end = tokenStart[record + 1] ?? 0
    for (let at = tokenStart[record] ?? 0; at < end; at++) {
      const word = tokenWords[at] ?? 0
      if (!hasBit(any, word)) continue
      const place = tokenPlaces[at] ?? 0
      const rule = match.rules[attributeOf(place)] ?? 0
      for (let number = 0; number < alternatives.length; number++) {
        const alternative = alternatives[number]
        let hit = alternative === undefined ? 0 : codeOf(alternative.term.codes, word)
        if (alternative === undefined || hit === 0) continue
        if (!allowsAll(rule))
          hit = allowedHit(hit, alternative.term, { word: words[word] ?? '', rule })
        if (hit === 0) continue
        if (alternative.isExact && isExact(place, hit)) exact = 1
        const cost = hitCost(hit) + alternative.cost
        if (cost > typos) continue
        const value = placeValue(place)
        first = cost < typos ? value : Math.min(first, value)
        typos = cost
      }
      // Places come in ascending order of value: no later place beats the first one without typos.
      if (typos === 0 && (exact === 1 || isLast)) break
    }
    return typos === UNMET ? null : { words: 1, typos, proximity: 0, first, exact }
  }
  return { score, exact: exactByWord }
}
