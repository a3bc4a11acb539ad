/**
 * The kind of a search failure, by what the visitor can do about it.
 * - `unreachable`: no answer; the network or the provider is down.
 * - `slow`: no answer yet, and it is late.
 * - `garbled`: not a search answer: truncated, a sign-in page, missing results.
 * - `busy`: too many searches (429).
 * - `unavailable`: key or index are refused (401, 403, 404), or the key has expired; retrying
 *   cannot help.
 * - `rejected`: the provider does not support this search (other 4xx).
 */
export type FailureKind = 'unreachable' | 'slow' | 'garbled' | 'busy' | 'unavailable' | 'rejected'

export type SearchFailure = {
  readonly kind: FailureKind
  readonly code?: number
  /** Seconds to wait before the next attempt; only for `busy`. */
  readonly wait?: number
}

/** An answer with status 200 that is not a complete search answer. */
export class BadResponse extends Error {
  override readonly name = 'BadResponse'
}

export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly failure: SearchFailure

  constructor(failure: SearchFailure) {
    super(`The search failed: ${failure.kind}.`)
    this.failure = failure
  }
}

const LONGEST_WAIT = 60
const USUAL_WAIT = 30

export function classifyFailure(error: unknown): SearchFailure {
  if (error instanceof SearchError) return error.failure
  const code = numberAt(error, 'status')
  if (code === 429) return { kind: 'busy', code, wait: waitOf(error) }
  const isExpired = code === 400 && String(error).includes('validUntil')
  if (code === 401 || code === 403 || code === 404 || isExpired)
    return { kind: 'unavailable', code }
  if (code !== undefined && code >= 400 && code < 500) return { kind: 'rejected', code }
  const name = error instanceof Error ? error.name : ''
  if (name === 'BadResponse' || name === 'DeserializationError') return { kind: 'garbled' }
  // The client's final error has no status, whatever the last attempt returned.
  const answered = code ?? numberAt(lastAnswer(error), 'status') ?? 0
  return answered === 0 ? { kind: 'unreachable' } : { kind: 'unreachable', code: answered }
}

/** `Retry-After` in seconds, if CORS lets the page read it; a date counts as unknown. */
function waitOf(error: unknown): number {
  const header = property(property(lastAnswer(error), 'headers'), 'retry-after')
  const seconds = typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : USUAL_WAIT
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT)
}

/** The client's last response; its status is 0 if there was no answer. */
function lastAnswer(error: unknown): unknown {
  const frames = property(error, 'stackTrace')
  const last: unknown = Array.isArray(frames) ? frames.at(-1) : undefined
  return property(last, 'response')
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = property(value, key)
  return typeof found === 'number' ? found : undefined
}

function property(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, key)?.value
}
