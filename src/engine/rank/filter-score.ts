import type { SearchIndex } from '#engine/index/search-index.ts'
import { conditionTest, type RecordTest } from '#engine/match/filter.ts'
import type { EngineQuery, Filter, Spend } from '#engine/types.ts'

type ScoredTest = { readonly test: RecordTest; readonly score: number }

/** The points of records for the ranking criterion `filters`. */
export type FilterScore = {
  readonly pointsOf: (record: number) => number
  /** The number of conditions that each record is tested by. */
  readonly conditions: number
}

/**
 * The points of the filters and optional filters. The points of groups add up; within a group, the
 * best condition counts.
 */
export function filterScore(
  index: SearchIndex,
  { filter, ranking, spend }: Pick<EngineQuery, 'filter' | 'ranking' | 'spend'>,
): FilterScore {
  const groups = scoredGroups(index, [...filter, ...ranking.optionalFilters], spend)
  return {
    pointsOf: (record) => groups.reduce((total, group) => total + groupScore(group, record), 0),
    conditions: groups.flat().length,
  }
}

function scoreAlike(conditions: Filter[number]): boolean {
  const points = new Set(
    conditions.map((condition) => (condition.kind === 'facet' ? condition.score : null)),
  )
  return points.size === 1
}

/** True if records that pass the filters can differ in points. */
export function scoresDiffer({
  filter,
  ranking,
}: Pick<EngineQuery, 'filter' | 'ranking'>): boolean {
  return (
    ranking.optionalFilters.length > 0 ||
    filter.some((conditions) => conditions.length > 1 && !scoreAlike(conditions))
  )
}

/** Only facet conditions score; negated ones give their points to records without the value. */
function scoredGroups(
  index: SearchIndex,
  filter: Filter,
  spend: Spend,
): readonly (readonly ScoredTest[])[] {
  return filter
    .map((conditions) =>
      conditions.flatMap((condition) =>
        condition.kind === 'facet'
          ? [{ test: conditionTest(index, condition, spend), score: condition.score }]
          : [],
      ),
    )
    .filter((group) => group.length > 0)
}

function groupScore(group: readonly ScoredTest[], record: number): number {
  let score = 0
  for (const { test, score: points } of group) {
    if (test(record)) score = Math.max(score, points)
  }
  return score
}
