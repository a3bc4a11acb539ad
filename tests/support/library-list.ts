import instantsearch, { type InstantSearch, type InstantSearchOptions } from 'instantsearch.js'

import { parseSearchHref } from '#search/address/search-state.ts'
import { type ListUiState, toUiState } from '#search/address/ui-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { VisitDay } from '#search/state/days.ts'
import { listWidgets } from '#search/widgets/list-requests.ts'

/** A day without announced releases. */
export const visit: VisitDay = { today: '2026-11-28', turnDays: [], datedValues: {} }

/** The state of the library at an address of a list. */
export function uiStateAt(list: ListDefinition, href: string) {
  const search = parseSearchHref(href)
  if (search?.list !== list) throw new Error(`${href} is no address of ${list.id}.`)
  return toUiState(list, search.state)
}

/** Starts the library in a state of a list or at its address, with the widgets of the list. It searches at once. */
export function openList(
  list: ListDefinition,
  at: ListUiState | string,
  searchClient: NonNullable<InstantSearchOptions['searchClient']>,
): InstantSearch {
  const indexName = list.sorts.relevance.index
  const library = instantsearch({
    indexName,
    searchClient,
    initialUiState: { [indexName]: typeof at === 'string' ? uiStateAt(list, at) : at },
    insights: false,
  })
  library.addWidgets([...listWidgets(list, visit)])
  library.start()
  return library
}
