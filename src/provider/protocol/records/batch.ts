import { requireIndex, requireRight, type Right } from '#provider/protocol/access/grant.ts'
import { badRequest } from '#provider/protocol/errors.ts'
import { randomHex } from '#provider/protocol/hex.ts'
import {
  clearIndex,
  deleteIndex,
  openForRecords,
  putEntry,
} from '#provider/protocol/indices/write-index.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  type IndexRef,
  pathPart,
  type RequestContext,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'

import { deleteRecord, objectIdOf, patchRecord, putRecord } from './write-record.ts'

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

/** A key without any of these rights may not even send an empty batch. */
export const BATCH_RIGHTS: readonly Right[] = ['addObject', 'deleteObject', 'deleteIndex']

/** `POST /1/indexes/{index}/batch`: atomic. */
export async function batch(context: RequestContext): Promise<unknown> {
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
export async function multipleBatch(context: RequestContext): Promise<unknown> {
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
