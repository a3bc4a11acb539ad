import { attributeOf, FAR, positionOf } from '#engine/index/place-code.ts'
import type { SearchedAttribute } from '#engine/index/token-stream.ts'
import type { WordMatch } from '#engine/match/match.ts'
import { createScanner } from '#engine/match/scan.ts'
import { createRun, type Segments } from '#engine/match/segments.ts'

import { createPathFinder } from './best-path.ts'
import { createExactCounter, exactRecords } from './exact.ts'
import { createSingleWordScorer, isSingleWord } from './single-word-scorer.ts'
import { RANK_UNIT, type Scorer, type ScoringRules } from './text-score.ts'

/** Creates the scorer of a query. Valid only while the index's pool lends its arrays. */
export function createScorer(match: WordMatch, rules: ScoringRules): Scorer {
  const { text, lattice, compiled } = match
  const value = (place: number) => placeValue(text.attributes, place)
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
