import { lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { EVERYTHING, formatEverything, parseEverything } from './everything-state.ts'
import { formatListState, parseListState } from './url-state.ts'

/** A view that shows what is found for the words of its address: there the box searches as one types. */
export type SearchedView = {
  readonly path: string
  /** What is searched there, in the plural: "features". */
  readonly noun: string
  /** In the empty box. */
  readonly placeholder: string
  /** Its query string with other words: at the first page, and all else as it is. */
  readonly withQuery: (search: string, q: string) => string
}

/** Where everything is found; also how a box speaks that leads there. */
export const everythingView: SearchedView = {
  path: EVERYTHING,
  noun: 'everything',
  placeholder: 'Search features, APIs, specs…',
  withQuery: (search, q) => formatEverything({ ...parseEverything(search), q }),
}

const views = [everythingView, ...lists.map(viewOf)]

/** The searched view at an address; undefined where nothing is searched. */
export function searchedViewAt(pathname: string): SearchedView | undefined {
  return views.find(({ path }) => path === pathname)
}

/** The address of a view with some words; `search` is the query string of which the rest is kept. */
export function hrefWith({ path, withQuery }: SearchedView, query: string, search = ''): string {
  return path + withQuery(search, query)
}

function viewOf(list: ListDefinition): SearchedView {
  const { path, noun, placeholder } = list
  return {
    path,
    noun,
    placeholder,
    withQuery: (search, q) =>
      formatListState(list, { ...parseListState(list, search), q, page: 1 }),
  }
}
