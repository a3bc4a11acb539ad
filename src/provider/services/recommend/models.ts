import {
  byScore,
  facetValues,
  namedRecords,
  numberOfRecord,
  type Scored,
  type SearchIndex,
  similarRecords,
} from '#engine/index.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import type { SearchTarget } from '#provider/protocol/queries/engine-request.ts'

import { chosenTogether, readBaskets } from './baskets.ts'
import type { RecommendRequest } from './requests.ts'
import { readTrends, type Trends } from './trends.ts'

const rounded = (score: number): number => Math.round(score * 100) / 100

type RecordRequest = Exclude<RecommendRequest, { readonly model: 'trending-facets' }>

/**
 * The records that a model recommends, with their scores, best first; empty for a record that does
 * not exist.
 * @throws ApiError 422 if the search for them exceeds the time budget of the request
 */
export async function recommendedRecords(
  source: SearchTarget,
  request: RecordRequest,
): Promise<readonly Scored[]> {
  const { context, state, index } = source
  const built = context.database.searchIndex(state, index.id)
  if (request.model === 'trending-items') {
    const { items } = await readTrends(context, namesOf(source))
    return toRecords(built, asPercent(items)).filter(({ record }) =>
      hasValue(built, record, request.facet),
    )
  }
  if (request.model === 'bought-together') {
    const baskets = await readBaskets(context, namesOf(source))
    const together = context.budget.run((spend) => chosenTogether(baskets, request.objectID, spend))
    return toRecords(built, together)
  }
  return readContent(source, request.objectID, request.model)
}

type FacetValue = { readonly name: string; readonly value: string }

/** Values are compared case-insensitively, as in filters. */
function hasValue(built: SearchIndex, record: number, facet: FacetValue | null): boolean {
  if (facet === null) return true
  const wanted = facet.value.toLowerCase()
  return facetValues(built, facet.name, record).some((value) => value.toLowerCase() === wanted)
}

export type TrendingFacet = {
  readonly facetName: string
  readonly facetValue: string
  readonly _score: number
}

/**
 * The trending values of a facet, best first: from the records that visitors chose and the filters
 * that they applied.
 * @throws ApiError 400 for a facet that is not declared
 */
export async function trendingFacets(
  source: SearchTarget,
  facetName: string,
): Promise<readonly TrendingFacet[]> {
  const { context, state, index } = source
  const built = context.database.searchIndex(state, index.id)
  if (!built.shape.faceting.some(({ attribute }) => attribute === facetName)) {
    throw badRequest(
      `Cannot recommend values of \`${facetName}\`, you need to add it to attributesForFaceting.`,
    )
  }
  const points = facetPoints(built, facetName, await readTrends(context, namesOf(source)))
  return [...asPercent(points)]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([facetValue, score]) => ({ facetName, facetValue, _score: score }))
}

function facetPoints(
  built: SearchIndex,
  facetName: string,
  { items, filters }: Trends,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>()
  const add = (value: string, worth: number): void =>
    void points.set(value, (points.get(value) ?? 0) + worth)
  for (const [id, worth] of items) {
    const record = numberOfRecord(built, id)
    if (record === undefined) continue
    for (const value of facetValues(built, facetName, record)) add(value, worth)
  }
  for (const [filter, worth] of filters) {
    if (filter.startsWith(`${facetName}:`)) add(filter.slice(facetName.length + 1), worth)
  }
  return points
}

/** The index names that events may use: the names of the primary and of its replicas. */
function namesOf({ state, index }: SearchTarget): ReadonlySet<string> {
  const primary =
    index.entry.primary === null ? index.entry : state.indices.get(index.entry.primary)
  const replicas = (primary?.replicas ?? []).map((id) => state.indices.get(id))
  return new Set([primary, ...replicas].flatMap((entry) => (entry ? [entry.name] : [])))
}

/** Points as percentages of the maximum. */
function asPercent(points: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const most = [...points.values()].reduce((a, b) => Math.max(a, b), 0)
  return new Map(Array.from(points, ([key, value]) => [key, rounded((100 * value) / most)]))
}

function toRecords(built: SearchIndex, scores: ReadonlyMap<string, number>): readonly Scored[] {
  return Array.from(scores, ([id, score]) => ({ record: numberOfRecord(built, id), score }))
    .flatMap(({ record, score }) =>
      record === undefined ? [] : [{ record, score: rounded(score) }],
    )
    .toSorted(byScore)
}

/**
 * Records to which a record refers score 100, 99 and so on, in its order; the others keep the score
 * of their similarity.
 */
function relatedTo(built: SearchIndex, record: number, similar: readonly Scored[]) {
  const named = new Map(
    namedRecords(built, record).map((other, place) => [other, Math.max(100 - place, 0)]),
  )
  const rest = similar.filter((scored) => !named.has(scored.record))
  return [...Array.from(named, ([other, score]) => ({ record: other, score })), ...rest].toSorted(
    byScore,
  )
}

function readContent(source: SearchTarget, objectID: string, model: RecommendRequest['model']) {
  const { context, state, index } = source
  const built = context.database.searchIndex(state, index.id)
  const record = numberOfRecord(built, objectID)
  if (record === undefined) return []
  const likeness = model === 'looking-similar' ? 'mutual' : 'shared'
  const similar = context.budget.run((spend) => similarRecords(built, record, { likeness, spend }))
  return model === 'looking-similar' ? similar : relatedTo(built, record, similar)
}
