import { badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { integer, oneOf, text } from '#provider/protocol/parameters/parsers.ts'
import {
  readParameters,
  type RequestParameters,
} from '#provider/protocol/parameters/request-parameters.ts'
import { asObject } from '#provider/protocol/request/body.ts'

/** The model and the subject of the recommendations. */
type Wish =
  | {
      readonly model: 'related-products' | 'looking-similar' | 'bought-together'
      readonly objectID: string
    }
  | {
      readonly model: 'trending-items'
      /** Only records with this value; null: all. */
      readonly facet: { readonly name: string; readonly value: string } | null
    }
  | { readonly model: 'trending-facets'; readonly facetName: string }

export type RecommendRequest = Wish & {
  readonly indexName: string
  /** The minimum score, 0 to 100. */
  readonly threshold: number
  readonly maxRecommendations: number
  /** Filters the recommendations and shapes the response. */
  readonly parameters: RequestParameters
  /** The search that fills up missing recommendations, or null. */
  readonly fallback: RequestParameters | null
}

const MODELS = [
  'related-products',
  'looking-similar',
  'bought-together',
  'trending-items',
  'trending-facets',
] as const

const OF_EVENTS: ReadonlySet<unknown> = new Set<(typeof MODELS)[number]>([
  'bought-together',
  'trending-items',
  'trending-facets',
])

/** Whether a model follows from the events of visitors. */
export const isOfEvents = (model: unknown): boolean => OF_EVENTS.has(model)

const KNOWN: ReadonlySet<string> = new Set([
  'indexName',
  'model',
  'objectID',
  'facetName',
  'facetValue',
  'threshold',
  'maxRecommendations',
  'queryParameters',
  'fallbackParameters',
])

/** Maximum and default number of recommendations per request. */
const MOST = 30

/**
 * Reads one of the `requests` of a body.
 * @throws ApiError 400 that names the invalid member
 */
export function readRecommendRequest(body: JsonObject): RecommendRequest {
  const unknown = Object.keys(body).find((name) => !KNOWN.has(name))
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown}`)
  const most = body['maxRecommendations'] ?? MOST
  const maxRecommendations = integer({ min: 1, max: MOST })(most, 'maxRecommendations')
  return {
    ...readWish(body),
    indexName: required(body, 'indexName'),
    threshold: readThreshold(body['threshold']),
    maxRecommendations,
    parameters: readSearch(body['queryParameters'] ?? {}, maxRecommendations),
    fallback:
      (body['fallbackParameters'] ?? null) === null
        ? null
        : // One more, because the record itself may be among them.
          readSearch(body['fallbackParameters'], maxRecommendations * 2 + 1),
  }
}

function readWish(body: JsonObject): Wish {
  const model = oneOf(...MODELS)(body['model'], 'model')
  if (model === 'trending-facets') return { model, facetName: required(body, 'facetName') }
  if (model !== 'trending-items') return { model, objectID: required(body, 'objectID') }
  const [name, value] = [body['facetName'] ?? null, body['facetValue'] ?? null]
  if (name === null && value === null) return { model, facet: null }
  if (name === null || value === null) {
    throw badRequest('Expected both "facetName" and "facetValue", or neither')
  }
  return {
    model,
    facet: { name: text(name, 'facetName'), value: text(value, 'facetValue') },
  }
}

/** Sets the page to the recommendations and requests all response fields. */
function readSearch(raw: unknown, length: number): RequestParameters {
  const { echo, raw: sent } = readParameters(asObject(raw), 'query')
  const page = { hitsPerPage: length, page: 0, offset: null, length: null, responseFields: ['*'] }
  return { echo, raw: { ...sent, ...page } }
}

function required(body: JsonObject, name: string): string {
  const value = body[name] ?? null
  if (value === null || value === '') throw badRequest(`Expected "${name}" in every request`)
  return text(value, name)
}

function readThreshold(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= 100) return value
  throw badRequest('Invalid value for "threshold", expected a number between 0 and 100')
}
