import { requireIndex, requireRight, type Right } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { randomHex } from '#provider/protocol/hex.ts'
import {
  openForRecords,
  putEntry,
  clearIndex,
  deleteIndex,
} from '#provider/protocol/indices/write-index.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { boolean } from '#provider/protocol/parameters/parsers.ts'
import { getObject, getObjects } from '#provider/protocol/records/read-record.ts'
import {
  deleteRecord,
  objectIdOf,
  patchRecord,
  putRecord,
  type RecordWrite,
} from '#provider/protocol/records/write-record.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  type RequestContext,
  type Route,
  type IndexRef,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'

/** A key without any of these rights may not even send an empty batch. */
const BATCH_RIGHTS: readonly Right[] = ['addObject', 'deleteObject', 'deleteIndex']

export const recordRoutes: readonly Route[] = [
  { method: 'POST', path: '/1/indexes/*/objects', right: 'search', handle: getObjects },
  {
    method: 'POST',
    path: '/1/indexes/*/batch',
    right: BATCH_RIGHTS,
    body: 'write',
    handle: multipleBatch,
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/batch',
    right: BATCH_RIGHTS,
    body: 'write',
    handle: batch,
  },
  {
    method: 'POST',
    path: '/1/indexes/:index',
    right: 'addObject',
    body: 'write',
    status: 201,
    handle: addObject,
  },
  { method: 'GET', path: '/1/indexes/:index/:objectID', right: 'search', handle: getObject },
  {
    method: 'PUT',
    path: '/1/indexes/:index/:objectID',
    right: 'addObject',
    body: 'write',
    handle: replaceObject,
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/:objectID',
    right: 'deleteObject',
    handle: deleteObject,
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/:objectID/partial',
    right: 'addObject',
    body: 'write',
    handle: updateObject,
  },
]

async function addObject(context: RequestContext): Promise<unknown> {
  const objectID = objectIdOf(asObject(context.body)) ?? randomHex(10)
  const { at, taskID } = await change(context, objectID, putRecord)
  return { createdAt: at, taskID, objectID }
}

async function replaceObject(context: RequestContext): Promise<unknown> {
  const objectID = pathPart(context, 'objectID')
  const { at, taskID } = await change(context, objectID, putRecord)
  return { updatedAt: at, taskID, objectID }
}

async function updateObject(context: RequestContext): Promise<unknown> {
  const objectID = pathPart(context, 'objectID')
  const create = boolean(context.url.get('createIfNotExists') ?? true, 'createIfNotExists')
  const { at, taskID } = await change(context, objectID, (draft, write) =>
    patchRecord(draft, write, create),
  )
  return { updatedAt: at, taskID, objectID }
}

async function deleteObject(context: RequestContext): Promise<unknown> {
  const objectID = pathPart(context, 'objectID')
  const { at, taskID } = await change(context, objectID, (draft, { index }) =>
    deleteRecord(draft, index, objectID),
  )
  return { deletedAt: at, taskID }
}

/** Changes one record of the index in the path, creating the index if it does not exist. */
async function change(
  context: RequestContext,
  objectID: string,
  write: (draft: Draft, record: RecordWrite) => void,
): Promise<{ readonly at: string; readonly taskID: number }> {
  const body = asObject(context.body)
  return context.database.write((draft) => {
    const { id, entry } = openForRecords(draft, pathPart(context, 'index'))
    const index = putEntry(draft, id, entry)
    write(draft, { index, body, objectID, recordBytes: context.limits.recordBytes, position: 0 })
    return { at: draft.at, taskID: draft.nextNumber() }
  })
}

type Step = {
  readonly action: Action
  readonly indexName: string
  readonly body: JsonObject
  readonly objectID: string | undefined
  readonly position: number
}

const ACTIONS = [
  'addObject',
  'updateObject',
  'partialUpdateObject',
  'partialUpdateObjectNoCreate',
  'deleteObject',
  'delete',
  'clear',
] as const

type Action = (typeof ACTIONS)[number]

/** `POST /1/indexes/{index}/batch`: atomic. */
async function batch(context: RequestContext): Promise<unknown> {
  const steps = readSteps(context, pathPart(context, 'index'))
  if (steps.length === 0) requireRight(context.grant, 'addObject')
  return context.database.write((draft) => {
    // Even an empty batch creates its index.
    if (steps.length === 0) openForRecords(draft, pathPart(context, 'index'))
    const objectIDs = runSteps(draft, steps, context.limits.recordBytes)
    return { taskID: draft.nextNumber(), objectIDs }
  })
}

/** `POST /1/indexes/*\/batch`: atomic across several indices. */
async function multipleBatch(context: RequestContext): Promise<unknown> {
  const steps = readSteps(context, undefined)
  return context.database.write((draft) => {
    const objectIDs = runSteps(draft, steps, context.limits.recordBytes)
    const names = new Set(steps.map((step) => step.indexName))
    const taskID = Object.fromEntries(Array.from(names, (name) => [name, draft.nextNumber()]))
    return { taskID, objectIDs }
  })
}

function readSteps(context: RequestContext, pathIndex: string | undefined): readonly Step[] {
  const { requests } = asObject(context.body)
  if (!Array.isArray(requests)) throw badRequest('Expected a list of operations in "requests"')
  return requests.map((request, position) =>
    readStep(context, asObject(request), { pathIndex, position }),
  )
}

function readStep(
  context: RequestContext,
  request: JsonObject,
  { pathIndex, position }: { readonly pathIndex: string | undefined; readonly position: number },
): Step {
  const action = ACTIONS.find((known) => known === request['action'])
  if (action === undefined) {
    throw badRequest(
      `Invalid action: ${String(request['action'])}, expected one of ${ACTIONS.join(', ')}`,
    )
  }
  requireRight(context.grant, rightFor(action))
  const indexName = pathIndex ?? request['indexName']
  if (typeof indexName !== 'string') throw badRequest('Expected an "indexName" in every operation')
  requireIndex(context.grant, indexName)
  const body = action === 'delete' || action === 'clear' ? {} : asObject(request['body'])
  return { action, indexName, body, objectID: objectIdOf(body), position }
}

function rightFor(action: Action): Right {
  if (action === 'deleteObject') return 'deleteObject'
  return action === 'delete' || action === 'clear' ? 'deleteIndex' : 'addObject'
}

/** Runs the steps in order and returns the object IDs of those that concern an object. */
function runSteps(draft: Draft, steps: readonly Step[], recordBytes: number): readonly string[] {
  const objectIDs = steps.flatMap((step) => runStep(draft, step, recordBytes))
  const written = new Set(steps.map((step) => step.indexName))
  for (const name of written) touch(draft, name)
  return objectIDs
}

function touch(draft: Draft, name: string): void {
  const id = draft.state.names.get(name)
  const entry = id === undefined ? undefined : draft.state.indices.get(id)
  if (id !== undefined && entry !== undefined) putEntry(draft, id, entry)
}

function runStep(draft: Draft, step: Step, recordBytes: number): readonly string[] {
  const { action, indexName } = step
  if (action === 'delete') {
    deleteIndex(draft, indexName)
    return []
  }
  const index = openForRecords(draft, indexName)
  if (action === 'clear') {
    clearIndex(draft, index)
    return []
  }
  const objectID = step.objectID ?? generated(action)
  runObjectStep(draft, { ...step, index, objectID, recordBytes })
  return [objectID]
}

type ObjectStep = Step & {
  readonly index: IndexRef
  readonly objectID: string
  readonly recordBytes: number
}

function runObjectStep(draft: Draft, step: ObjectStep): void {
  if (step.action === 'deleteObject') deleteRecord(draft, step.index, step.objectID)
  else if (step.action === 'partialUpdateObject') patchRecord(draft, step, true)
  else if (step.action === 'partialUpdateObjectNoCreate') patchRecord(draft, step, false)
  else putRecord(draft, step)
}

function generated(action: Action): string {
  if (action === 'addObject') return randomHex(10)
  throw badRequest(`Missing objectID in an operation ${action}`)
}
