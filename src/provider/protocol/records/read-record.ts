import { type Filter, STEPS, type StoredRecord } from '#engine/index.ts'
import { BOUNDS } from '#provider/protocol/bounds.ts'
import { ApiError, badRequest, unknownObject } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { attributes } from '#provider/protocol/parameters/parsers.ts'
import { createValues } from '#provider/protocol/parameters/request-parameters.ts'
import {
  readRequestFilter,
  runSearch,
  type SearchTarget,
  toEngineRequest,
} from '#provider/protocol/queries/engine-request.ts'
import { createRetriever } from '#provider/protocol/queries/retrieve.ts'
import { hiddenAttributes } from '#provider/protocol/queries/search-answer.ts'
import { asObject, asObjects } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  readIndex,
  readSearched,
  type RequestContext,
  requireIndexRef,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import { findRecord } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { objectIdOf } from './write-record.ts'

/** `GET /1/indexes/{index}/{objectID}` */
export async function getObject(context: RequestContext): Promise<unknown> {
  const forced = forcedFilter(context)
  const target = { context, ...(await (forced.length > 0 ? readSearched : readIndex)(context)) }
  const wanted = context.url.get('attributesToRetrieve') ?? '*'
  const record = readRecord(target, { objectID: pathPart(context, 'objectID'), wanted, forced })
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
  const forced = forcedFilter(context)
  const wanted = requests.map((request) => readRequest(context, state, { request, forced }))
  const ids = new Set(forced.length > 0 ? wanted.map(({ target }) => target.index.id) : [])
  await Promise.all([...ids].map((id) => context.database.prepare(state, id)))
  const results: (JsonObject | null)[] = []
  await wanted.reduce(async (before, { target, record }) => {
    await before
    if (results.length % RECORDS_IN_TURN === RECORDS_IN_TURN - 1) await context.yieldTurn()
    results.push(context.budget.run(() => readRecord(target, record)) ?? null)
  }, Promise.resolve())
  return { results }
}

/** Records of one request between which others do not have their turn. */
const RECORDS_IN_TURN = 50

type Wanted = {
  readonly objectID: string
  /** `attributesToRetrieve` as sent. */
  readonly wanted: unknown
  /** The filters of the key. */
  readonly forced: Filter
}

function readRequest(
  context: RequestContext,
  state: State,
  { request, forced }: { readonly request: JsonObject; readonly forced: Filter },
): { readonly target: SearchTarget; readonly record: Wanted } {
  const { indexName, attributesToRetrieve } = request
  const objectID = objectIdOf(request)
  if (typeof indexName !== 'string' || objectID === undefined) {
    throw badRequest('Expected an "indexName" and an "objectID" in every request')
  }
  const index = requireIndexRef(state, context.grant, indexName)
  return {
    target: { context, state, index },
    record: { objectID, wanted: attributesToRetrieve ?? '*', forced },
  }
}

function readRecord(
  target: SearchTarget,
  { objectID, wanted, forced }: Wanted,
): JsonObject | undefined {
  const { context, state, index } = target
  context.budget.spend(STEPS.record)
  const record = findRecord(recordSetOf(state, index.id), objectID)
  if (record === undefined) return undefined
  if (forced.length > 0) requireVisible(target, record, forced)
  const hidden = hiddenAttributes(context, createValues([index.entry.settings]))
  const allowed = createValues(context.grant.forced).get('attributesToRetrieve')
  const shown = createRetriever({ wanted: attributes(wanted, 'attributesToRetrieve'), hidden })
  return context.budget.answer(shown(createRetriever({ wanted: allowed, hidden })(record)))
}

/** The filters that a key adds to every request. */
function forcedFilter({ grant, budget }: RequestContext): Filter {
  return readRequestFilter(createValues(grant.forced), grant, budget.spend)
}

/** @throws ApiError 403 for a record that the key's filters exclude */
function requireVisible(target: SearchTarget, { objectID }: StoredRecord, forced: Filter): void {
  const filter: Filter = [...forced, [thisRecord(objectID)]]
  const { spend } = target.context.budget
  const request = toEngineRequest(createValues([]), { filter, spend }, { offset: 0, length: 0 })
  if (runSearch(target, request).nbHits > 0) return
  throw new ApiError(403, 'Method not allowed with this API key (objectID not allowed)')
}

function thisRecord(objectID: string): Filter[number][number] {
  return { kind: 'facet', attribute: 'objectID', value: objectID, negated: false, score: 1 }
}
