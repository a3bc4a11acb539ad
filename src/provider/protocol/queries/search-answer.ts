import type { EngineAnswer, EngineHit, Filter } from '#engine/index.ts'
import { hasRight } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { randomHex } from '#provider/protocol/hex.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { readFaceting, readRanking } from '#provider/protocol/parameters/index-shape.ts'
import {
  createValues,
  type RequestParameters,
  type Values,
} from '#provider/protocol/parameters/request-parameters.ts'
import { layersOf, type RequestContext } from '#provider/protocol/request/request-context.ts'

import {
  type EngineRequest,
  readRequestFilter,
  runFacetSearch,
  runSearch,
  type SearchTarget,
  toEngineRequest,
  type Window,
} from './engine-request.ts'
import { logSearch } from './log-search.ts'
import { createRetriever } from './retrieve.ts'

export type SearchInput = SearchTarget & {
  readonly parameters: RequestParameters
  /** Optional filters that rank what the visitor prefers first. */
  readonly preferences?: Filter
}

/**
 * Runs a search and returns the response body.
 * @throws ParseError for invalid filters
 */
export function answerSearch(request: SearchInput): JsonObject {
  return answerWith(request, (engineRequest) => runSearch(request, engineRequest), logSearch)
}

/**
 * Returns the response body for the result of `run`.
 *
 * @param log logs the search; recommendations are not logged
 * @throws ParseError for invalid filters, BudgetError; errors of `run`
 */
export function answerWith(
  request: SearchInput,
  run: (request: EngineRequest) => EngineAnswer,
  log: typeof logSearch = () => undefined,
): JsonObject {
  const { context, state, index } = request
  // Building the index is not work of the search.
  context.database.searchIndex(state, index.id)
  return context.budget.run(() => describeAnswer(request, run, log))
}

function describeAnswer(
  request: SearchInput,
  run: (request: EngineRequest) => EngineAnswer,
  log: typeof logSearch,
): JsonObject {
  const started = performance.now()
  const values = valuesOf(request)
  const pagination = readPagination(values, request.context.grant.maxHitsPerQuery)
  const { window } = pagination
  const { grant, budget } = request.context
  const filter = readRequestFilter(values, grant, budget.spend)
  const engineRequest = toEngineRequest(values, { filter, spend: budget.spend }, window)
  const answer = run(withPreferences(engineRequest, request.preferences))
  const queryID = values.get('clickAnalytics') ? randomHex(16) : null
  log({ request, values, filter, window, answer, queryID })
  const parts = { request, values, pagination, answer, started, queryID }
  return select(values, { ...describeResult(parts), ...describeRequest(parts) })
}

function withPreferences(request: EngineRequest, preferences: Filter = []): EngineRequest {
  const { ranking } = request
  const optionalFilters = [...ranking.optionalFilters, ...preferences]
  return { ...request, ranking: { ...ranking, optionalFilters } }
}

/**
 * The parameters by precedence: forced by the key, sent, set on the index, defaults.
 * @throws ApiError 400 for a `ranking` that reveals the order of a hidden attribute
 */
export function valuesOf({ context, index, parameters }: Omit<SearchInput, 'state'>): Values {
  const layers = layersOf(context.grant, parameters.raw, index.entry)
  const values = createValues(layers)
  // The settings may order by hidden attributes: that order is what the index shows to everybody.
  const asked = createValues(layers.slice(0, -1)).get('ranking')
  refuseHiddenOrder(asked, hiddenAttributes(context, values))
  return values
}

/** A hidden attribute also hides what is below it, and an order by what contains it shows it. */
function refuseHiddenOrder(ranking: readonly string[], hidden: readonly string[]): void {
  const isHidden = readRanking(ranking).some(
    (criterion) =>
      typeof criterion === 'object' &&
      hidden.some(
        (name) =>
          `${criterion.attribute}.`.startsWith(`${name}.`) ||
          name.startsWith(`${criterion.attribute}.`),
      ),
  )
  if (isHidden) throw badRequest('ranking: this API key cannot order by unretrievable attributes')
}

type AnswerParts = {
  readonly request: SearchInput
  readonly values: Values
  readonly pagination: ResultRange
  readonly answer: EngineAnswer
  readonly started: number
  readonly queryID: string | null
}

function describeResult({ request, values, pagination, answer }: AnswerParts): JsonObject {
  const nbHits = pagination.isBeyond ? 0 : answer.nbHits
  // A page of groups has more hits than a page of records.
  const hits = answer.hits.slice(0, request.context.grant.maxHitsPerQuery || undefined)
  return {
    hits: pagination.isBeyond ? [] : showHits(request, values, hits),
    nbHits,
    ...pagination.describe(nbHits),
    ...(pagination.isBeyond && { message: beyond(pagination.limit) }),
    ...request.context.budget.answer(describeFacets(values, answer)),
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

function describeRequest({ request, values, started, queryID }: AnswerParts): JsonObject {
  const time = Math.round(performance.now() - started)
  const userData = values.get('userData')
  return {
    query: values.get('query'),
    params: request.parameters.echo,
    index: request.index.entry.name,
    renderingContent: values.get('renderingContent'),
    ...(queryID !== null && { queryID }),
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

/** All counts are exact. Without typo tolerance, the response does not mention typos. */
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
  { context }: SearchInput,
  values: Values,
  hits: readonly EngineHit[],
): readonly JsonObject[] {
  const hidden = hiddenAttributes(context, values)
  const retrieve = createRetriever({ wanted: values.get('attributesToRetrieve'), hidden })
  const conceal = createRetriever({ wanted: ['*'], hidden })
  return hits.map((hit) =>
    context.budget.answer({
      ...retrieve(hit.record),
      ...(hit.highlight && { _highlightResult: conceal(hit.highlight) }),
      ...(hit.snippet && { _snippetResult: conceal(hit.snippet) }),
      ...(hit.rankingInfo && { _rankingInfo: hit.rankingInfo }),
      ...(hit.distinctSequence !== undefined && { _distinctSeqID: hit.distinctSequence }),
      ...(hit.score !== undefined && { _score: hit.score }),
    }),
  )
}

/** `unretrievableAttributes`, unless the key may see them. */
export function hiddenAttributes({ grant }: RequestContext, values: Values): readonly string[] {
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

/**
 * Searches the values of a facet among the records that match the rest of the request.
 * @throws ApiError 400 for a facet that is not searchable
 */
export function answerFacetSearch(request: SearchInput, facet: string): JsonObject {
  const { context, state, index } = request
  context.database.searchIndex(state, index.id)
  return context.budget.run(() => describeFacetSearch(request, facet))
}

function describeFacetSearch(request: SearchInput, facet: string): JsonObject {
  const started = performance.now()
  const values = valuesOf(request)
  const declared = readFaceting(values.get('attributesForFaceting'))
  if (!declared.some(({ attribute, searchable }) => attribute === facet && searchable)) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const { grant, budget } = request.context
  const { spend } = budget
  const filter = readRequestFilter(values, grant, spend)
  const engineRequest = toEngineRequest(values, { filter, spend }, { offset: 0, length: 0 })
  const facetHits = runFacetSearch(request, engineRequest, {
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

/** The requested part of the results, and how the response describes it. */
type ResultRange = {
  readonly window: Window
  /** True if the part starts at or after `limit`. */
  readonly isBeyond: boolean
  /** Number of hits that paging can reach. */
  readonly limit: number
  describe(nbHits: number): { readonly [key: string]: number }
}

/** Reads the paging parameters. `maxHits` is the key's limit; 0 means no limit. */
function readPagination(values: Values, maxHits: number): ResultRange {
  const cap = maxHits === 0 ? Infinity : maxHits
  const limit = values.get('paginationLimitedTo')
  const hitsPerPage = Math.min(values.get('hitsPerPage'), cap)
  if (values.get('offset') !== null || values.get('length') !== null) {
    const offset = values.get('offset') ?? 0
    const length = Math.min(values.get('length') ?? hitsPerPage, cap)
    return { ...limitWindow({ offset, length }, limit), describe: () => ({ offset, length }) }
  }
  const page = values.get('page')
  return {
    ...limitWindow({ offset: page * hitsPerPage, length: hitsPerPage }, limit),
    describe: (nbHits) => ({
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limit) / hitsPerPage),
      hitsPerPage,
    }),
  }
}

function limitWindow({ offset, length }: Window, limit: number): Omit<ResultRange, 'describe'> {
  return {
    window: { offset, length: Math.max(0, Math.min(length, limit - offset)) },
    isBeyond: length > 0 && offset >= limit,
    limit,
  }
}
