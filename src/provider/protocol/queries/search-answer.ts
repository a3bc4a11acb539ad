import type { EngineAnswer, EngineHit } from '../../engine/types.ts'
import { hasRight } from '../access/grant.ts'
import { badRequest } from '../errors.ts'
import { randomHex } from '../hex.ts'
import type { JsonObject } from '../json.ts'
import { readFaceting } from '../parameters/index-shape.ts'
import {
  type RequestParameters,
  type Values,
  createValues,
} from '../parameters/request-parameters.ts'
import { type Call, type IndexRef, layersOf } from '../request/request-context.ts'
import type { State } from '../state/state.ts'
import { toQuestion, readRequestFilter, runFacetSearch, runSearch } from './engine-request.ts'
import { type Pagination, readPagination } from './pagination.ts'
import { createRetriever } from './retrieve.ts'

/** One search on one index. */
export type SearchRequest = {
  readonly call: Call
  readonly state: State
  readonly index: IndexRef
  readonly parameters: RequestParameters
}

/** Runs a search and gives the answer as the wire has it. Throws ParseError for unreadable filters. */
export function answerSearch(request: SearchRequest): JsonObject {
  const started = performance.now()
  const values = valuesOf(request)
  const pagination = readPagination(values, request.call.grant.maxHitsPerQuery)
  const question = toQuestion(
    values,
    readRequestFilter(values, request.call.grant),
    pagination.window,
  )
  const answer = runSearch(request, question)
  const context = { request, values, pagination, answer, started }
  return select(values, { ...describeResult(context), ...describeRequest(context) })
}

/** The parameters of a search: the key's, the request's, the index settings, the defaults. */
export function valuesOf({ call, index, parameters }: Omit<SearchRequest, 'state'>): Values {
  return createValues(layersOf(call.grant, parameters.raw, index.entry))
}

type Context = {
  readonly request: SearchRequest
  readonly values: Values
  readonly pagination: Pagination
  readonly answer: EngineAnswer
  readonly started: number
}

function describeResult({ request, values, pagination, answer }: Context): JsonObject {
  const nbHits = pagination.isBeyond ? 0 : answer.nbHits
  return {
    hits: pagination.isBeyond ? [] : showHits(request, values, answer.hits),
    nbHits,
    ...pagination.describe(nbHits),
    ...(pagination.isBeyond && { message: beyond(pagination.limit) }),
    ...describeFacets(values, answer),
    ...describeExhaustivity(values),
    ...(answer.queryAfterRemoval !== null && { queryAfterRemoval: answer.queryAfterRemoval }),
    ...(values.get('getRankingInfo') && {
      serverUsed: 'embedded',
      indexUsed: request.index.entry.name,
      parsedQuery: answer.parsedQuery,
      timeoutCounts: false,
      timeoutHits: false,
    }),
  }
}

function describeRequest({ request, values, started }: Context): JsonObject {
  const time = Math.round(performance.now() - started)
  const userData = values.get('userData')
  return {
    query: values.get('query'),
    params: request.parameters.echo,
    index: request.index.entry.name,
    renderingContent: values.get('renderingContent'),
    ...(values.get('clickAnalytics') && { queryID: randomHex(16) }),
    ...(userData !== null && { userData: [userData] }),
    ...(values.has('extensions') && { extensions: { queryCategorization: {} } }),
    processingTimeMS: time,
    processingTimingsMS: { _request: { roundTrip: 0 }, total: time },
    serverTimeMS: time,
  }
}

function describeFacets(values: Values, { facets, stats }: EngineAnswer): JsonObject {
  if (values.get('facets').length === 0) return {}
  const counts = Array.from(
    facets,
    ([name, counted]) => [name, Object.fromEntries(counted)] as const,
  )
  return {
    facets: Object.fromEntries(counts),
    ...(stats.size > 0 && { facets_stats: Object.fromEntries(stats) }),
    exhaustiveFacetsCount: true,
  }
}

/** Nothing here is ever approximate; without typo tolerance there is nothing to say about typos. */
function describeExhaustivity(values: Values): JsonObject {
  const withTypo = values.get('typoTolerance') !== false
  return {
    exhaustiveNbHits: true,
    ...(withTypo && { exhaustiveTypo: true }),
    exhaustive: {
      ...(values.get('facets').length > 0 && { facetsCount: true }),
      nbHits: true,
      ...(withTypo && { typo: true }),
    },
  }
}

function showHits(
  { call }: SearchRequest,
  values: Values,
  hits: readonly EngineHit[],
): readonly JsonObject[] {
  const hidden = hiddenAttributes(call, values)
  const retrieve = createRetriever({ wanted: values.get('attributesToRetrieve'), hidden })
  const conceal = createRetriever({ wanted: ['*'], hidden })
  return hits.map((hit) => ({
    ...retrieve(hit.record),
    ...(hit.highlight && { _highlightResult: conceal(hit.highlight) }),
    ...(hit.snippet && { _snippetResult: conceal(hit.snippet) }),
    ...(hit.rankingInfo && { _rankingInfo: hit.rankingInfo }),
    ...(hit.distinctSequence !== undefined && { _distinctSeqID: hit.distinctSequence }),
  }))
}

/** `unretrievableAttributes`, for a key that may not see them. */
export function hiddenAttributes({ grant }: Call, values: Values): readonly string[] {
  return hasRight(grant, 'seeUnretrievableAttributes') ? [] : values.get('unretrievableAttributes')
}

/** Keys that `responseFields` never removes. */
const ALWAYS = [
  'message',
  'warning',
  'cursor',
  'serverUsed',
  'indexUsed',
  'parsedQuery',
  'timeoutCounts',
  'timeoutHits',
]

function select(values: Values, answer: JsonObject): JsonObject {
  const fields = values.get('responseFields')
  if (fields.includes('*')) return answer
  const kept = new Set([...fields, ...ALWAYS])
  return Object.fromEntries(Object.entries(answer).filter(([name]) => kept.has(name)))
}

function beyond(limit: number): string {
  return `you can only fetch the ${limit} hits for this query. Raise paginationLimitedTo, or use browse to read everything.`
}

/** Searches the values of a facet among the records that the rest of the request matches. */
export function answerFacetSearch(request: SearchRequest, facet: string): JsonObject {
  const started = performance.now()
  const values = valuesOf(request)
  const declared = readFaceting(values.get('attributesForFaceting'))
  if (!declared.some(({ attribute, searchable }) => attribute === facet && searchable)) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const question = toQuestion(values, readRequestFilter(values, request.call.grant), {
    offset: 0,
    length: 0,
  })
  const facetHits = runFacetSearch(request, question, {
    facet,
    facetQuery: values.get('facetQuery'),
    maxFacetHits: values.get('maxFacetHits'),
    preTag: values.get('highlightPreTag'),
    postTag: values.get('highlightPostTag'),
  })
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  }
}
