import { searchWith } from '#early/asked-search.ts'
import { firstSearch } from '#early/first-search.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { listHref, withoutCan } from '#search/address/url-state.ts'
import { readEverything } from '#search/everything/everything-answer.ts'
import { everythingRequests } from '#search/everything/everything-requests.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import { expandDay } from '#search/targets/day/day-queries.ts'
import { expandCan } from '#search/targets/expand-can.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'
import type { SearchParams } from '#search/transport/search-client.ts'
import { unresolvedOf } from '#search/transport/unresolved.ts'

import { frozenDay, frozenProvider } from './frozen-catalogue.ts'

type Found = {
  /** The number of records, and of those on the page. */
  readonly count: number
  readonly shown: number
  /** The first ids of the page, separated by spaces: as many as a page has by default. */
  readonly ids: string
}

/** What an address finds, by list. */
export type Answers = Readonly<Record<string, Found>>

const COMPARED = 20

/**
 * Opens an address of a list, or of the search of everything, as the page does, with the frozen records on the frozen
 * day.
 *
 * @param href path and query string
 * @throws {Error} if no search is at the address
 */
export async function answersOf(href: string): Promise<Answers> {
  const search = parseSearchHref(href)
  if (search === undefined)
    throw new Error(`${href} is no address of a search. Name a list or /search.`)
  if (search.list === null) return everythingAt(search.state.q)
  const { list, state } = search
  const browsers = withoutCan(state.browsers)
  // The others count values of filters.
  const [request] = firstSearch(listHref(list, { ...state, day: '', browsers })) ?? []
  if (request === undefined) throw new Error(`${href} has no search.`)
  const asked = { ...request, params: { ...request.params, ...unresolvedOf(state) } }
  const [result = {}] = await answered(await expandCan(expandDay([asked])))
  return { [list.id]: found(countOf(result), result.hits) }
}

async function everythingAt(q: string): Promise<Answers> {
  const { sections, exact } = readEverything(q, await answered({ requests: everythingRequests(q) }))
  const hitsOf = (rows: typeof exact) => rows.map(({ hit }) => hit)
  const ofLists = sections.map(({ list, total, hits }) => [list.id, found(total, hitsOf(hits))])
  return { exact: found(exact.length, hitsOf(exact)), ...Object.fromEntries(ofLists) }
}

function found(count: number, hits: readonly unknown[] = []): Found {
  const ids = hits.filter(isIndexRecord).map(({ objectID }) => objectID)
  return { count, shown: hits.length, ids: ids.slice(0, COMPARED).join(' ') }
}

async function answered(request: SearchParams) {
  const provider = await frozenProvider()
  const search = async (body: string) => {
    const headers = { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' }
    const address = 'http://127.0.0.1/1/indexes/*/queries'
    const response = await provider(new Request(address, { method: 'POST', headers, body }))
    const text = await response.text()
    if (response.status !== 200) throw new Error(text)
    return text
  }
  const { answer } = await searchWith({ indexPrefix: '', search }, await frozenDay())(request)
  return answer.results.map(readResult)
}
