import { viewPaths } from '#contracts/paths.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'
import { listAt } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { ListState } from './url-state.ts'
import { listHref, parseListState, readQuery } from './url-state.ts'

/** Where everything is searched at once. */
export const EVERYTHING = viewPaths.everything

/** All that the view of everything can be asked to show. */
export type EverythingState = {
  /** What the visitor typed, 512 bytes at most. */
  readonly q: string
}

/** Reads the query string of `/search`. Never throws: unknown keys are ignored, a query over 512 bytes is cut. */
export function parseEverything(search: string): EverythingState {
  return { q: readQuery(search) }
}

/** The inverse of `parseEverything`: "?q=grid", or empty. */
export function formatEverything({ q }: EverythingState): string {
  return formatPairs([['q', clipBytes(q)]])
}

/** The address of everything in a state: "/search?q=grid". */
export function everythingHref(state: EverythingState): string {
  return EVERYTHING + formatEverything(state)
}

/** What a view that searches is asked to show: a list, or everything at once (`list` is null). */
export type SearchState =
  | { readonly list: ListDefinition; readonly state: ListState }
  | { readonly list: null; readonly state: EverythingState }

/** Reads an address (path and query string). Undefined where nothing is searched. Never throws. */
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

/** The search of everything for a text; what is longer than 512 bytes is cut. */
export function searchEverything(text: string): SearchState {
  return { list: null, state: { q: clipBytes(text) } }
}

/** The same search for another text, at the first page. */
export function withText(search: SearchState, text: string): SearchState {
  if (search.list === null) return searchEverything(text)
  return { list: search.list, state: { ...search.state, q: clipBytes(text), page: 1 } }
}

/** "/features?q=grid" as its path and its query string with the question mark; the latter may be empty. */
export function splitHref(href: string): { readonly pathname: string; readonly query: string } {
  const start = href.indexOf('?')
  if (start === -1) return { pathname: href, query: '' }
  return { pathname: href.slice(0, start), query: href.slice(start) }
}

/** How the search box presents a view that searches while the visitor types. */
export type SearchedView = {
  /** Where it is. */
  readonly path: string
  /** What is searched there, in the plural: "features". */
  readonly noun: string
  /** In the empty box. */
  readonly placeholder: string
}

/** The search of everything; also the text of a box that leads there. */
export const everythingView: SearchedView = {
  path: EVERYTHING,
  noun: 'everything',
  placeholder: 'Search features, APIs, specs…',
}

/** The searched view at a path; undefined where nothing is searched. */
export function searchedViewAt(pathname: string): SearchedView | undefined {
  return pathname === EVERYTHING ? everythingView : listAt(pathname)
}
