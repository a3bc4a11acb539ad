import { clipBytes } from '#lib/query-text.ts'
import { listAt } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import type { EverythingState } from './everything-state.ts'
import { EVERYTHING, everythingHref, parseEverything } from './everything-state.ts'
import type { ListState } from './url-state.ts'
import { listHref, parseListState } from './url-state.ts'

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
