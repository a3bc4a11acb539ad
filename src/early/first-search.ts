import { parseSearchHref } from '#search/address/search-state.ts'
import { toUiState } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import { MOST_VALUES } from '#search/lists/list-definition.ts'
import { filterQueries } from '#search/state/filter-queries.ts'
import { attributesOf } from '#search/state/list-attributes.ts'
import type { Request } from '#search/transport/list-query.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { unresolvedOf } from '#search/transport/unresolved.ts'

/** Parameters of a query that only counts the values of a filter. */
const countingAlone = { analytics: false, clickAnalytics: false, hitsPerPage: 0, page: 0 }

/**
 * The first search at an address, exactly as the page will request it, so that it can be sent
 * before the page has started. Undefined for an address without a list, and for one whose filters
 * need code that is loaded later.
 *
 * @param href path and query string
 */
export function firstSearch(href: string): readonly Request[] | undefined {
  const search = parseSearchHref(href)
  if (search === undefined || search.list === null) return undefined
  const { list, state } = search
  if (unresolvedOf(state).unresolved !== undefined) return undefined
  const ui = toUiState(list, state)
  const { query = '', sortBy, page = 1, hitsPerPage = defaultState.size } = ui
  const indexName = sortBy ?? list.sorts.relevance.index
  const common = {
    ...attributesOf(list, ui),
    highlightPostTag: MARK_END,
    highlightPreTag: MARK_START,
    maxValuesPerFacet: MOST_VALUES,
    query,
  }
  const forResults = { hitsPerPage, page: page - 1 }
  return filterQueries(list, ui).map((filtered, place) => {
    const others = place === 0 ? forResults : countingAlone
    return { indexName, params: sortedByName(Object.assign({}, common, filtered, others)) }
  })
}

/** The library sorts parameters by name, and requests are compared as text. */
function sortedByName(params: object): Request['params'] {
  const names = Object.keys(params).toSorted()
  return Object.fromEntries(names.map((name) => [name, Reflect.get(params, name)]))
}
