import { type Grant, matchesPattern } from '#provider/protocol/access/grant.ts'
import {
  KEPT_REQUESTS,
  type LoggedRequest,
  redactBody,
} from '#provider/protocol/health/request-log.ts'
import { toHex } from '#provider/protocol/hex.ts'
import { integer, oneOf } from '#provider/protocol/parameters/parsers.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'

type LogType = 'all' | 'query' | 'build' | 'error'

const typeOf = oneOf('all', 'query', 'build', 'error')

const isOfType = ({ kind, status }: LoggedRequest, type: LogType): boolean =>
  type === 'all' || (type === 'error' ? status >= 400 : kind === type)

/**
 * `GET /1/logs`: the last 1,000 requests since the start, newest first. The log contains no keys,
 * visitors, network addresses or written data.
 * @throws ApiError 400 for an invalid parameter
 */
export async function readLogs({ url, monitor, grant }: RequestContext): Promise<unknown> {
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
