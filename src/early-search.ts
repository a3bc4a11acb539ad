import type { RecordResult } from './contracts/renderer.ts'
import type { PageEnvironment } from './env.ts'
import { readEnvironment } from './env.ts'
import { loadFirstRequests } from './routes/first-requests.ts'
import { firstSearch } from './search/requests/first-search.ts'
import { visitorParams } from './search/state/consent.ts'
import { fetchEarly } from './search/transport/early-files.ts'
import { normalizeQueries } from './search/transport/search-client.ts'
import type { SearchParams, SearchRequest } from './search/transport/search-client.ts'
import { hasUnresolved } from './search/transport/unresolved.ts'

/** An answer as the requester of the client hands it over. */
type Answer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly content: string
  readonly isTimedOut: boolean
}

/** What has been asked and not been taken yet: the answers by the bodies of their requests. */
const early = new Map<string, Promise<Answer | undefined>>()
/** Whether the page has sent a search since: it would be sent twice. */
let hasPageAsked = false

/**
 * Sends the first search of an address before the client of the page has loaded, with exactly the body that the client
 * will send, and begins to fetch the files that go with it. What the page asks with the answer is sent when that comes.
 * Resolves to whether there was one to send.
 *
 * @param href path and query string
 */
export async function searchEarly(href: string): Promise<boolean> {
  hasPageAsked = false
  const first = await requestsFirst(href)
  // Where the page has been faster there is nothing to be gained.
  if (first === undefined || hasPageAsked) return false
  const answer = send(first.requests)
  // What cannot be read is asked for again by the page, and reported there.
  if (first.next) sendNext(answer, first.next).catch(() => undefined)
  return answer !== undefined
}

type First = {
  readonly requests: SearchParams
  /** What is asked with the results. */
  readonly next?: (results: readonly RecordResult[]) => readonly SearchRequest[]
}

/** What the page at an address asks first; undefined where that is not known yet. */
async function requestsFirst(href: string): Promise<First | undefined> {
  const search = firstSearch(href)
  if (search !== undefined) return { requests: [...search] }
  const first = await loadFirstRequests(href)
  for (const file of first?.files ?? []) if (file !== undefined) fetchEarly(file)
  return first && { requests: { requests: [...first.requests] }, next: first.next }
}

/** Sends a request, unless it has conditions that the client of the page resolves first. */
function send(requests: SearchParams): Promise<Answer | undefined> | undefined {
  if (hasUnresolved(requests)) return undefined
  const environment = readEnvironment()
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

/** As the official client writes it: without the object in which the library puts the parameters of a query. */
function bodyOf(sent: SearchParams): string {
  return JSON.stringify(
    Array.isArray(sent)
      ? { requests: sent.map(({ params, ...rest }) => Object.assign(rest, params)) }
      : sent,
  )
}

/**
 * The answer to what was asked early, once, for the same body; undefined for every other one, and where none came. It comes
 * in a task of its own: read in the one that asks, which shows the view, it would block the page for half as long again.
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
  // In the address, as the client does: headers of their own would need another request before.
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
