import { requireIndex } from '#provider/protocol/access/grant.ts'
import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { indexNamesOf, copySynonyms } from '#provider/protocol/indices/replicas.ts'
import {
  clearIndex,
  deleteIndex,
  openForRecords,
  putEntry,
  copyRecords,
  detachReplica,
  discardSet,
  dropEntry,
  openIndex,
  requireIndexName,
} from '#provider/protocol/indices/write-index.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { integer, text, listOfWords } from '#provider/protocol/parameters/parsers.ts'
import { readParameters } from '#provider/protocol/parameters/request-parameters.ts'
import {
  toEngineRequest,
  readRequestFilter,
  runSearch,
} from '#provider/protocol/queries/engine-request.ts'
import { valuesOf } from '#provider/protocol/queries/search-answer.ts'
import { deleteRecord } from '#provider/protocol/records/write-record.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  type IndexRef,
  pathPart,
  type RequestContext,
  type Route,
  findIndex,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import type { IndexEntry } from '#provider/protocol/state/entries.ts'
import type { State } from '#provider/protocol/state/state.ts'

/** Endpoints for whole indices and for tasks. */
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

/** Without `page`, the answer has all indices. */
async function listIndices(context: RequestContext): Promise<unknown> {
  const state = await context.database.read()
  const { url } = context
  const size = integer({ min: 1, clamp: 1000 })(url.get('hitsPerPage') ?? 100, 'hitsPerPage')
  const visible = [...state.indices].filter(([, entry]) => isReachable(context, entry.name))
  const describe = ([id, entry]: readonly [number, IndexEntry]): JsonObject =>
    describeIndex(state, { id, entry, isPending: context.database.isOutdated(id) })
  const sent = url.get('page')
  if (sent === null) return { items: visible.map(describe), nbPages: Math.min(1, visible.length) }
  const page = integer({ min: 0 })(sent, 'page')
  return {
    items: visible.slice(page * size, (page + 1) * size).map(describe),
    nbPages: Math.ceil(visible.length / size),
  }
}

function isReachable(context: RequestContext, name: string): boolean {
  try {
    requireIndex(context.grant, name)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

type Listed = IndexRef & { readonly isPending: boolean }

function describeIndex(state: State, { id, entry, isPending }: Listed): JsonObject {
  const set = recordSetOf(state, id)
  const replicas = indexNamesOf(state, entry.replicas)
  const primary = entry.primary === null ? undefined : state.indices.get(entry.primary)?.name
  return {
    name: entry.name,
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    entries: set.rows.size,
    dataSize: set.size,
    fileSize: set.size,
    lastBuildTimeS: 0,
    // An index is built once for all tasks that it waits for.
    numberOfPendingTasks: Number(isPending),
    pendingTask: isPending,
    ...(primary !== undefined && { primary }),
    ...(replicas.length > 0 && { replicas }),
  }
}

async function removeIndex(context: RequestContext): Promise<unknown> {
  return context.database.write((draft) => {
    deleteIndex(draft, pathPart(context, 'index'))
    return { deletedAt: draft.at, taskID: draft.nextNumber() }
  })
}

async function clear(context: RequestContext): Promise<unknown> {
  return context.database.write((draft) => {
    clearIndex(draft, openForRecords(draft, pathPart(context, 'index')))
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

const DELETE_BY: ReadonlySet<string> = new Set([
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
])

async function deleteBy(context: RequestContext): Promise<unknown> {
  const parameters = readParameters(asObject(context.body), 'query')
  const given = Object.keys(parameters.raw)
  if (given.length === 0 || !given.every((name) => DELETE_BY.has(name))) {
    throw badRequest(
      'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition',
    )
  }
  return context.database.write((draft) => {
    const { id, entry } = openForRecords(draft, pathPart(context, 'index'))
    const index = putEntry(draft, id, entry)
    const values = valuesOf({ context, index, parameters })
    const window = { offset: 0, length: recordSetOf(draft.state, id).rows.size }
    const { spend } = context.budget
    const filter = readRequestFilter(values, context.grant, spend)
    const request = toEngineRequest(values, { filter, spend }, window)
    const target = { context, state: draft.state, index }
    const { hits } = runSearch(target, {
      ...request,
      highlight: { ...request.highlight, attributesToHighlight: [], attributesToSnippet: [] },
      distinct: 0,
    })
    for (const { record } of hits) deleteRecord(draft, index, record.objectID)
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

async function operate(context: RequestContext): Promise<unknown> {
  const body = asObject(context.body)
  const source = pathPart(context, 'index')
  const destination = text(body['destination'], 'destination')
  requireIndex(context.grant, destination)
  const { operation } = body
  if (operation !== 'copy' && operation !== 'move') {
    throw badRequest('Invalid value for "operation", expected one of copy, move')
  }
  const scope = readScope(body['scope'])
  if (source === destination) throw badRequest('The destination is the index itself')
  return context.database.write((draft) => {
    if (operation === 'copy') copyIndex(draft, { source, destination, scope })
    else moveIndex(draft, { source, destination })
    return { updatedAt: draft.at, taskID: draft.nextNumber() }
  })
}

/**
 * A task belongs to the application: every index that its write changed counts, whichever the path
 * names. A number that was never given out is not completed.
 */
async function getTask(context: RequestContext): Promise<unknown> {
  const task = integer({ min: 0 })(pathPart(context, 'task'), 'taskID')
  const { meta } = await context.database.read()
  if (task >= meta.next) return { status: 'notPublished', pendingTask: false }
  const isPublished = context.database.isPublished(task)
  return { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished }
}

/** There are no rules, but clients name them in every copy of an index without its records. */
const PARTS = ['settings', 'synonyms', 'rules'] as const

type Part = (typeof PARTS)[number]

/**
 * Reads the `scope` of a copy; undefined means everything.
 * @throws ApiError 400
 */
function readScope(raw: unknown): readonly Part[] | undefined {
  return raw === undefined || raw === null ? undefined : listOfWords(...PARTS)(raw, 'scope')
}

type CopyMove = { readonly source: string; readonly destination: string }

/**
 * Copies an index, or parts of it, over another one. A missing source counts as an empty index. The
 * destination keeps its replicas.
 * @throws ApiError 400 if the destination is a replica and the copy includes records
 */
function copyIndex(
  draft: Draft,
  { source, destination, scope }: CopyMove & { readonly scope: readonly Part[] | undefined },
): void {
  if (scope === undefined) copyAllRecords(draft, { source, destination })
  const from = findIndex(draft.state, source)
  const to = openIndex(draft, destination)
  const parts = scope ?? PARTS
  if (parts.includes('settings')) {
    putEntry(draft, to.id, { ...to.entry, settings: copyable(from?.entry.settings ?? {}) })
  }
  if (parts.includes('synonyms')) copySynonyms(draft, from?.id, to.id)
}

/**
 * Renames an index in constant time. Its records, settings and synonyms replace those of an existing
 * destination. The destination keeps its replicas; the source loses its replicas. Moving a
 * missing index does nothing.
 * @throws ApiError 400 for replicas
 */
function moveIndex(draft: Draft, { source, destination }: CopyMove): void {
  const named = findIndex(draft.state, source)
  if (named === undefined) return
  for (const replica of named.entry.replicas) detachReplica(draft, replica)
  const from = openForRecords(draft, source)
  if (findIndex(draft.state, destination) === undefined) {
    requireIndexName(destination)
    putEntry(draft, from.id, { ...from.entry, name: destination, replicas: [] })
    return
  }
  const to = openForRecords(draft, destination)
  putEntry(draft, to.id, { ...to.entry, set: from.entry.set, settings: from.entry.settings })
  copySynonyms(draft, from.id, to.id)
  dropEntry(draft, from.id)
  discardSet(draft, to.entry.set)
}

function copyAllRecords(draft: Draft, { source, destination }: CopyMove): void {
  const to = openForRecords(draft, destination)
  const from = findIndex(draft.state, source)
  if (from === undefined) {
    const set = draft.nextNumber()
    putEntry(draft, to.id, { ...to.entry, set })
  } else {
    const copy = copyRecords(draft, from.id)
    putEntry(draft, to.id, { ...to.entry, set: copy.id })
    copy.write()
  }
  discardSet(draft, to.entry.set)
}

const OWN_SETTINGS: ReadonlySet<string> = new Set(['enableReRanking', 'mode'])

function copyable(settings: JsonObject): JsonObject {
  const members = Object.entries(settings).filter(([name]) => !OWN_SETTINGS.has(name))
  return Object.fromEntries(members)
}
