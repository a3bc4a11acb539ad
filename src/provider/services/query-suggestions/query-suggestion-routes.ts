import { requireIndices } from '#provider/protocol/access/grant.ts'
import { ApiError, badRequest } from '#provider/protocol/errors.ts'
import type { JsonObject } from '#provider/protocol/json.ts'
import { text } from '#provider/protocol/parameters/parsers.ts'
import { asObject } from '#provider/protocol/request/body.ts'
import {
  pathPart,
  type RequestContext,
  type Route,
} from '#provider/protocol/request/request-context.ts'
import type { Draft } from '#provider/protocol/state/draft.ts'
import { KEY_PREFIXES, padded } from '#provider/protocol/state/entries.ts'
import type { State } from '#provider/protocol/state/state.ts'

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
import { isBuilding, startBuild } from './run-builds.ts'

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
