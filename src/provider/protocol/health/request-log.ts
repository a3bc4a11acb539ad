/** What a request does: it searches, it changes something, or neither. */
export type RequestKind = 'query' | 'build' | 'other'

/** A request as the log keeps it: `redact` is for what reads the body, the answer and the agent. */
export type LoggedRequest = {
  /** Milliseconds since 1970. */
  readonly time: number
  readonly method: string
  readonly path: string
  readonly kind: RequestKind
  readonly status: number
  /** Milliseconds until the answer was there. */
  readonly took: number
  /** The first 1,000 characters of a search, with its keys and tokens; empty for every other request. */
  readonly body: string
  /** The message of an error; empty for every other answer. */
  readonly answer: string
  /** The names of the indices that it speaks of. */
  readonly indices: readonly string[]
  /** The names and versions of the client's parts. */
  readonly agent: string
}

/** The number of requests that are kept, as with the hosted service. */
export const KEPT_REQUESTS = 1000
/** The last requests, in memory. */
export type RequestLog = {
  readonly add: (request: LoggedRequest) => void
  /** The newest first. */
  readonly all: () => readonly LoggedRequest[]
}

/** Creates an empty log of the last 1,000 requests. */
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
/** The quotes may be escaped: JSON in JSON. */
const IN_JSON = new RegExp(String.raw`(${SECRET}\\*"\s*:\s*\\*")(?:[^"\\]|\\.)*`, 'gi')
const IN_FORM = new RegExp(String.raw`(${SECRET}=)[^&"\s]*`, 'gi')

/** Characters of an index name, and the number of names in a request: no valid request has more. */
export const INDEX_NAME = 256
export const INDEX_NAMES = 50

/** Characters of a body, a message or an agent. */
const TEXT = 1000

/**
 * The beginning of a text. It is a copy: engines let a part of a text keep the whole of it in memory, and a thousand
 * entries would keep a thousand bodies.
 */
export function cutOff(text: string, length = TEXT): string {
  if (text.length <= length) return text
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, length)))
}

/**
 * A text without the values of what is called a key or a token, as JSON and form-encoded; a value that is cut off is one, too.
 * Takes long for the path of a search, hence it is left to those who read the log.
 */
export function redact(text: string): string {
  return text.replace(IN_JSON, '$1[redacted]').replace(IN_FORM, '$1[redacted]')
}
