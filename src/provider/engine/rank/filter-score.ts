import type { SearchIndex } from '../index/search-index.ts'
import { unitTest, type RecordTest } from '../match/filter.ts'
import type { EngineQuery, Filter } from '../types.ts'

type ScoredTest = { readonly test: RecordTest; readonly score: number }

/** The points that a record earns by filters: the ranking criterion `filters`. */
export type FilterScore = (record: number) => number

/** Only conditions on facets score; a negated one gives its points to records that lack the value. */
function scoredGroups(index: SearchIndex, filter: Filter): readonly (readonly ScoredTest[])[] {
  return filter
    .map((units) =>
      units.flatMap((unit) =>
        unit.kind === 'facet' ? [{ test: unitTest(index, unit), score: unit.score }] : [],
      ),
    )
    .filter((group) => group.length > 0)
}

function groupScore(group: readonly ScoredTest[], record: number, sum: boolean): number {
  let score = 0
  for (const { test, score: points } of group) {
    if (test(record)) score = sum ? score + points : Math.max(score, points)
  }
  return score
}

/**
 * Points of the filters and the optional filters: groups add up; within a group the best counts, or the sum
 * where the query asks for it.
 */
export function filterScore(
  index: SearchIndex,
  { filter, ranking }: Pick<EngineQuery, 'filter' | 'ranking'>,
): FilterScore {
  const groups = scoredGroups(index, [...filter, ...ranking.optionalFilters])
  const sum = ranking.sumOrFiltersScores
  return (record) => groups.reduce((total, group) => total + groupScore(group, record, sum), 0)
}

/** Whether every condition of a group gives the same points, so that each record that passes it has them. */
function scoreAlike(units: Filter[number]): boolean {
  const points = new Set(units.map((unit) => (unit.kind === 'facet' ? unit.score : null)))
  return points.size === 1
}

/** True where records that pass the filters can differ in points. */
export function scoresDiffer({
  filter,
  ranking,
}: Pick<EngineQuery, 'filter' | 'ranking'>): boolean {
  return (
    ranking.optionalFilters.length > 0 ||
    filter.some((units) => units.length > 1 && (ranking.sumOrFiltersScores || !scoreAlike(units)))
  )
}
