import { requireIndex } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { readParameters } from '#provider/protocol/parameters/request-parameters.ts'
import {
  answerFacetSearch,
  answerSearch,
  type SearchInput,
  valuesOf,
} from '#provider/protocol/queries/search-answer.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  type IndexRef,
  pathPart,
  readSearched,
  type RequestContext,
  requireIndexRef,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

export const searchRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/queries', right: 'search', handle: searchMany },
  { method: 'POST', path: '/1/indexes/:index/query', right: 'search', handle: searchOne },
  { method: 'GET', path: '/1/indexes/:index', right: 'search', handle: searchByUrl },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    right: 'search',
    handle: searchFacet,
  },
]

async function searchMany(context: RequestContext): Promise<unknown> {
  const { requests, strategy = 'none' } = asObject(context.body)
  if (!Array.isArray(requests)) throw badRequest('Expected a list of queries in "requests"')
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw badRequest('Invalid value for "strategy", expected one of none, stopIfEnoughMatches')
  }
  if (requests.length > context.limits.queries) {
    throw badRequest('Too many queries in multi query request')
  }
  const state = await context.database.read()
  const queries = requests.map((request) => prepare(context, state, asObject(request)))
  const ids = new Set(queries.map(({ index }) => index.id))
  await Promise.all([...ids].map((id) => context.database.prepare(state, id)))
  return { results: await runAll(context, queries, strategy) }
}

/** Milliseconds after which other requests get a turn before the next query of this one. */
const TURN = 20

/**
 * Runs queries one after another. With `stopIfEnoughMatches`, queries after one that fills its page
 * get an empty result, so that results and queries stay aligned.
 */
async function runAll(
  context: RequestContext,
  queries: readonly Prepared[],
  strategy: Strategy,
): Promise<readonly JsonObject[]> {
  const results: JsonObject[] = []
  let isEnough = false
  let began = performance.now()
  await queries.reduce(async (before, query) => {
    await before
    if (performance.now() - began > TURN) {
      await context.yieldTurn()
      began = performance.now()
    }
    const result = isEnough ? query.skip() : await query.answer()
    isEnough ||= strategy === 'stopIfEnoughMatches' && fillsItsPage(result)
    results.push(result)
  }, Promise.resolve())
  return results
}

function fillsItsPage({ hits, hitsPerPage = 0 }: JsonObject): boolean {
  return Array.isArray(hits) && hits.length > 0 && hits.length >= Number(hitsPerPage)
}

type Strategy = 'none' | 'stopIfEnoughMatches'

/** A validated query that has not run yet. */
type Prepared = {
  readonly index: IndexRef
  answer(): JsonObject | Promise<JsonObject>
  skip(): JsonObject
}

function prepare(context: RequestContext, state: State, body: JsonObject): Prepared {
  const { indexName, type = 'default', facet } = body
  if (typeof indexName !== 'string') throw badRequest('Expected an "indexName" in every query')
  requireIndex(context.grant, indexName)
  if (type !== 'default' && type !== 'facet') {
    throw badRequest('Invalid value for "type", expected one of default, facet')
  }
  const parameters = readParameters(
    withUserToken(context, body),
    type === 'facet' ? 'facetSearch' : 'query',
  )
  const index = requireIndexRef(state, context.grant, indexName)
  const request: SearchInput = { context, state, index, parameters }
  const skip = (): JsonObject => skipped(request)
  if (type === 'default') return { index, answer: () => answerFor(request), skip }
  if (typeof facet !== 'string') throw badRequest('Expected a "facet" in a query of type facet')
  return { index, answer: () => answerFacetSearch(request, facet), skip }
}

async function answerFor(request: SearchInput): Promise<JsonObject> {
  return answerSearch(await personalized(request))
}

/** The response to a search that was skipped. */
function skipped(request: SearchInput): JsonObject {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    processed: false,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true },
    query: '',
    params: request.parameters.echo,
    index: request.index.entry.name,
    renderingContent: {},
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  }
}

async function searchOne(context: RequestContext): Promise<unknown> {
  return runOne(context, asObject(context.body))
}

async function searchByUrl(context: RequestContext): Promise<unknown> {
  return runOne(context, withoutCredentials(context.url))
}

async function runOne(context: RequestContext, body: JsonObject): Promise<unknown> {
  const parameters = readParameters(withUserToken(context, body), 'query')
  return answerFor({ context, ...(await readSearched(context)), parameters })
}

async function searchFacet(context: RequestContext): Promise<unknown> {
  const parameters = readParameters(asObject(context.body), 'facetSearch')
  const request = { context, ...(await readSearched(context)), parameters }
  return answerFacetSearch(request, pathPart(context, 'facet'))
}

/** The request with the user token from outside its parameters, unless it contains one. */
function withUserToken({ userToken }: RequestContext, body: JsonObject): JsonObject {
  return userToken === undefined || Object.hasOwn(body, 'userToken') ? body : { ...body, userToken }
}

/** The parameters of a URL without the credentials: `x-algolia-…` in any case. */
function withoutCredentials(url: URLSearchParams): JsonObject {
  return Object.fromEntries([...url].filter(([name]) => !/^x-algolia-/i.test(name)))
}

/**
 * Adds the visitor's preferences to a search that requests personalization: the same hits in
 * another order. Searches with `distinct` stay unchanged, because the order would decide which
 * records are kept.
 */
async function personalized(request: SearchInput): Promise<SearchInput> {
  const { context, state } = request
  const values = valuesOf(request)
  const userToken = values.get('userToken')
  if (!values.get('enablePersonalization') || userToken === '') return request
  if (values.get('distinct') > 0 && values.get('attributeForDistinct') !== null) return request
  const impact = values.has('personalizationImpact') ? values.get('personalizationImpact') : null
  const preferences = await context.preferencesOf(state, { userToken, impact })
  return preferences.length === 0 ? request : { ...request, preferences }
}
