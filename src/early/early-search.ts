import type { FirstAnswers, SearchAnswer } from '#contracts/first-answers.ts'
import { firstAddress } from '#contracts/first-answers.ts'
import type { LocalRequest } from '#contracts/local-provider.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { today, visitDay } from '#routes/today.ts'
import { localProvider } from '#search/local/page-provider.ts'
import { visitorParams } from '#search/state/consent.ts'
import { isComplete } from '#search/transport/complete-answer.ts'
import { fetchEarly, forgetEarlyFiles } from '#search/transport/early-files.ts'
import { readMarkedTexts } from '#search/transport/marked-texts.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import { normalizeQueries, prepareQueries } from '#search/transport/search-client.ts'
import { hasUnresolved } from '#search/transport/unresolved.ts'
import { askOnDay, readOnDay } from '#search/transport/visit-day.ts'

import { firstRequests } from './first-requests.ts'
import { readPageEnvironment } from './page-environment.ts'

/** Searches that were sent early, with their answers; undefined for one that failed. */
const early = new Map<string, Promise<SearchAnswer | undefined>>()
/** Those answered so far. */
const answered: { request: SearchParams; answer: SearchAnswer }[] = []
/** Whether the page has sent a search itself: an early one would then be sent twice. */
let hasPageAsked = false

/**
 * Sends the first search of an address while the page's code is still loading, if the document has
 * no answer to it, and fetches the content files that the view shows first. Searches that depend on
 * the answer follow when it arrives. Resolves when all are answered or have failed; the page repeats
 * a failed one and reports the failure.
 *
 * @param href path and query string
 */
export async function searchEarly(href: string): Promise<void> {
  hasPageAsked = false
  // The scripts of a kept site are on this device, so the page asks as soon, and it can also ask there.
  if (import.meta.env.VITE_STANDALONE !== '1' && navigator.serviceWorker?.controller) return
  const first = await firstRequests(href, today())
  if (first === undefined || hasPageAsked || hasUnresolved(first.request)) return
  first.files?.forEach(fetchEarly)
  const answer = await send(first.request)
  if (answer === undefined) return
  await Promise.all((first.next?.(answer.results.filter(hasHits)) ?? []).map(send))
}

/**
 * The early answer to a search, in the form in which components send it. Undefined if it was not
 * sent early, or failed.
 */
export function takeEarlyAnswer(
  request: SearchParams,
): Promise<SearchAnswer | undefined> | undefined {
  hasPageAsked = true
  return early.get(JSON.stringify(request))
}

/** Resolves when a search that was sent early is answered or has failed. */
export const earlySearches = (): Promise<unknown> => Promise.all(early.values())

/** Call when answers are outdated, so that the same search is sent again, and files are fetched again. */
export function forgetEarlyAnswers(): void {
  forgetEarlyFiles()
  early.clear()
  answered.length = 0
}

/** What the first view can be rendered with by now; undefined if nothing has been answered. */
export function earlyAnswers(href: string): FirstAnswers | undefined {
  if (answered.length === 0) return undefined
  const own = { href: firstAddress(href), today: today(), isOfVisitor: true }
  return { ...own, searches: answered, files: {} }
}

function send(request: SearchParams): Promise<SearchAnswer | undefined> {
  const answer = ask(request).catch(() => undefined)
  early.set(JSON.stringify(request), answer)
  return answer
}

async function ask(request: SearchParams): Promise<SearchAnswer | undefined> {
  const { appId, searchKey, indexPrefix, isHosted, providerUrl } = readPageEnvironment()
  const own = providerUrl ?? window.location.origin
  const origin = isHosted ? `https://${appId}-dsn.algolia.net` : own
  // In the URL, as the client does: custom headers would need a preflight request.
  const keys = new URLSearchParams({
    'x-algolia-agent': 'Plinth',
    'x-algolia-api-key': searchKey,
    'x-algolia-application-id': appId,
  })
  const day = visitDay()
  await prepareQueries(request)
  const sent = normalizeQueries(
    askOnDay(request, day),
    indexPrefix,
    visitorParams(Array.isArray(request)),
  )
  const found = await post(origin, { path: `/1/indexes/*/queries?${keys}`, body: bodyOf(sent) })
  if (found === undefined) return undefined
  // The page may render it as it is.
  if (!isComplete(found, sent)) return undefined
  const answer = readOnDay(found, day)
  readMarkedTexts(answer)
  answered.push({ request, answer })
  return answer
}

async function post(origin: string, request: LocalRequest): Promise<SearchAnswer | undefined> {
  if (import.meta.env.VITE_STANDALONE === '1') {
    const { status, content } = await localProvider().ask(request)
    return status === 200 ? JSON.parse(content) : undefined
  }
  const headers = { 'content-type': 'text/plain' }
  const response = await fetch(origin + request.path, {
    method: 'POST',
    body: request.body,
    headers,
  })
  return response.ok ? response.json() : undefined
}

/** Serializes as the official client does: with the parameters of a query beside its index name. */
function bodyOf(sent: SearchParams): string {
  return JSON.stringify(
    Array.isArray(sent)
      ? { requests: sent.map(({ params, ...rest }) => Object.assign(rest, params)) }
      : sent,
  )
}

const hasHits = (result: object): result is RecordResult => 'hits' in result
