import { pluralize } from '#lib/pluralize.ts'

/**
 * What went wrong with a search, as far as a visitor can do something about it.
 * - `unreachable`: no answer; the network or the provider is down.
 * - `slow`: no answer yet, and it is late.
 * - `garbled`: an answer that is no search answer: cut off, a sign-in page, half of the results.
 * - `busy`: too many searches (429).
 * - `unavailable`: key or index are refused (401, 403, 404); trying again cannot help.
 * - `rejected`: the provider does not understand this search (other 4xx).
 */
export type FailureKind = 'unreachable' | 'slow' | 'garbled' | 'busy' | 'unavailable' | 'rejected'

export type SearchFailure = {
  readonly kind: FailureKind
  /** HTTP status of the last answer, where there was one. */
  readonly code?: number
  /** Seconds to wait before the next attempt is welcome; of `busy` only. */
  readonly wait?: number
}

/** The answer came with status 200 but has not the shape of a search answer. */
export class BadResponse extends Error {
  override readonly name = 'BadResponse'
}

/** A failed request, classified. */
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

/** Classifies an error of the search client by what the page can say about it. */
export function classifyFailure(error: unknown): SearchFailure {
  if (error instanceof SearchError) return error.failure
  const code = numberAt(error, 'status')
  if (code === 429) return { kind: 'busy', code, wait: waitOf(error) }
  if (code === 401 || code === 403 || code === 404) return { kind: 'unavailable', code }
  if (code !== undefined && code >= 400 && code < 500) return { kind: 'rejected', code }
  const name = error instanceof Error ? error.name : ''
  if (name === 'BadResponse' || name === 'DeserializationError') return { kind: 'garbled' }
  // The client gives up with an error that has no status of its own, whatever the last attempt was answered with.
  const answered = code ?? numberAt(lastAnswer(error), 'status') ?? 0
  return answered === 0 ? { kind: 'unreachable' } : { kind: 'unreachable', code: answered }
}

/** `Retry-After` in seconds, if the provider lets the page read it; a date in it counts as unknown. */
function waitOf(error: unknown): number {
  const header = property(property(lastAnswer(error), 'headers'), 'retry-after')
  const seconds = typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : USUAL_WAIT
  return Math.min(Math.max(seconds, 1), LONGEST_WAIT)
}

/** What the last attempt of the client was answered with; its status is 0 where nobody answered. */
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

type FailureText = { readonly title: string; readonly advice: string }

type TextOfKind = FailureText & {
  /** Where a page could not be loaded. */
  readonly reason: string
  /** What a check of the provider found. */
  readonly check: (status: string, wait: number) => string
}

/** What the page says about each kind of failure. It names no index and no application, and blames nobody it cannot know. */
const texts: Readonly<Record<FailureKind, TextOfKind>> = {
  unreachable: {
    title: 'Search is unreachable.',
    advice: 'What you see belongs to an earlier search. We try again by ourselves.',
    reason: 'The search provider cannot be reached. Check the connection.',
    check: () => 'Search is down: no answer.',
  },
  slow: {
    title: 'Search is slow to answer.',
    advice: 'It may still come. What you see belongs to an earlier search.',
    reason: 'The search provider has not answered yet. The answer still counts when it comes.',
    check: () => 'Search is slow: no answer yet.',
  },
  garbled: {
    title: 'Search answered with something unreadable.',
    advice: 'If this network asks you to sign in, do that first. We try again by ourselves.',
    reason: 'The search provider’s answer arrived incomplete.',
    check: () =>
      'Search is down, or something answers in its place: a network that asks you to sign in does.',
  },
  busy: {
    title: 'Too many searches at once.',
    advice: 'The search asks us to wait a moment.',
    reason: 'There were too many searches in a short time. Wait half a minute.',
    check: (status, wait) =>
      `Search is up and busy: it asks to wait ${pluralize(wait, 'second', 'seconds')}${status}.`,
  },
  unavailable: {
    title: 'Search is not available right now.',
    advice: 'This is a fault of the site, not yours, and trying again will not help.',
    reason: 'The search provider refuses this page. That is a fault of the site, not yours.',
    check: (status) =>
      `Search is up and refuses its indices to this page${status}: a fault of the site.`,
  },
  rejected: {
    title: 'That search cannot be run.',
    advice: 'The search does not accept this combination.',
    reason: 'The search provider did not understand the request. That is a fault of the site.',
    check: (status) =>
      `Search is up and does not understand the check${status}: a fault of the site.`,
  },
}

/** What is wrong with a search, and what to do. */
export function failureText(
  { kind, code }: SearchFailure,
  isOnline = navigator.onLine,
): FailureText {
  if (kind === 'unreachable' && !isOnline) {
    return {
      title: 'You are offline.',
      advice: 'The search goes on by itself as soon as there is a connection.',
    }
  }
  const { title, advice } = texts[kind]
  return { title, advice: code === undefined ? advice : `${advice} (Code ${code}.)` }
}

/** Why a page, or a part of it, could not be loaded. */
export function failureReason({ kind, code }: SearchFailure): string {
  // With an answer the visitor's connection works.
  return kind === 'unreachable' && code !== undefined
    ? `The search provider is down: it answers with status ${code}. Try again in a moment.`
    : texts[kind].reason
}

/** What a failed check says about the provider. */
export function failedCheckText(
  { kind, code, wait = 0 }: SearchFailure,
  isOnline = navigator.onLine,
): string {
  if (kind === 'unreachable' && !isOnline) return 'You are offline: the search cannot be checked.'
  if (kind === 'unreachable' && code !== undefined) {
    return `Search is down: it answers with status ${code}.`
  }
  return texts[kind].check(code === undefined ? '' : ` (status ${code})`, wait)
}
