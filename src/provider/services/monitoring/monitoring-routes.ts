import { type Grant, matchesPattern } from '#provider/protocol/access/grant.ts'
import {
  KEPT_REQUESTS,
  type LoggedRequest,
  redactBody,
} from '#provider/protocol/health/request-log.ts'
import { toHex } from '#provider/protocol/hex.ts'
import { integer, oneOf } from '#provider/protocol/parameters/parsers.ts'
import type { RequestContext, Route } from '#provider/protocol/request/request-context.ts'
import type { State } from '#provider/protocol/state/state.ts'

/** The Monitoring API, about this provider, and the log of its requests. */
export const monitoringRoutes: readonly Route[] = [
  { method: 'GET', path: '/1/status', right: null, handle: readStatus },
  { method: 'GET', path: '/1/incidents', right: null, handle: readIncidents },
  { method: 'GET', path: '/1/inventory/servers', right: null, handle: readServers },
  { method: 'GET', path: '/1/logs', right: 'logs', handle: readLogs },
]

/** The only cluster: this provider. */
const CLUSTER = 'embedded'

async function readStatus({ monitor }: RequestContext): Promise<unknown> {
  return { status: { [CLUSTER]: monitor.status() } }
}

async function readIncidents({ monitor }: RequestContext): Promise<unknown> {
  return { incidents: { [CLUSTER]: monitor.incidents() } }
}

/**
 * The only server. In addition to the hosted service's fields: `uptime` in seconds, `memory` in
 * megabytes (if the process reports it), `queue` (writes in progress or waiting), and the size of
 * the store.
 */
async function readServers(context: RequestContext): Promise<unknown> {
  const { monitor, database } = context
  const memory = monitor.memory()
  const server = {
    name: CLUSTER,
    is_slave: false,
    is_replica: false,
    cluster: CLUSTER,
    status: 'PRODUCTION',
    type: 'cluster',
    uptime: Math.floor((context.now() - monitor.startedAt) / 1000),
    ...(memory !== undefined && { memory: Math.round(memory) }),
    queue: monitor.queue(),
    store: sizeOf(await database.read()),
  }
  return { inventory: [server] }
}

/** Number of indices (including replicas), records, and the records' size as JSON. */
function sizeOf({ indices, sets }: State): object {
  const all = [...sets.values()]
  return {
    indices: indices.size,
    records: all.reduce((sum, { rows }) => sum + rows.size, 0),
    bytes: all.reduce((sum, { size }) => sum + size, 0),
  }
}

type LogType = 'all' | 'query' | 'build' | 'error'

const typeOf = oneOf('all', 'query', 'build', 'error')

const isOfType = ({ kind, status }: LoggedRequest, type: LogType): boolean =>
  type === 'all' || (type === 'error' ? status >= 400 : kind === type)

/**
 * `GET /1/logs`: the last 1,000 requests since the start, newest first. The log contains no keys,
 * visitors, network addresses or written data.
 * @throws ApiError 400 for an invalid parameter
 */
async function readLogs({ url, monitor, grant }: RequestContext): Promise<unknown> {
  const offset = integer({ min: 0 })(url.get('offset') ?? 0, 'offset')
  const length = integer({ min: 0, max: KEPT_REQUESTS })(url.get('length') ?? 10, 'length')
  const type = typeOf(url.get('type') ?? 'all', 'type')
  const index = url.get('indexName')
  const found = monitor
    .requests()
    .filter((request) => isOfType(request, type))
    .filter(({ indices }) => index === null || indices.includes(index))
    .filter(({ indices }) => isVisible(grant, indices))
  return { logs: await Promise.all(found.slice(offset, offset + length).map(toLog)) }
}

const matchesAny = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, name))

/** Whether a key restricted to some indices may see a request: all its indices must be allowed. */
function isVisible({ indexes }: Grant, names: readonly string[]): boolean {
  return indexes.every(
    (patterns) =>
      patterns.length === 0 ||
      (names.length > 0 && names.every((name) => matchesAny(patterns, name))),
  )
}

/** An entry in the format of the hosted service, where all values are strings. */
async function toLog(request: LoggedRequest): Promise<object> {
  const { time, method, path, status, took, body, answer, indices, agent } = request
  const entry = {
    timestamp: new Date(time).toISOString(),
    method,
    answer_code: String(status),
    query_body: redactBody(body),
    answer: redactBody(answer),
    url: path,
    // Not known, and useful only to identify visitors.
    ip: '',
    query_headers: agent === '' ? '' : `x-algolia-agent: ${redactBody(agent)}`,
    nb_api_calls: String(Math.max(1, indices.length)),
    processing_time_ms: String(Math.round(took)),
    ...(indices.length === 1 && { index: indices[0] }),
    ...(indices.length > 1 && {
      inner_queries: indices.map((name) => ({ index_name: name })),
    }),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(entry))
  return { ...entry, sha1: toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))) }
}
