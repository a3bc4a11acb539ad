import type { Filter, StoredRecord } from '../../engine/types.ts'
import { ApiError, badRequest, unknownObject } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { list } from '../parameters/parsers.ts'
import { createValues } from '../parameters/request-parameters.ts'
import { toQuestion, readRequestFilter, runSearch } from '../queries/engine-request.ts'
import { createRetriever } from '../queries/retrieve.ts'
import { hiddenAttributes } from '../queries/search-answer.ts'
import { asObject, asObjects } from '../request/body.ts'
import { type Call, type IndexRef, pathPart, requireIndexRef } from '../request/request-context.ts'
import { recordSetOf } from '../state/built-indexes.ts'
import { findRecord } from '../state/record-set.ts'
import type { State } from '../state/state.ts'
import { objectIdOf } from './write-record.ts'

/** `GET /1/indexes/{index}/{objectID}` */
export async function getObject(call: Call): Promise<unknown> {
  const state = await call.database.read()
  const index = requireIndexRef(state, call.grant, pathPart(call, 'index'))
  const wanted = call.url.get('attributesToRetrieve') ?? '*'
  const record = readRecord({ call, state, index }, pathPart(call, 'objectID'), wanted)
  if (record === undefined) throw unknownObject()
  return record
}

/** `POST /1/indexes/*\/objects`: null for each record that is not there. */
export async function getObjects(call: Call): Promise<unknown> {
  const state = await call.database.read()
  const requests = asObjects(asObject(call.body)['requests'])
  return { results: requests.map((request) => readRequested(call, state, request) ?? null) }
}

function readRequested(call: Call, state: State, request: JsonObject): JsonObject | undefined {
  const { indexName, attributesToRetrieve } = request
  const objectID = objectIdOf(request)
  if (typeof indexName !== 'string' || objectID === undefined) {
    throw badRequest('Expected an "indexName" and an "objectID" in every request')
  }
  const index = requireIndexRef(state, call.grant, indexName)
  return readRecord({ call, state, index }, objectID, attributesToRetrieve ?? '*')
}

type Place = { readonly call: Call; readonly state: State; readonly index: IndexRef }

function readRecord(place: Place, objectID: string, wanted: unknown): JsonObject | undefined {
  const { call, state, index } = place
  const record = findRecord(recordSetOf(state, index.id), objectID)
  if (record === undefined) return undefined
  requireVisible(place, record)
  const hidden = hiddenAttributes(call, createValues([index.entry.settings]))
  return createRetriever({ wanted: list(wanted, 'attributesToRetrieve'), hidden })(record)
}

/** Throws ApiError 403 for a record that the key's own filters leave out. */
function requireVisible({ call, state, index }: Place, { objectID }: StoredRecord): void {
  const values = createValues([...call.grant.forced, index.entry.settings])
  const forced = readRequestFilter(values, call.grant)
  if (forced.length === 0) return
  const filter: Filter = [...forced, [thisRecord(objectID)]]
  const question = toQuestion(createValues([]), filter, { offset: 0, length: 0 })
  if (runSearch({ call, state, index }, question).nbHits > 0) return
  throw new ApiError(403, 'Method not allowed with this API key (objectID not allowed)')
}

function thisRecord(objectID: string): Filter[number][number] {
  return { kind: 'facet', attribute: 'objectID', value: objectID, negated: false, score: 1 }
}
