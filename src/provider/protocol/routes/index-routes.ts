import { requireIndex } from '../access/grant.ts'
import { ApiError, badRequest } from '../errors.ts'
import { copyIndex, moveIndex, readScope } from '../indices/copy-move.ts'
import { clearIndex, deleteIndex, openForRecords, putEntry } from '../indices/write-index.ts'
import type { JsonObject } from '../json.ts'
import { integer, text } from '../parameters/parsers.ts'
import { readParameters } from '../parameters/request-parameters.ts'
import { toQuestion, readRequestFilter, runSearch } from '../queries/engine-request.ts'
import { valuesOf } from '../queries/search-answer.ts'
import { deleteRecord } from '../records/write-record.ts'
import { asObject } from '../request/body.ts'
import { type Call, type Route, pathPart } from '../request/request-context.ts'
import { recordSetOf } from '../state/built-indexes.ts'
import type { IndexEntry } from '../state/entries.ts'
import type { State } from '../state/state.ts'

/** Endpoints for indices as a whole, and for tasks. */
export const indexRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/indexes', right: 'listIndexes', handle: listIndices },
  { method: 'DELETE', path: '/1/indexes/:index', right: 'deleteIndex', handle: removeIndex },
  { method: 'POST', path: '/1/indexes/:index/clear', right: 'deleteIndex', handle: clear },
  {
    method: 'POST',
    path: '/1/indexes/:index/deleteByQuery',
    right: 'deleteIndex',
    handle: deleteBy,
  },
  { method: 'POST', path: '/1/indexes/:index/operation', right: 'addObject', handle: operate },
  { method: 'GET', path: '/1/indexes/:index/task/:task', right: 'addObject', handle: getTask },
  { method: 'GET', path: '/1/task/:task', right: 'editSettings', handle: getTask },
]

async function listIndices(call: Call): Promise<unknown> {
  const state = await call.database.read()
  const page = integer({ least: 0 })(call.url.get('page') ?? 0, 'page')
  const size = integer({ least: 1, cut: 1000 })(call.url.get('hitsPerPage') ?? 100, 'hitsPerPage')
  const visible = [...state.indices].filter(([, entry]) => isReachable(call, entry.name))
  const items = visible
    .slice(page * size, (page + 1) * size)
    .map(([id, entry]) => describeIndex(state, id, entry))
  return { items, nbPages: Math.ceil(visible.length / size) }
}

function isReachable(call: Call, name: string): boolean {
  try {
    requireIndex(call.grant, name)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

function describeIndex(state: State, id: number, entry: IndexEntry): JsonObject {
  const set = recordSetOf(state, id)
  const replicas = entry.replicas.flatMap((replica) => state.indices.get(replica)?.name ?? [])
  const primary = entry.primary === null ? undefined : state.indices.get(entry.primary)?.name
  return {
    name: entry.name,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    entries: set.rows.size,
    dataSize: set.size,
    fileSize: set.size,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(primary !== undefined && { primary }),
    ...(replicas.length > 0 && { replicas }),
  }
}

async function removeIndex(call: Call): Promise<unknown> {
  return call.database.write((draft) => {
    deleteIndex(draft, pathPart(call, 'index'))
    return { deletedAt: draft.at, taskID: draft.nextNumber() }
  })
}

async function clear(call: Call): Promise<unknown> {
  return call.database.write((draft) => {
    clearIndex(draft, openForRecords(draft, pathPart(call, 'index')))
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

const DELETE_BY: ReadonlySet<string> = new Set([
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
])

async function deleteBy(call: Call): Promise<unknown> {
  const parameters = readParameters(asObject(call.body), 'query')
  const given = Object.keys(parameters.raw)
  if (given.length === 0 || !given.every((name) => DELETE_BY.has(name))) {
    throw badRequest(
      'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition',
    )
  }
  return call.database.write((draft) => {
    const { id, entry } = openForRecords(draft, pathPart(call, 'index'))
    const index = putEntry(draft, id, entry)
    const values = valuesOf({ call, index, parameters })
    const window = { offset: 0, length: recordSetOf(draft.state, id).rows.size }
    const question = toQuestion(values, readRequestFilter(values, call.grant), window)
    const place = { call, state: draft.state, index }
    const { hits } = runSearch(place, {
      ...question,
      highlight: { ...question.highlight, attributesToHighlight: [], attributesToSnippet: [] },
      distinct: 0,
    })
    for (const { record } of hits) deleteRecord(draft, index, record.objectID)
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

async function operate(call: Call): Promise<unknown> {
  const body = asObject(call.body)
  const source = pathPart(call, 'index')
  const destination = text(body['destination'], 'destination')
  requireIndex(call.grant, destination)
  const { operation } = body
  if (operation !== 'copy' && operation !== 'move') {
    throw badRequest('Invalid value for "operation", expected one of copy, move')
  }
  const scope = readScope(body['scope'])
  if (source === destination) throw badRequest('The destination is the index itself')
  return call.database.write((draft) => {
    if (operation === 'copy') copyIndex(draft, { source, destination, scope })
    else moveIndex(draft, { source, destination })
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

/** Every write is committed before it is acknowledged, so a task is done once its number is known. */
async function getTask(call: Call): Promise<unknown> {
  integer({ least: 0 })(pathPart(call, 'task'), 'taskID')
  return { status: 'published', pendingTask: false }
}
