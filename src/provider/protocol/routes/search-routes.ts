import { requireIndex } from '../access/grant.ts'
import { badRequest } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { readParameters } from '../parameters/request-parameters.ts'
import { answerFacetSearch, type SearchRequest, answerSearch } from '../queries/search-answer.ts'
import { asObject } from '../request/body.ts'
import { type Call, type Route, pathPart, requireIndexRef } from '../request/request-context.ts'
import type { State } from '../state/state.ts'

/** Endpoints that search. */
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

async function searchMany(call: Call): Promise<unknown> {
  const { requests, strategy = 'none' } = asObject(call.body)
  if (!Array.isArray(requests)) throw badRequest('Expected a list of queries in "requests"')
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches') {
    throw badRequest('Invalid value for "strategy", expected one of none, stopIfEnoughMatches')
  }
  if (requests.length > call.limits.queries) {
    throw badRequest('Too many queries in multi query request')
  }
  const state = await call.database.read()
  const queries = requests.map((request) => prepare(call, state, asObject(request)))
  return {
    results: strategy === 'none' ? queries.map((run) => run.answer()) : runUntilEnough(queries),
  }
}

/** A query that has been checked but not run. */
type Prepared = { answer(): JsonObject; skip(): JsonObject }

function prepare(call: Call, state: State, body: JsonObject): Prepared {
  const { indexName, type = 'default', facet } = body
  if (typeof indexName !== 'string') throw badRequest('Expected an "indexName" in every query')
  requireIndex(call.grant, indexName)
  if (type !== 'default' && type !== 'facet') {
    throw badRequest('Invalid value for "type", expected one of default, facet')
  }
  const parameters = readParameters(body, type === 'facet' ? 'facetSearch' : 'query')
  const index = requireIndexRef(state, call.grant, indexName)
  const request: SearchRequest = { call, state, index, parameters }
  const skip = (): JsonObject => skipped(request)
  if (type === 'default') return { answer: () => answerSearch(request), skip }
  if (typeof facet !== 'string') throw badRequest('Expected a "facet" in a query of type facet')
  return { answer: () => answerFacetSearch(request, facet), skip }
}

/** Runs queries until one fills its page; the rest are answered empty, so that positions still match. */
function runUntilEnough(queries: readonly Prepared[]): readonly JsonObject[] {
  let isEnough = false
  return queries.map((query) => {
    if (isEnough) return query.skip()
    const answer = query.answer()
    const { hits, hitsPerPage = 0 } = answer
    isEnough = Array.isArray(hits) && hits.length > 0 && hits.length >= Number(hitsPerPage)
    return answer
  })
}

/** The same search without results. */
function skipped(request: SearchRequest): JsonObject {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    processed: false,
    query: '',
    params: request.parameters.echo,
    index: request.index.entry.name,
    renderingContent: {},
    exhaustiveNbHits: true,
    processingTimeMS: 0,
  }
}

async function searchOne(call: Call): Promise<unknown> {
  return runOne(call, asObject(call.body))
}

async function searchByUrl(call: Call): Promise<unknown> {
  return runOne(call, withoutCredentials(call.url))
}

async function runOne(call: Call, body: JsonObject): Promise<unknown> {
  const parameters = readParameters(body, 'query')
  const state = await call.database.read()
  const index = requireIndexRef(state, call.grant, pathPart(call, 'index'))
  return answerSearch({ call, state, index, parameters })
}

async function searchFacet(call: Call): Promise<unknown> {
  const parameters = readParameters(asObject(call.body), 'facetSearch')
  const state = await call.database.read()
  const index = requireIndexRef(state, call.grant, pathPart(call, 'index'))
  return answerFacetSearch({ call, state, index, parameters }, pathPart(call, 'facet'))
}

/** What clients put beside the parameters: `x-algolia-…` in any case. */
function withoutCredentials(url: URLSearchParams): JsonObject {
  return Object.fromEntries([...url].filter(([name]) => !/^x-algolia-/i.test(name)))
}
