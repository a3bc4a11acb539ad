import type { readQuery } from '#lib/read-query.ts'
import { firstSearch } from '#search/requests/first-search.ts'
import { visitorParams } from '#search/state/consent.ts'
import { normalizeQueries } from '#search/transport/search-client.ts'

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

/** Loads the function that reads queries. Without it they are searched as they are typed. */
export const loadReadQuery = (): Promise<typeof readQuery | undefined> =>
  import('#lib/read-query.ts').then(
    (module) => module.readQuery,
    () => undefined,
  )

/**
 * Sends the first search of an address before the client of the page has loaded, with exactly the body that the client
 * will send. Resolves to whether there was one to send.
 *
 * @param href path and query string
 */
export async function searchEarly(href: string): Promise<boolean> {
  const requests = firstSearch(href)
  if (requests === undefined) return false
  const read = await loadReadQuery()
  const environment = readEnvironment()
  const manner = { read, visitor: visitorParams(true) }
  const sent = normalizeQueries([...requests], environment.indexPrefix, manner)
  if (!Array.isArray(sent)) return false
  const body = JSON.stringify({
    requests: sent.map(({ params, ...rest }) => Object.assign(rest, params)),
  })
  early = { body, answer: ask(body, environment) }
  return true
}

/** The answer to what was asked early, once, for the same body; undefined for every other one, and where none came. */
export function takeEarlyAnswer(body: unknown): Promise<Answer | undefined> | undefined {
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
