import { requireIndex, requireRight } from '#provider/protocol/access/grant.ts'
import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { boolean } from '#provider/protocol/parameters/parsers.ts'
import { batch } from '#provider/protocol/records/batch.ts'
import { asObject, asObjects } from '#provider/protocol/request/body.ts'
import { findIndex, pathPart } from '#provider/protocol/request/request-context.ts'
import type { RequestContext, Route } from '#provider/protocol/request/request-context.ts'

import { idsOf, runOf } from './run-id.ts'
import type { PushIds, PushRun } from './run-id.ts'

/** The part of the Ingestion API that pushes records without a connector. */
export const ingestionRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/push/:index', right: 'addObject', body: 'write', handle: push },
  { method: 'GET', path: '/1/runs/:run', right: 'addObject', handle: readRun },
  { method: 'GET', path: '/1/runs/:run/events/:event', right: 'addObject', handle: readEvent },
]

/** @throws ApiError 403: the hosted service requires all three rights, whatever is pushed */
function requireRights({ grant }: RequestContext): void {
  requireRight(grant, 'addObject')
  requireRight(grant, 'deleteIndex')
  requireRight(grant, 'editSettings')
}

/** Actions on the index itself, which ignore the records. */
const OF_INDEX: ReadonlySet<unknown> = new Set(['delete', 'clear'])

/** The body of the equivalent batch request. */
function toBatch(body: JsonObject): { readonly requests: readonly JsonObject[] } {
  const { action } = body
  if (action === undefined) throw badRequest('Expected an "action" and a list of "records"')
  const records = asObjects(body['records'])
  if (OF_INDEX.has(action)) return { requests: [{ action }] }
  const unnamed = records.findIndex(({ objectID }) => (objectID ?? '') === '')
  if (unnamed !== -1) throw badRequest(`Missing objectID in the record at position ${unnamed}`)
  return { requests: records.map((record) => ({ action, body: record })) }
}

/**
 * `POST /1/push/{indexName}`: a batch of one action. It is committed atomically before the
 * response, so `watch` only adds the event to the response.
 * @throws ApiError 400 for an invalid action or record, 403
 */
async function push(context: RequestContext): Promise<unknown> {
  requireRights(context)
  const watch = boolean(context.url.get('watch') ?? false, 'watch')
  const { requests } = toBatch(asObject(context.body))
  // With these rights the key could delete the index, so it may delete a record.
  const grant = { ...context.grant, acl: [...context.grant.acl, 'deleteObject'] }
  await batch({ ...context, grant, body: { requests } })
  const state = await context.database.read()
  const index = findIndex(state, pathPart(context, 'index'))?.id ?? 0
  const run: PushRun = { at: context.now(), index, records: requests.length }
  const ids = await idsOf(run, secretOf(context, state))
  return {
    ...ids,
    data: [],
    events: watch ? [describeEvent(run, ids, 'succeeded')] : [],
    message: 'The records are stored',
    createdAt: new Date(run.at).toISOString(),
  }
}

type State = Awaited<ReturnType<RequestContext['database']['read']>>

const secretOf = (context: RequestContext, state: State): string => context.ring(state).adminKey

function describeEvent(
  { at, records }: PushRun,
  ids: PushIds,
  status: 'started' | 'succeeded',
): JsonObject {
  const publishedAt = new Date(at).toISOString()
  return { ...ids, status, type: 'record', batchSize: records, data: null, publishedAt }
}

type Found = {
  readonly run: PushRun
  readonly ids: PushIds
  /** True once searches find the records. */
  readonly isDone: boolean
}

/**
 * Finds the run in the path. It is done when searches find its records: if another thread builds
 * the index, a moment after the push.
 * @throws ApiError 403, 404 for a run that was never issued
 */
async function findRun(context: RequestContext): Promise<Found> {
  requireRights(context)
  const state = await context.database.read()
  const secret = secretOf(context, state)
  const run = await runOf(pathPart(context, 'run'), secret)
  if (run === undefined) throw new ApiError(404, 'Run does not exist')
  const entry = state.indices.get(run.index)
  if (entry !== undefined) requireIndex(context.grant, entry.name)
  const isDone = entry === undefined || !context.database.isOutdated(state, run.index)
  if (!isDone) await context.database.prepare(state, run.index)
  return { run, ids: await idsOf(run, secret), isDone }
}

async function readRun(context: RequestContext): Promise<unknown> {
  const { run, ids, isDone } = await findRun(context)
  const at = new Date(run.at).toISOString()
  return {
    runID: ids.runID,
    appID: context.ring(await context.database.read()).appId,
    // A push has no task; the run ID takes its place.
    taskID: ids.runID,
    type: 'push',
    status: isDone ? 'finished' : 'started',
    progress: { expectedNbOfEvents: 1, receivedNbOfEvents: Number(isDone) },
    ...(isDone && { outcome: 'success', reasonCode: 'ok', finishedAt: at }),
    createdAt: at,
    startedAt: at,
  }
}

async function readEvent(context: RequestContext): Promise<unknown> {
  const { run, ids, isDone } = await findRun(context)
  if (pathPart(context, 'event') !== ids.eventID) throw new ApiError(404, 'Event does not exist')
  return describeEvent(run, ids, isDone ? 'succeeded' : 'started')
}
