import { loggedPath } from '#lib/logged-path.ts'
import { UNSTORED } from '#provider/protocol/errors.ts'
import { isJsonObject } from '#provider/protocol/json.ts'

import {
  createRequestLog,
  cutOff,
  INDEX_NAME,
  INDEX_NAMES,
  type LoggedKind,
  type LoggedRequest,
} from './request-log.ts'
import { createTroubles, type Status, type StatusChange, type Trouble } from './troubles.ts'

/** What the endpoint of a request determines about it. */
export type Matched = {
  readonly kind: LoggedKind
  readonly index: string | undefined
  readonly isLogged: boolean
}

/** Observes one request while it is answered. */
export type Observation = {
  readonly matched: (matched: Matched) => void
  readonly read: (body: { readonly text: string; readonly value: unknown }) => void
  /** @param message the error message; empty without an error */
  readonly end: (status: number, message: string) => void
}

/** Measures the provider while it runs: bounded, in memory, for this process only. */
export type Monitor = {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Megabytes that the process uses; undefined if it does not tell. */
  readonly memory: () => number | undefined
  /** Number of writes in progress or waiting. */
  readonly queue: () => number
  readonly status: () => Status
  readonly incidents: () => readonly StatusChange[]
  /** Newest first. */
  readonly requests: () => readonly LoggedRequest[]
  /** @param pathname the path of the request's URL */
  readonly begin: (request: Request, pathname: string) => Observation
  readonly set: (trouble: Trouble, isThere: boolean) => void
  /** Records that a request was rejected because too many are waiting. */
  readonly refused: () => void
}

/**
 * @param now milliseconds since 1970
 * @param memory megabytes that the process uses
 */
export function createMonitor(now: () => number, memory?: () => number): Monitor {
  const troubles = createTroubles(now)
  const log = createRequestLog()
  let changes = 0
  const ended = (request: LoggedRequest, isLogged: boolean): void => {
    const { kind, status } = request
    if (kind === 'build') {
      changes -= 1
      if (status >= 500 || status === UNSTORED) troubles.set('writes', true)
      else if (status < 300) troubles.set('writes', false)
    }
    if (isLogged) log.add(request)
  }
  return {
    ...troubles,
    startedAt: now(),
    memory: () => memory?.(),
    queue: () => changes,
    requests: log.all,
    begin(request, pathname) {
      const time = now()
      const started = performance.now()
      let found: Matched = UNMATCHED
      let body: Body | undefined
      return {
        matched(matched) {
          found = matched
          if (matched.kind === 'build') changes += 1
        },
        read(read) {
          body = read
        },
        end(status, message) {
          const took = performance.now() - started
          const described = { ...describe(request, found, body), path: loggedPath(pathname) }
          ended({ ...described, time, status, took, answer: cutOff(message) }, found.isLogged)
        },
      }
    },
  }
}

type Body = Parameters<Observation['read']>[0]

/** The default for a request without an endpoint. */
const UNMATCHED: Matched = { kind: 'other', index: undefined, isLogged: true }

function describe(
  { method, headers }: Request,
  { kind, index }: Matched,
  body: Body | undefined,
): Omit<LoggedRequest, 'time' | 'path' | 'status' | 'took' | 'answer'> {
  return {
    method,
    kind,
    body: kind === 'query' && isCounted(body?.value) ? cutOff(body?.text ?? '') : '',
    indices: index === undefined ? indicesIn(body?.value) : [cutOff(index, INDEX_NAME)],
    agent: cutOff(headers.get('x-algolia-agent') ?? ''),
  }
}

/** The index names in the requests of a body. */
function indicesIn(body: unknown): readonly string[] {
  const names = queriesIn(body)
    .slice(0, INDEX_NAMES)
    .map((query) => (isJsonObject(query) ? query['indexName'] : undefined))
    .filter((name) => typeof name === 'string')
  return [...new Set(names)].map((name) => cutOff(name, INDEX_NAME))
}

/** Whether a body contains a search with `analytics`. Searches without it are never stored. */
function isCounted(body: unknown): boolean {
  const queries = isJsonObject(body) && 'requests' in body ? queriesIn(body) : [body]
  return queries.some((query) => isJsonObject(query) && query['analytics'] !== false)
}

/** The queries of a multi-query body; empty if it has none. */
function queriesIn(body: unknown): readonly unknown[] {
  const requests = isJsonObject(body) ? body['requests'] : undefined
  return Array.isArray(requests) ? requests : []
}
