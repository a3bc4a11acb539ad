import instantsearch from 'instantsearch.js'
import type { InstantSearch, InstantSearchOptions } from 'instantsearch.js'

import { parseSearchHref } from '#search/address/search-state.ts'
import { toUiState } from '#search/address/ui-state.ts'
import {
  connectFacet,
  connectTree,
  facetParameters,
  treeParameters,
} from '#search/filters/use-filters.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { connectListParameters } from '#search/results/list-parameters.ts'

const nothing = () => {}

/** The state of the library at an address of a list. */
export function uiStateAt(list: ListDefinition, href: string) {
  const search = parseSearchHref(href)
  if (search?.list !== list) throw new Error(`${href} is no address of ${list.id}.`)
  return toUiState(list, search.state)
}

/** Starts the library at an address of a list, with the widgets of the list. It searches at once. */
export function openList(
  list: ListDefinition,
  href: string,
  searchClient: NonNullable<InstantSearchOptions['searchClient']>,
): InstantSearch {
  const indexName = list.sorts.relevance.index
  const library = instantsearch({
    indexName,
    searchClient,
    initialUiState: { [indexName]: uiStateAt(list, href) },
    insights: false,
  })
  const { tree, facets, open } = list
  library.addWidgets([
    ...(tree ? [connectTree(nothing)(treeParameters(tree, open.includes(tree.key)))] : []),
    ...Object.entries(facets).map(([name, facet]) =>
      connectFacet(nothing)(facetParameters(facet, open.includes(name))),
    ),
    connectListParameters(nothing)({ list }),
  ])
  library.start()
  return library
}
