import { requireIndices } from '#provider/protocol/access/grant.ts'
import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import { openForRecords, putEntry } from '#provider/protocol/indices/write-index.ts'
import { type JsonObject, isJsonObject } from '#provider/protocol/json.ts'
import { text } from '#provider/protocol/parameters/parsers.ts'
import { deleteRecord, putRecord } from '#provider/protocol/records/write-record.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  type RequestContext,
  type Route,
  findIndex,
  type IndexRef,
} from '#provider/protocol/request/request-context.ts'
import { recordSetOf } from '#provider/protocol/state/built-indexes.ts'
import type { Database } from '#provider/protocol/state/database.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES, padded } from '#provider/protocol/state/entries.ts'
import { findRecord, listRecords } from '#provider/protocol/state/record-set.ts'
import type { State } from '#provider/protocol/state/state.ts'

import { buildSuggestions, type Built, type BuiltSuggestion } from './build.ts'
import {
  buildReportOf,
  type Configuration,
  CONFIGURATIONS,
  findConfiguration,
  listConfigurations,
  readConfiguration,
  reportKey,
  requireConfiguration,
} from './configuration.ts'

const ONE = '/1/configs/:index'

export const querySuggestionRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/configs', right: 'settings', handle: listAll },
  { method: 'POST', path: '/1/configs', right: 'editSettings', handle: create },
  { method: 'GET', path: ONE, right: 'settings', handle: getOne },
  { method: 'PUT', path: ONE, right: 'editSettings', handle: update },
  { method: 'DELETE', path: ONE, right: 'editSettings', handle: remove },
  // Builds run in the thread that writes.
  {
    method: 'GET',
    path: `${ONE}/status`,
    right: 'settings',
    thread: 'background',
    handle: getStatus,
  },
  { method: 'GET', path: '/1/logs/:index', right: 'settings', handle: getLog },
]

/** Maximum number of configurations per application. */
const MOST = 100

async function listAll(context: RequestContext): Promise<unknown> {
  const state = await context.database.read()
  return listConfigurations(state).map(({ configuration }) => show(context, state, configuration))
}

async function getOne(context: RequestContext): Promise<unknown> {
  const state = await context.database.read()
  const { configuration } = requireConfiguration(state, pathPart(context, 'index'))
  return show(context, state, configuration)
}

function show(context: RequestContext, state: State, configuration: Configuration): JsonObject {
  return { appID: context.ring(state).appId, ...configuration }
}

async function create(context: RequestContext): Promise<unknown> {
  const body = asObject(context.body)
  const { indexName } = body
  if (typeof indexName !== 'string') throw badRequest('Expected an "indexName"')
  const configuration = readAllowed(context, body, indexName)
  await context.database.write((draft) => {
    if (findConfiguration(draft.state, indexName) !== undefined) {
      throw new ApiError(422, `There is a configuration for index ${indexName} already`)
    }
    if (listConfigurations(draft.state).length >= MOST) {
      throw new ApiError(422, `There are ${MOST} configurations, expected no more`)
    }
    put(draft, CONFIGURATIONS + padded(draft.nextNumber()), configuration)
  })
  startBuild(context, indexName)
  const message = 'Configuration was created, and a new indexing job has been scheduled.'
  return { status: 200, message }
}

async function update(context: RequestContext): Promise<unknown> {
  const indexName = pathPart(context, 'index')
  const body = asObject(context.body)
  if (text(body['indexName'] ?? indexName, 'indexName') !== indexName) {
    throw badRequest(`Invalid value for "indexName", expected ${indexName} as in the path`)
  }
  const configuration = readAllowed(context, body, indexName)
  await context.database.write((draft) =>
    put(draft, requireConfiguration(draft.state, indexName).key, configuration),
  )
  startBuild(context, indexName)
  const message = 'Configuration was updated, and a new indexing job has been scheduled.'
  return { status: 200, message }
}

/**
 * Reads a configuration whose indices the key may use.
 * @throws ApiError 400 for an invalid one, 403 for an index that the key may not use
 */
function readAllowed(
  { grant }: RequestContext,
  body: JsonObject,
  indexName: string,
): Configuration {
  const configuration = readConfiguration(body, indexName)
  const sources = configuration.sourceIndices.flatMap((source) => [
    source.indexName,
    ...source.external,
  ])
  requireIndices(grant, [indexName, ...sources])
  return configuration
}

function put(draft: Draft, key: string, configuration: Configuration): void {
  draft.put(KEY_PREFIXES.config + key, configuration)
}

/** Keeps the suggestions index, which is no longer updated. */
async function remove(context: RequestContext): Promise<unknown> {
  const indexName = pathPart(context, 'index')
  await context.database.write((draft) => {
    const { key } = requireConfiguration(draft.state, indexName)
    draft.put(KEY_PREFIXES.config + key, null)
    draft.put(KEY_PREFIXES.config + reportKey(key), null)
  })
  return { status: 200, message: 'Configuration was deleted with success.' }
}

async function getStatus(context: RequestContext): Promise<unknown> {
  const indexName = pathPart(context, 'index')
  const state = await context.database.read()
  const { key } = requireConfiguration(state, indexName)
  const { log: _, ...report } = buildReportOf(state, key)
  const known = Object.entries(report).filter(([, value]) => value !== null)
  return { indexName, isRunning: isBuilding(context, indexName), ...Object.fromEntries(known) }
}

async function getLog(context: RequestContext): Promise<unknown> {
  const state = await context.database.read()
  return buildReportOf(state, requireConfiguration(state, pathPart(context, 'index')).key).log
}

/** The settings of an index created by its first build. */
const SETTINGS = {
  searchableAttributes: ['query'],
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
  numericAttributesForFiltering: ['nb_words'],
  removeWordsIfNoResults: 'lastWords',
}

/** A build in progress; `isOutdated` if the configuration has changed since it started. */
type Running = { isOutdated: boolean }

const runs = new WeakMap<Database, Map<string, Running>>()

/** Whether a build of the index is running in this thread. */
function isBuilding({ database }: RequestContext, indexName: string): boolean {
  return runs.get(database)?.has(indexName) === true
}

/** Starts a build in the background. A running build is followed by another one. */
function startBuild(context: RequestContext, indexName: string): void {
  const all = runs.get(context.database) ?? new Map<string, Running>()
  runs.set(context.database, all)
  const running = all.get(indexName)
  if (running !== undefined) {
    running.isOutdated = true
    return
  }
  all.set(indexName, { isOutdated: false })
  // No response is left to report a failure; a store that fails also fails the next write.
  void runBuild(context, indexName)
    .catch(() => undefined)
    .finally(() => {
      const isOutdated = all.get(indexName)?.isOutdated === true
      all.delete(indexName)
      if (isOutdated) startBuild(context, indexName)
    })
}

async function runBuild(context: RequestContext, indexName: string): Promise<void> {
  await context.yieldTurn()
  const started = context.now()
  const stored = findConfiguration(await context.database.read(), indexName)
  if (stored === undefined) return
  const built = await buildOrReport(context, stored.configuration)
  // Meanwhile another thread took over writing; the next build runs there.
  if (!context.isWriter()) return
  const { recordBytes } = context.limits
  await context.database.write((draft) => {
    // The configuration may have been deleted meanwhile.
    if (!draft.state.configs.has(stored.key)) return
    if (!built.hasFailed) putSuggestions(draft, built.suggestions, { indexName, recordBytes })
    const before = buildReportOf(draft.state, stored.key)
    const seconds = (context.now() - started) / 1000
    draft.put(KEY_PREFIXES.config + reportKey(stored.key), {
      ...before,
      lastBuiltAt: draft.at,
      ...(!built.hasFailed && {
        lastSuccessfulBuiltAt: draft.at,
        lastSuccessfulBuildDuration: String(seconds),
      }),
      log: built.log,
    })
  })
}

/** Turns an error of a build into an entry of its log. */
async function buildOrReport(
  context: RequestContext,
  configuration: Parameters<typeof buildSuggestions>[1],
): Promise<Built> {
  try {
    return await buildSuggestions(context, configuration)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const timestamp = new Date(context.now()).toISOString()
    const entry = { timestamp, level: 'ERROR' as const, message, contextLevel: 0 }
    return { suggestions: [], log: [entry], hasFailed: true }
  }
}

type Target = { readonly indexName: string; readonly recordBytes: number }

/** Replaces the suggestions of the last build. All other records of the index stay unchanged. */
function putSuggestions(
  draft: Draft,
  suggestions: readonly BuiltSuggestion[],
  { indexName, recordBytes }: Target,
): void {
  const isNew = findIndex(draft.state, indexName) === undefined
  const index = openForRecords(draft, indexName)
  putEntry(draft, index.id, isNew ? { ...index.entry, settings: SETTINGS } : index.entry)
  const wanted = new Set(suggestions.map(({ objectID }) => objectID))
  for (const objectID of builtBefore(draft, index)) {
    if (!wanted.has(objectID)) deleteRecord(draft, index, objectID)
  }
  for (const [position, body] of suggestions.entries()) {
    const { objectID } = body
    const known = findRecord(recordSetOf(draft.state, index.id), objectID)
    if (known !== undefined && !isBuilt(known)) continue
    putRecord(draft, { index, body, objectID, recordBytes, position })
  }
}

function builtBefore(draft: Draft, { id }: IndexRef): readonly string[] {
  const records = [...listRecords(recordSetOf(draft.state, id))]
  return records.filter(isBuilt).map(({ objectID }) => objectID)
}

/** Whether a record was made by a build: those have a word count and the hits of a source. */
function isBuilt(record: JsonObject): boolean {
  return (
    typeof record['nb_words'] === 'number' &&
    Object.values(record).some(
      (value) => isJsonObject(value) && typeof value['exact_nb_hits'] === 'number',
    )
  )
}
