import type { RecordResult } from './contracts/renderer.ts'
import type { PageEnvironment } from './env.ts'
import { readPageEnvironment } from './env.ts'
import { loadFirstRequests } from './routes/first-requests.ts'
import { firstSearch } from './search/requests/first-search.ts'
import { visitorParams } from './search/state/consent.ts'
import { fetchEarly } from './search/transport/early-files.ts'
import { normalizeQueries } from './search/transport/search-client.ts'
import type { SearchParams, SearchRequest } from './search/transport/search-client.ts'
import { hasUnresolved } from './search/transport/unresolved.ts'

/** An answer in the form that the client's requester returns. */
type Answer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly content: string
  readonly isTimedOut: boolean
}

/** Pending and unused answers by request body. */
const early = new Map<string, Promise<Answer | undefined>>()
/** Whether the page has sent a search itself: an early one would then be sent twice. */
let hasPageAsked = false

/**
 * Sends the first search of an address before the page's client has loaded, with exactly the body
 * that the client will send, and starts to fetch the files that go with it. Requests that depend on
 * the answer follow when it arrives. Resolves to whether a request was sent.
 *
 * @param href path and query string
 */
export async function searchEarly(href: string): Promise<boolean> {
  hasPageAsked = false
  const first = await requestsFirst(href)
  if (first === undefined || hasPageAsked) return false
  const answer = send(first.requests)
  // The page requests a failed answer again and reports the failure.
  if (first.next) sendNext(answer, first.next).catch(() => undefined)
  return answer !== undefined
}

type First = {
  readonly requests: SearchParams
  readonly next?: (results: readonly RecordResult[]) => readonly SearchRequest[]
}

/** The first requests of the page at an address, or undefined if they are not known yet. */
async function requestsFirst(href: string): Promise<First | undefined> {
  const search = firstSearch(href)
  if (search !== undefined) return { requests: [...search] }
  const first = await loadFirstRequests(href)
  for (const file of first?.files ?? []) if (file !== undefined) fetchEarly(file)
  return first && { requests: { requests: [...first.requests] }, next: first.next }
}

/** Sends a request, unless it has conditions that the page's client must resolve first. */
function send(requests: SearchParams): Promise<Answer | undefined> | undefined {
  if (hasUnresolved(requests)) return undefined
  const environment = readPageEnvironment()
  const visitor = visitorParams(Array.isArray(requests))
  const body = bodyOf(normalizeQueries(requests, environment.indexPrefix, visitor))
  const answer = ask(body, environment)
  early.set(body, answer)
  return answer
}

async function sendNext(
  answer: Promise<Answer | undefined> | undefined,
  next: NonNullable<First['next']>,
): Promise<void> {
  const { status, content = '' } = (await answer) ?? {}
  if (status !== 200) return
  const { results }: { readonly results: readonly RecordResult[] } = JSON.parse(content)
  const requests = next(results)
  if (requests.length > 0) void send({ requests: [...requests] })
}

/** Serializes as the official client does: with the parameters of a query beside its index name. */
function bodyOf(sent: SearchParams): string {
  return JSON.stringify(
    Array.isArray(sent)
      ? { requests: sent.map(({ params, ...rest }) => Object.assign(rest, params)) }
      : sent,
  )
}

/**
 * Returns the early answer to a request body, once. Undefined if there was no such request or it
 * failed. Reading the answer in the task that renders the view would block the page 50 % longer, so
 * it resolves in a later task.
 */
export async function takeEarlyAnswer(body: unknown): Promise<Answer | undefined> {
  hasPageAsked = true
  const text = String(body)
  const answer = early.get(text)
  early.delete(text)
  const taken = await answer
  if (taken !== undefined) await nextTask()
  return taken
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

async function ask(
  body: string,
  { appId, searchKey, isHosted }: PageEnvironment,
): Promise<Answer | undefined> {
  const origin = isHosted ? `https://${appId}-dsn.algolia.net` : window.location.origin
  // In the URL, as the client does: custom headers would need a preflight request.
  const keys = new URLSearchParams({
    'x-algolia-agent': 'Plinth',
    'x-algolia-api-key': searchKey,
    'x-algolia-application-id': appId,
  })
  try {
    const response = await fetch(`${origin}/1/indexes/*/queries?${keys}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
    })
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, content: await response.text(), isTimedOut: false }
  } catch {
    return undefined
  }
}
