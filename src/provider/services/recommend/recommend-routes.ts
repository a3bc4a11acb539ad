import {
  searchScored,
  byScore,
  facetValues,
  namedRecords,
  numberOfRecord,
  type Scored,
  type SearchIndex,
  similarRecords,
} from '#engine/index.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject } from '#provider/protocol/json.ts'
import type { RequestParameters } from '#provider/protocol/parameters/request-parameters.ts'
import { runSearch, type SearchTarget } from '#provider/protocol/queries/engine-request.ts'
import { answerWith } from '#provider/protocol/queries/search-answer.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  type RequestContext,
  requireIndexRef,
  type Route,
} from '#provider/protocol/request/request-context.ts'

import { chosenTogether, readBaskets } from './baskets.ts'
import { isOfEvents, readRecommendRequest, type RecommendRequest } from './requests.ts'
import { readTrends, type Trends } from './trends.ts'

export const recommendRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    right: 'search',
    isLong: readsEvents,
    handle: recommend,
  },
]

/** Whether a request asks for a model that follows from events, not from the records alone. */
function readsEvents(body: unknown): boolean {
  const requests = isJsonObject(body) ? body['requests'] : undefined
  return (
    Array.isArray(requests) &&
    requests.some((one: unknown) => isJsonObject(one) && isOfEvents(one['model']))
  )
}

type Prepared = { readonly source: SearchTarget; readonly request: RecommendRequest }

async function recommend(context: RequestContext): Promise<unknown> {
  const { requests } = asObject(context.body)
  if (!Array.isArray(requests)) throw badRequest('Expected a list of requests in "requests"')
  if (requests.length > context.limits.queries) throw badRequest('Too many requests')
  const state = await context.database.read()
  const prepared = requests.map((body): Prepared => {
    const request = readRecommendRequest(asObject(body))
    const index = requireIndexRef(state, context.grant, request.indexName)
    return { request, source: { context, state, index } }
  })
  const ids = new Set(prepared.map(({ source }) => source.index.id))
  await Promise.all([...ids].map((id) => context.database.prepare(state, id)))
  return { results: await answerAll(context, prepared) }
}

/** Answers requests one after another; other requests have their turn in between. */
async function answerAll(
  context: RequestContext,
  prepared: readonly Prepared[],
): Promise<readonly JsonObject[]> {
  const results: JsonObject[] = []
  await prepared.reduce(async (before, one) => {
    await before
    if (results.length > 0) await context.yieldTurn()
    results.push(await answerOne(one))
  }, Promise.resolve())
  return results
}

async function answerOne({ source, request }: Prepared): Promise<JsonObject> {
  const { threshold, maxRecommendations } = request
  if (request.model === 'trending-facets') {
    const all = await trendingFacets(source, request.facetName)
    const hits = all.filter(({ _score }) => _score >= threshold).slice(0, maxRecommendations)
    return { ...searchNothing(source, request.parameters), ...describeHits(hits) }
  }
  const scored = (await recommendedRecords(source, request)).filter(
    ({ score }) => score >= threshold,
  )
  const built = source.context.database.searchIndex(source.state, source.index.id)
  const answer = answerWith({ ...source, parameters: request.parameters }, (engineRequest) =>
    source.context.budget.run((spend) => searchScored(built, { ...engineRequest, spend }, scored)),
  )
  const hits = fillUp(source, request, hitsOf(answer))
  return { ...answer, ...describeHits(hits) }
}

function hitsOf({ hits }: JsonObject): readonly JsonObject[] {
  return Array.isArray(hits) ? hits.filter(isJsonObject) : []
}

/** Adds hits of the fallback search, without the record itself and without duplicates. */
function fillUp(
  source: SearchTarget,
  request: RecommendRequest,
  hits: readonly JsonObject[],
): readonly JsonObject[] {
  const { fallback, maxRecommendations } = request
  if (fallback === null || hits.length >= maxRecommendations) return hits
  const shown = new Set(hits.map(({ objectID }) => objectID))
  if ('objectID' in request) shown.add(request.objectID)
  const target = { ...source, parameters: fallback }
  const more = hitsOf(answerWith(target, (engineRequest) => runSearch(target, engineRequest)))
  return [...hits, ...more.filter(({ objectID }) => !shown.has(objectID))].slice(
    0,
    maxRecommendations,
  )
}

/** The response to a search without hits, for the members besides the hits. */
function searchNothing(source: SearchTarget, parameters: RequestParameters): JsonObject {
  const none = { ...parameters, raw: { ...parameters.raw, facets: [] } }
  return answerWith({ ...source, parameters: none }, () => ({
    hits: [],
    nbHits: 0,
    facets: new Map(),
    stats: new Map(),
    queryAfterRemoval: null,
    parsedQuery: '',
  }))
}

const describeHits = (hits: readonly unknown[]): JsonObject => ({
  hits,
  nbHits: hits.length,
  nbPages: hits.length === 0 ? 0 : 1,
})

const rounded = (score: number): number => Math.round(score * 100) / 100

type RecordRequest = Exclude<RecommendRequest, { readonly model: 'trending-facets' }>

/**
 * The records that a model recommends, with their scores, best first; empty for a record that does
 * not exist.
 * @throws ApiError 422 if the search for them exceeds the time budget of the request
 */
async function recommendedRecords(
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

type TrendingFacet = {
  readonly facetName: string
  readonly facetValue: string
  readonly _score: number
}

/**
 * The trending values of a facet, best first: from the records that visitors chose and the filters
 * that they applied.
 * @throws ApiError 400 for a facet that is not declared
 */
async function trendingFacets(
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
