import { searchScored } from '#engine/index.ts'
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

import { recommendedRecords, trendingFacets } from './models.ts'
import { isOfEvents, readRecommendRequest, type RecommendRequest } from './requests.ts'

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
