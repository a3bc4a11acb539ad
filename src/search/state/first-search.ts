import type { ListDefinition } from '#search/lists/list-definition.ts'
import { MOST_VALUES } from '#search/lists/list-definition.ts'
import type { Request } from '#search/transport/list-query.ts'

import { MARK_END, MARK_START } from './marked-parts.ts'
import { parseSearchHref } from './search-state.ts'
import { toUiState } from './ui-state.ts'
import { defaultState } from './url-state.ts'

/**
 * The first search at an address: exactly what the page will ask, so that it can be sent before the page has started.
 * Undefined for an address without a list, and for a list that is filtered or a table: what the widgets ask for these
 * only they know.
 *
 * @param href path and query string
 */
export function firstSearch(href: string): readonly Request[] | undefined {
  const search = parseSearchHref(href)
  if (search === undefined || search.list === null) return undefined
  const { list, state } = search
  const { query = '', sortBy, page = 1, hitsPerPage, ...others } = toUiState(list, state)
  if (Object.keys(others).length > 0) return undefined
  const indexName = sortBy ?? list.sorts.relevance.index
  // In the order of the library, by name: the requests are compared as text.
  const request = {
    indexName,
    params: {
      attributesToHighlight: [...list.highlight],
      attributesToRetrieve: [...list.attributes],
      facets: [...countedAttributes(list)],
      highlightPostTag: MARK_END,
      highlightPreTag: MARK_START,
      hitsPerPage: hitsPerPage ?? defaultState.size,
      maxValuesPerFacet: MOST_VALUES,
      page: page - 1,
      query,
    },
  }
  return [request]
}

/** The attributes whose values a list counts, as the library orders them. */
function countedAttributes({ facets, tree, ranges }: ListDefinition): readonly string[] {
  const filters = [...Object.values(facets), ...Object.values(ranges)]
  const top = tree?.attributes.slice(0, 1) ?? []
  return [...filters.map(({ attribute }) => attribute), ...top].toSorted()
}
