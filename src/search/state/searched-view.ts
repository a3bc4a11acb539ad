import { listAt } from '#search/lists/all.ts'

import { EVERYTHING } from './everything-state.ts'

/** How the search box presents a view that searches while the visitor types. */
export type SearchedView = {
  /** What is searched there, in the plural: "features". */
  readonly noun: string
  /** In the empty box. */
  readonly placeholder: string
}

/** The search of everything; also the text of a box that leads there. */
export const everythingView: SearchedView = {
  noun: 'everything',
  placeholder: 'Search features, APIs, specs…',
}

/** The searched view at a path; undefined where nothing is searched. */
export function searchedViewAt(pathname: string): SearchedView | undefined {
  return pathname === EVERYTHING ? everythingView : listAt(pathname)
}
