import * as v from 'valibot'
import { content } from 'virtual:content'

import type { ListName } from '#catalogue/indices.ts'
import { redirectsSchema } from '#contracts/content-files.ts'
import type { AnsweredSearch, FirstAnswers, ViewResult } from '#contracts/first-answers.ts'
import type { FirstSources, RecordResult } from '#contracts/renderer.ts'
import { type AskedView, viewNameAt } from '#contracts/views.ts'
import { parseSearchHref, splitHref } from '#search/address/search-state.ts'
import { CAN, type ListState } from '#search/address/url-state.ts'
import { companionQueries } from '#search/companion/companion-queries.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { prepareSearch } from '#search/targets/filter/prepare-search.ts'
import { readResult } from '#search/transport/list-query.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'
import { askList } from '#search/widgets/list-requests.ts'
import { askViews, serverClient } from '#search/widgets/server-search.ts'

import { featureRef, recordsById, requestsOf } from './detail/record-requests.ts'
import type { FirstRequests } from './first-of-view.ts'
import { today, visitDay } from './today.ts'

/** What a view is rendered with before it has an answer. */
export function waitingAt(href: string): FirstAnswers {
  return { href, today: today(), initialResults: {}, searches: [], files: {} }
}

/**
 * Asks what the view at an address shows first. Undefined if there is no record at the address.
 * Rejects if the provider does.
 *
 * @param href path and query string
 */
export async function askFirstView(
  href: string,
  sources: FirstSources,
): Promise<FirstAnswers | undefined> {
  const search = parseSearchHref(href)
  return search?.list
    ? askListView(href, search.list, { state: search.state, sources })
    : askPlainView(href, sources)
}

type ListView = { readonly state: ListState; readonly sources: FirstSources }

async function askListView(
  href: string,
  list: ListDefinition,
  { state, sources: { provider } }: ListView,
): Promise<FirstAnswers> {
  const opened = waitingAt(href)
  // Only the page loads what reads the browsers of a visitor.
  if (state.browsers.includes(CAN)) return opened
  const visit = visitDay(opened.today)
  await prepareSearch({ list, state })
  const initial = await askList(serverClient(provider), { list, state, visit })
  const { requests } = companionQueries({
    list,
    state,
    results: (initial.results ?? []).map(readResult),
  })
  const searches =
    requests.length === 0 ? [] : [await ask(askViews(provider, visit), 'companion', requests)]
  return { ...opened, initialResults: { [list.id]: initial }, searches }
}

async function askPlainView(
  href: string,
  { provider, readFiles }: FirstSources,
): Promise<FirstAnswers | undefined> {
  const opened = waitingAt(href)
  const first = await firstRequests(href, opened.today)
  if (first === undefined) return isOfRecord(href) ? undefined : opened
  const search = askViews(provider, visitDay(opened.today))
  const own = await ask(search, 'first', first.requests)
  if (isOfRecord(href) && own.results[0]?.hits.length === 0) {
    const parts = await partsOf(href, readFiles)
    if (parts === undefined) return undefined
    const { requests, files } = parts
    const next = requests.length === 0 ? [] : [await ask(search, 'next', requests)]
    return { ...opened, searches: [own, ...next], files }
  }
  const following = first.next?.(own.results) ?? []
  const [files, ...next] = await Promise.all([
    readFiles(first.files ?? []),
    ...(following.length === 0 ? [] : [ask(search, 'next', following)]),
  ])
  return { ...opened, searches: [own, ...next], files }
}

/** What the page of an id that was split asks for: of a feature, its parts. Undefined for any other id. */
async function partsOf(href: string, readFiles: FirstSources['readFiles']) {
  const [, list = '', id = ''] = splitHref(href).pathname.split('/')
  const { redirects: address } = content.urls
  const files = await readFiles([address])
  const tables = v.is(redirectsSchema, files[address]) ? Object.entries(files[address]) : []
  const former = new Map(tables).get(list) ?? {}
  const parts = Object.hasOwn(former, id) ? (former[id] ?? []) : []
  if (parts.length < 2) return undefined
  return {
    files,
    requests: list === 'features' ? requestsOf(recordsById(featureRef, parts)) : [],
  }
}

type Ask = ReturnType<typeof askViews>

async function ask(
  search: Ask,
  name: AnsweredSearch['name'],
  requests: Parameters<Ask>[0],
): Promise<AnsweredSearch> {
  const { results } = await search(requests)
  return { name, results: results.filter(hasHits) }
}

/** Whether an address has an id after the name of a list. */
const isOfRecord = (href: string): boolean => /^\/[^/?]+\/[^/?]/.test(href)

const hasHits = (result: object): result is ViewResult => 'hits' in result

type Loader = () => Promise<FirstRequests>

/** What the views whose results the server writes ask first. */
const asked: Readonly<Record<AskedView, Loader>> = {
  home: async () => (await import('./pages/home-requests.ts')).homeFirst,
  everything: async () => (await import('./everything/everything-queries.ts')).everythingFirst,
  upcoming: async () => (await import('./upcoming/upcoming-data.ts')).upcomingFirst,
}

/** The same for the page of a record, by its list. */
const records: Readonly<Partial<Record<ListName, Loader>>> = {
  features: async () => (await import('./detail/feature/feature-queries.ts')).featureFirst,
  compat: async () => (await import('./detail/compat-entry/compat-entry-queries.ts')).entryFirst,
  specs: async () => (await import('./detail/spec/spec-queries.ts')).specFirst,
  releases: async () => (await import('./detail/release/release-queries.ts')).releaseFirst,
}

/** What the view at an address asks first. */
type FirstOfAddress = {
  readonly requests: readonly ViewRequest[]
  /** The queries that depend on the results; empty for none. */
  readonly next: (results: readonly RecordResult[]) => readonly ViewRequest[]
  /** The addresses of the content files that the view shows first. */
  readonly files?: readonly string[]
}

/**
 * The first search of the view at an address, as its components will send it. Undefined for a view
 * that sends none, or none that is known before its code has loaded.
 *
 * @param href path and query string
 * @param day `YYYY-MM-DD`
 */
async function firstRequests(href: string, day: string): Promise<FirstOfAddress | undefined> {
  const { pathname, query } = splitHref(href)
  const [, name = '', id = '', ...rest] = pathname.split('/')
  if (rest.join('') !== '') return undefined
  const load = id === '' ? ownValue(asked, viewNameAt(`/${name}`) ?? '') : ownValue(records, name)
  const first = await load?.()
  const address = { id, search: query, today: day }
  const requests = first?.requests(address) ?? []
  if (first === undefined || requests.length === 0) return undefined
  const next = (results: readonly RecordResult[]) => first.next?.(results, address) ?? []
  const files = (first.files?.(id) ?? []).flatMap((file) => file ?? [])
  return { requests, next, files }
}

/** Visitors type addresses: `/constructor` is no list, but a property of every object. */
const ownValue = (loaders: Readonly<Record<string, Loader>>, name: string): Loader | undefined =>
  Object.hasOwn(loaders, name) ? loaders[name] : undefined
