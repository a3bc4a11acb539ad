import { badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { integer, oneOf, text } from '#provider/protocol/parameters/parsers.ts'
import { readParameters } from '#provider/protocol/parameters/request-parameters.ts'
import type { RequestParameters } from '#provider/protocol/parameters/request-parameters.ts'
import { asObject } from '#provider/protocol/request/body.ts'

/** What recommendations are asked for, by the model that makes them. */
type Wish =
  | {
      readonly model: 'related-products' | 'looking-similar' | 'bought-together'
      /** The record that they are for. */
      readonly objectID: string
    }
  | {
      readonly model: 'trending-items'
      /** Only records with this value; null: all. */
      readonly facet: { readonly name: string; readonly value: string } | null
    }
  | { readonly model: 'trending-facets'; readonly facetName: string }

/** A validated request for recommendations. */
export type RecommendRequest = Wish & {
  readonly indexName: string
  /** The least score, 0 to 100. */
  readonly threshold: number
  readonly maxRecommendations: number
  /** Shapes and filters the recommendations. */
  readonly parameters: RequestParameters
  /** The search that fills up what is missing; null: none. */
  readonly fallback: RequestParameters | null
}

const MODELS = [
  'related-products',
  'looking-similar',
  'bought-together',
  'trending-items',
  'trending-facets',
] as const

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

/** The most recommendations of a request, and how many there are unless it says. */
const MOST = 30

/**
 * Reads one of the `requests` of a body.
 * @throws ApiError 400 that names the member at fault
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
        : // One more: the record itself may be among them.
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

/** The page is that of the recommendations, whatever the parameters say; the answer is always whole. */
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
