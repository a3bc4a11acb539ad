import { fetchEarly } from '#lib/early-files.ts'
import { loadFirstRequests } from '#routes/first-requests.ts'
import { firstSearch } from '#search/requests/first-search.ts'
import { visitorParams } from '#search/state/consent.ts'
import { LATER } from '#search/transport/later-filter.ts'
import { normalizeQueries } from '#search/transport/search-client.ts'
import type { SearchParams } from '#search/transport/search-client.ts'

import type { PageEnvironment } from './env.ts'
import { readEnvironment } from './env.ts'

/** An answer as the requester of the client hands it over. */
type Answer = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly content: string
  readonly isTimedOut: boolean
}

type Early = { readonly body: string; readonly answer: Promise<Answer | undefined> }

let early: Early | undefined
/** Whether the page has sent a search since: it would be sent twice. */
let hasPageAsked = false

/**
 * Sends the first search of an address before the client of the page has loaded, with exactly the body that the client
 * will send, and begins to fetch the files that go with it. Resolves to whether there was one to send.
 *
 * @param href path and query string
 */
export async function searchEarly(href: string): Promise<boolean> {
  hasPageAsked = false
  const requests = await requestsFirst(href)
  // Where the page has been faster there is nothing to be gained.
  if (requests === undefined || hasPageAsked) return false
  const environment = readEnvironment()
  const visitor = visitorParams(Array.isArray(requests))
  const body = bodyOf(normalizeQueries(requests, environment.indexPrefix, visitor))
  // The client of the page writes such filters out.
  if (body.includes(LATER)) return false
  early = { body, answer: ask(body, environment) }
  return true
}

/** What the page at an address asks first; undefined where that is not known yet. */
async function requestsFirst(href: string): Promise<SearchParams | undefined> {
  const search = firstSearch(href)
  if (search !== undefined) return [...search]
  const first = await loadFirstRequests(href)
  for (const file of first?.files ?? []) if (file !== undefined) fetchEarly(file)
  return first && { requests: [...first.requests] }
}

/** As the official client writes it: without the object in which the library puts the parameters of a query. */
function bodyOf(sent: SearchParams): string {
  return JSON.stringify(
    Array.isArray(sent)
      ? { requests: sent.map(({ params, ...rest }) => Object.assign(rest, params)) }
      : sent,
  )
}

/** The answer to what was asked early, once, for the same body; undefined for every other one, and where none came. */
export function takeEarlyAnswer(body: unknown): Promise<Answer | undefined> | undefined {
  hasPageAsked = true
  if (early === undefined || early.body !== body) return undefined
  const { answer } = early
  early = undefined
  return answer
}

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
