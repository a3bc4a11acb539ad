import type { AskedProvider } from '#contracts/renderer.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { readAnswer } from '#search/federated/searched-answer.ts'
import { requestOf, searchedQueries } from '#search/federated/searched-queries.ts'
import { isIndexRecord } from '#search/lists/index-record.ts'
import { prepareSearch } from '#search/targets/filter/prepare-search.ts'
import { countOf, readResult } from '#search/transport/list-query.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { askViews, serverClient } from '#search/widgets/server-search.ts'

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
  await prepareSearch(search)
  // The others count values of filters.
  const [own] = sentRequests(listParameters(list, state, await frozenDay()))
  if (own === undefined) throw new Error(`${href} has no search.`)
  const { results } = await serverClient(await source()).search<never>([own])
  const { hits, ...result } = readResult(results[0] ?? {})
  return { [list.id]: countsOf(countOf(result), hits) }
}

async function everythingAt(q: string): Promise<Answers> {
  const queries = searchedQueries(q)
  const found = await answered(queries.map(requestOf))
  const results = new Map(queries.map(({ id }, place) => [id, found[place] ?? {}]))
  const { sections, exact } = readAnswer({ text: q, results })
  const hitsOf = (rows: typeof exact) => rows.map(({ hit }) => hit)
  const ofLists = sections.map(({ list, total, hits }) => [list.id, countsOf(total, hitsOf(hits))])
  return { exact: countsOf(exact.length, hitsOf(exact)), ...Object.fromEntries(ofLists) }
}

function countsOf(count: number, hits: readonly unknown[] = []): Found {
  const ids = hits.filter(isIndexRecord).map(({ objectID }) => objectID)
  return { count, shown: hits.length, ids: ids.slice(0, COMPARED).join(' ') }
}

async function answered(requests: readonly ViewRequest[]) {
  const { results } = await askViews(await source(), await frozenDay())(requests)
  return results.map(readResult)
}

async function source(): Promise<AskedProvider> {
  const provider = await frozenProvider()
  const search = async (body: string) => {
    const headers = { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' }
    const address = 'http://127.0.0.1/1/indexes/*/queries'
    const response = await provider(new Request(address, { method: 'POST', headers, body }))
    const text = await response.text()
    if (response.status !== 200) throw new Error(text)
    return text
  }
  return { indexPrefix: '', search }
}
