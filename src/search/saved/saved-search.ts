import { EVERYTHING, parseEverything } from '#search/address/search-state.ts'
import { defaultState, type ListState, parseListState } from '#search/address/url-state.ts'
import { filterChips } from '#search/filters/chips.ts'
import { listAt, lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'

export type SearchMeaning = {
  readonly title: string
  /** As typed; may be empty. */
  readonly q: string
  /** The filters in words, and the order if it is not the default. */
  readonly terms: readonly string[]
  /** Queries without hits, whose numbers of results add up to that of the search. */
  readonly requests: readonly MultiSearchRequest[]
}

/** Reads a saved address; undefined if it is no search of this page. */
export function readSearch(address: string): SearchMeaning | undefined {
  const [pathname = '', query = ''] = address.split(/\?(.*)/s, 2)
  if (pathname === EVERYTHING) return meaningOfEverything(parseEverything(query).q)
  const list = listAt(pathname)
  if (list === undefined) return undefined
  const state = parseListState(list, query)
  const order = state.sort === defaultState.sort ? undefined : list.sorts[state.sort]
  return {
    title: list.title,
    q: state.q.trim(),
    terms: [
      ...filterChips(list, state).map(({ label }) => label),
      ...(order === undefined ? [] : [`ordered by ${order.label}`]),
    ],
    requests: [countRequest(list, state)],
  }
}

function meaningOfEverything(q: string): SearchMeaning {
  const requests = lists.map((list) => countRequest(list, { ...defaultState, q }))
  return { title: 'Everything', q: q.trim(), terms: [], requests }
}

function countRequest(list: ListDefinition, state: ListState): MultiSearchRequest {
  return {
    indexName: list.id,
    query: state.q,
    ...listConditions(list, state),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }
}
