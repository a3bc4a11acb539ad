import { randomHex } from '#provider/protocol/hex.ts'
import { openForRecords, putEntry } from '#provider/protocol/indices/write-index.ts'
import { boolean } from '#provider/protocol/parameters/parsers.ts'
import { BATCH_RIGHTS, batch, multipleBatch } from '#provider/protocol/records/batch.ts'
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
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'

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
