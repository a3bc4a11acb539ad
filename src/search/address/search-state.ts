import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'
import { listAt } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { listHref, type ListState, parseListState, readQueryParameter } from './url-state.ts'

export const EVERYTHING = views.everything.path

export type EverythingState = {
  /** The visitor's query, 512 bytes at most. */
  readonly q: string
}

/** Reads the query string of `/search`. Never throws: truncates a query over 512 bytes. */
export function parseEverything(search: string): EverythingState {
  return { q: readQueryParameter(search) }
}

/** The inverse of `parseEverything`: "?q=grid", or empty. */
export function formatEverything({ q }: EverythingState): string {
  return formatPairs([['q', clipBytes(q)]])
}

/** "/search?q=grid". */
export function everythingHref(state: EverythingState): string {
  return EVERYTHING + formatEverything(state)
}

/** The state of a view that searches: a list, or all lists (`list` is null). */
export type SearchState =
  | { readonly list: ListDefinition; readonly state: ListState }
  | { readonly list: null; readonly state: EverythingState }

/** Reads a path with query string. Undefined for a view without a search. Never throws. */
export function parseSearchHref(href: string): SearchState | undefined {
  const { pathname, query } = splitHref(href)
  if (pathname === EVERYTHING) return { list: null, state: parseEverything(query) }
  const list = listAt(pathname)
  return list && { list, state: parseListState(list, query) }
}

/** The inverse of `parseSearchHref`. */
export function formatSearchHref({ list, state }: SearchState): string {
  return list === null ? everythingHref(state) : listHref(list, state)
}

/** The search of all lists for a text, truncated to 512 bytes. */
export function searchEverything(text: string): SearchState {
  return { list: null, state: { q: clipBytes(text) } }
}

export function withText(search: SearchState, text: string): SearchState {
  if (search.list === null) return searchEverything(text)
  return { list: search.list, state: { ...search.state, q: clipBytes(text), page: 1 } }
}

/** "/features?q=grid" as path and query string with the question mark, which may be empty. */
export function splitHref(href: string): { readonly pathname: string; readonly query: string } {
  const start = href.indexOf('?')
  if (start === -1) return { pathname: href, query: '' }
  return { pathname: href.slice(0, start), query: href.slice(start) }
}

export type SearchedView = {
  readonly path: string
  /** What is searched, in the plural: "features". */
  readonly noun: string
  readonly placeholder: string
}

/** The search of all lists; also labels boxes that lead there. */
export const everythingView: SearchedView = {
  path: EVERYTHING,
  noun: 'everything',
  placeholder: 'Search features, APIs, specs…',
}

export function searchedViewAt(pathname: string): SearchedView | undefined {
  return pathname === EVERYTHING ? everythingView : listAt(pathname)
}
