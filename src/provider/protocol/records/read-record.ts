import type { Filter, StoredRecord } from '#provider/engine/types.ts'
import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ApiError, badRequest, unknownObject } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { attributes } from '#provider/protocol/parameters/parsers.ts'
import { createValues } from '#provider/protocol/parameters/request-parameters.ts'
import {
  readRequestFilter,
  runSearch,
  toEngineRequest,
} from '#provider/protocol/queries/engine-request.ts'
import type { SearchTarget } from '#provider/protocol/queries/engine-request.ts'
import { createRetriever } from '#provider/protocol/queries/retrieve.ts'
import { hiddenAttributes } from '#provider/protocol/queries/search-answer.ts'
import { asObject, asObjects } from '#provider/protocol/request/body.ts'
import { pathPart, readIndex, requireIndexRef } from '#provider/protocol/request/request-context.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { findRecord } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { objectIdOf } from './write-record.ts'

/** `GET /1/indexes/{index}/{objectID}` */
export async function getObject(context: RequestContext): Promise<unknown> {
  const target = { context, ...(await readIndex(context)) }
  const wanted = context.url.get('attributesToRetrieve') ?? '*'
  const record = readRecord(target, pathPart(context, 'objectID'), wanted)
  if (record === undefined) throw unknownObject()
  return record
}

/** `POST /1/indexes/*\/objects`: null for each missing record. */
export async function getObjects(context: RequestContext): Promise<unknown> {
  const state = await context.database.read()
  const requests = asObjects(asObject(context.body)['requests'])
  if (requests.length > BOUNDS.entries) {
    throw badRequest(`Too many records requested, expected at most ${BOUNDS.entries}`)
  }
  return { results: requests.map((request) => readRequested(context, state, request) ?? null) }
}

function readRequested(
  context: RequestContext,
  state: State,
  request: JsonObject,
): JsonObject | undefined {
  const { indexName, attributesToRetrieve } = request
  const objectID = objectIdOf(request)
  if (typeof indexName !== 'string' || objectID === undefined) {
    throw badRequest('Expected an "indexName" and an "objectID" in every request')
  }
  const index = requireIndexRef(state, context.grant, indexName)
  return readRecord({ context, state, index }, objectID, attributesToRetrieve ?? '*')
}

function readRecord(
  target: SearchTarget,
  objectID: string,
  wanted: unknown,
): JsonObject | undefined {
  const { context, state, index } = target
  const record = findRecord(recordSetOf(state, index.id), objectID)
  if (record === undefined) return undefined
  requireVisible(target, record)
  const hidden = hiddenAttributes(context, createValues([index.entry.settings]))
  const allowed = createValues(context.grant.forced).get('attributesToRetrieve')
  const shown = createRetriever({ wanted: attributes(wanted, 'attributesToRetrieve'), hidden })
  return context.budget.answer(shown(createRetriever({ wanted: allowed, hidden })(record)))
}

/** @throws ApiError 403 for a record that the key's filters exclude */
function requireVisible({ context, state, index }: SearchTarget, { objectID }: StoredRecord): void {
  const values = createValues([...context.grant.forced, index.entry.settings])
  const forced = readRequestFilter(values, context.grant)
  if (forced.length === 0) return
  const filter: Filter = [...forced, [thisRecord(objectID)]]
  const request = toEngineRequest(createValues([]), filter, { offset: 0, length: 0 })
  if (runSearch({ context, state, index }, request).nbHits > 0) return
  throw new ApiError(403, 'Method not allowed with this API key (objectID not allowed)')
}

function thisRecord(objectID: string): Filter[number][number] {
  return { kind: 'facet', attribute: 'objectID', value: objectID, negated: false, score: 1 }
}
