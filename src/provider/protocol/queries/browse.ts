import type { EngineAnswer } from '#engine/index.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { isJsonObject, type JsonObject, parseJson } from '#provider/protocol/json.ts'
import {
  createValues,
  decodeForm,
  readParameters,
  type Values,
} from '#provider/protocol/parameters/request-parameters.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  readSearched,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'

import {
  type EngineRequest,
  readRequestFilter,
  runSearch,
  toEngineRequest,
  type Window,
} from './engine-request.ts'
import { createRetriever } from './retrieve.ts'
import { hiddenAttributes, type SearchInput, valuesOf } from './search-answer.ts'

/** The endpoint that reads a whole index page by page. */
export const browseRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/:index/browse', right: 'browse', handle: browse },
]

const PAGE = 1000

/** Where a browse continues: its initial parameters and the number of hits already returned. */
type Position = { readonly body: JsonObject; readonly offset: number }

async function browse(context: RequestContext): Promise<unknown> {
  const { body, offset } = readPosition(asObject(context.body))
  const parameters = readParameters(body, 'query')
  const { state, index } = await readSearched(context)
  context.database.searchIndex(state, index.id)
  return context.budget.run(() => readPage({ context, state, index, parameters }, { body, offset }))
}

function readPage(input: SearchInput, { body, offset }: Position): JsonObject {
  const started = performance.now()
  const { context, state, index, parameters } = input
  const values = valuesOf({ context, index, parameters })
  const length = pageSize(parameters.raw)
  const request = toBrowseRequest(context, values, { offset, length })
  const answer = runSearch({ context, state, index }, request)
  const end = offset + answer.hits.length
  return {
    ...showPage(context, values, answer),
    page: Math.floor(offset / length),
    nbPages: Math.ceil(answer.nbHits / length),
    hitsPerPage: length,
    ...(answer.hits.length > 0 &&
      end < answer.nbHits && { cursor: encodeCursor({ body, offset: end }) }),
    params: parameters.echo,
    index: index.entry.name,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

function showPage(context: RequestContext, values: Values, answer: EngineAnswer): JsonObject {
  const hidden = hiddenAttributes(context, values)
  const retrieve = createRetriever({ wanted: values.get('attributesToRetrieve'), hidden })
  return {
    hits: answer.hits.map((hit) => context.budget.answer(retrieve(hit.record))),
    nbHits: answer.nbHits,
    exhaustiveNbHits: true,
    exhaustive: { nbHits: true },
    query: values.get('query'),
  }
}

/** Browsing ranks by attribute and custom ranking only, without typos, facets and groups. */
function toBrowseRequest(context: RequestContext, values: Values, window: Window): EngineRequest {
  const { spend } = context.budget
  const filter = readRequestFilter(values, context.grant, spend)
  const request = toEngineRequest(values, { filter, spend }, window)
  return {
    ...request,
    text: { ...request.text, typoTolerance: false, removeWordsIfNoResults: 'none' },
    ranking: { ...request.ranking, ranking: ['attribute', 'custom'], optionalFilters: [] },
    facets: { ...request.facets, facets: [] },
    highlight: { ...request.highlight, attributesToHighlight: [], attributesToSnippet: [] },
    distinct: 0,
    getRankingInfo: false,
  }
}

function pageSize(raw: JsonObject): number {
  const { hitsPerPage } = raw
  return Math.max(1, createValues([{ hitsPerPage: hitsPerPage ?? PAGE }]).get('hitsPerPage'))
}

function readPosition(body: JsonObject): Position {
  const inside = typeof body['params'] === 'string' ? decodeForm(body['params']) : {}
  const cursor = body['cursor'] ?? inside['cursor']
  if (cursor === undefined || cursor === null) return { body, offset: 0 }
  const position = typeof cursor === 'string' ? decodeCursor(cursor) : undefined
  if (position === undefined) throw badRequest('Invalid cursor, expected one that browse has given')
  return position
}

/** Encodes a position as URL-safe base64, opaque to clients. */
function encodeCursor(position: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_')
}

function decodeCursor(cursor: string): Position | undefined {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const position = parseJson(new TextDecoder().decode(bytes))
    return isPosition(position) ? position : undefined
  } catch {
    return undefined
  }
}

function isPosition(value: unknown): value is Position {
  if (!isJsonObject(value)) return false
  const { body, offset } = value
  return isJsonObject(body) && Number.isSafeInteger(offset) && Number(offset) >= 0
}
