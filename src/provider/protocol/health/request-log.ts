/** Whether a request searches, writes, or does neither. */
export type LoggedKind = 'query' | 'build' | 'other'

/** A logged request. Use `redactBody` before showing the body, the response or the agent. */
export type LoggedRequest = {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly method: string
  readonly path: string
  readonly kind: LoggedKind
  readonly status: number
  /** Milliseconds until the response was ready. */
  readonly took: number
  /** The first 1,000 characters of a search body, with keys and tokens; else empty. */
  readonly body: string
  /** The error message; empty for other responses. */
  readonly answer: string
  readonly indices: readonly string[]
  /** The names and versions of the client's components. */
  readonly agent: string
}

/** Number of requests kept, as in the hosted service. */
export const KEPT_REQUESTS = 1000
export type RequestLog = {
  readonly add: (request: LoggedRequest) => void
  /** Newest first. */
  readonly all: () => readonly LoggedRequest[]
}

export function createRequestLog(): RequestLog {
  const ring: LoggedRequest[] = []
  let next = 0
  return {
    add(request) {
      ring[next] = request
      next = (next + 1) % KEPT_REQUESTS
    },
    all: () => [...ring.slice(next), ...ring.slice(0, next)].toReversed(),
  }
}

const SECRET = String.raw`[\w-]*(?:key|token)`
/** Quotes may be escaped, as in JSON inside JSON. */
const IN_JSON = new RegExp(String.raw`(${SECRET}\\*"\s*:\s*\\*")(?:[^"\\]|\\.)*`, 'gi')
const IN_FORM = new RegExp(String.raw`(${SECRET}=)[^&"\s]*`, 'gi')

/** Characters of an index name, and names per request. No valid request has more. */
export const INDEX_NAME = 256
export const INDEX_NAMES = 50

/** Characters of a body, a message or an agent. */
const TEXT = 1000

/**
 * Truncates a text and copies it. A substring would keep the whole original in memory, so a
 * thousand entries would retain a thousand bodies.
 */
export function cutOff(text: string, length = TEXT): string {
  if (text.length <= length) return text
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, length)))
}

/**
 * Replaces the values of keys and tokens, in JSON and form encoding, even if truncated. Too slow
 * for the search path, so it runs when the log is read.
 */
export function redactBody(text: string): string {
  return text.replace(IN_JSON, '$1[redacted]').replace(IN_FORM, '$1[redacted]')
}
