import type { ListName } from '#catalogue/indices.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { type AskedView, viewNameAt } from '#contracts/views.ts'
import { splitHref } from '#search/address/search-state.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'

import type { FirstRequests } from './first-of-view.ts'

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
export type FirstOfAddress = {
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
 * @param today `YYYY-MM-DD`
 */
export async function firstRequests(
  href: string,
  today: string,
): Promise<FirstOfAddress | undefined> {
  const { pathname, query } = splitHref(href)
  const [, name = '', id = '', ...rest] = pathname.split('/')
  if (rest.join('') !== '') return undefined
  const load = id === '' ? ownValue(asked, viewNameAt(`/${name}`) ?? '') : ownValue(records, name)
  const first = await load?.()
  const address = { id, search: query, today }
  const requests = first?.requests(address) ?? []
  if (first === undefined || requests.length === 0) return undefined
  const next = (results: readonly RecordResult[]) => first.next?.(results, address) ?? []
  const files = (first.files?.(id) ?? []).flatMap((file) => file ?? [])
  return { requests, next, files }
}

/** Visitors type addresses: `/constructor` is no list, but a property of every object. */
const ownValue = (loaders: Readonly<Record<string, Loader>>, name: string): Loader | undefined =>
  Object.hasOwn(loaders, name) ? loaders[name] : undefined
