import algoliasearchHelper, { type SearchParameters } from 'algoliasearch-helper'
import {
  type LiteClient,
  liteClient,
  type SearchResponse,
  type SearchResult,
} from 'algoliasearch/lite'
import type { InitialResults, Widget } from 'instantsearch.js'
import {
  connectDynamicWidgets,
  connectHitsPerPage,
  connectPagination,
  connectRange,
  connectSearchBox,
  connectSortBy,
} from 'instantsearch.js/es/connectors'

import { type ListUiState, toUiState } from '#search/address/ui-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { VisitDay } from '#search/state/days.ts'
import type { Request } from '#search/transport/list-query.ts'
import { withReadableContent } from '#search/transport/rendering-content.ts'
import { type SearchClient, uncounted } from '#search/transport/search-client.ts'

import { connectDatedValues } from './connect-dated-values.ts'
import { connectDay } from './connect-day.ts'
import { connectFacet, connectTree } from './counted-on-demand.ts'
import { connectBrowsers, connectLayout, connectWords } from './list-connectors.ts'
import {
  facetProps,
  orderProps,
  pageSizeProps,
  rangeProps,
  sortProps,
  treeProps,
} from './list-props.ts'

const nothing = () => {}

/** The widgets of a list in the order in which the page mounts them, without what they render. */
export function listWidgets(list: ListDefinition, visit: VisitDay): readonly Widget[] {
  const { facets, tree, open, ranges } = list
  return [
    ...Object.values(ranges).map((range) => connectRange(nothing)(rangeProps(range))),
    connectDynamicWidgets(nothing)({ ...orderProps, widgets: [] }),
    ...(tree
      ? [connectTree(nothing)({ ...treeProps(tree), isOpen: open.includes(tree.key) })]
      : []),
    ...Object.entries(facets).map(([name, facet]) =>
      connectFacet(nothing)({ ...facetProps(facet), isOpen: open.includes(name) }),
    ),
    connectSearchBox(nothing)({}),
    connectSortBy(nothing)(sortProps(list)),
    connectHitsPerPage(nothing)(pageSizeProps),
    connectPagination(nothing)({}),
    connectLayout(nothing)({ list }),
    connectWords(nothing)({ list }),
    connectBrowsers(nothing)({ list }),
    connectDatedValues(nothing)({ list, visit }),
    connectDay(nothing)({}),
  ]
}

/**
 * The search parameters of a list for a visitor of whom nothing is known: those that its widgets set.
 * Call after `prepareSearch`.
 */
export function listParameters(
  list: ListDefinition,
  state: ListState,
  visit: VisitDay,
): SearchParameters {
  const uiState: ListUiState = toUiState(list, state)
  const start = new algoliasearchHelper.SearchParameters({ index: list.id, ...uncounted })
  return listWidgets(list, visit).reduce(
    (parameters, widget) =>
      widget.getWidgetSearchParameters?.(parameters, { uiState }) ?? parameters,
    start,
  )
}

/** The requests that the library sends for search parameters: for the results, and for each filter. */
export function sentRequests(parameters: SearchParameters): readonly Request[] {
  const sent: Request[] = []
  const client: LiteClient = {
    ...liteClient('none', 'none'),
    search: async (requests) => {
      if (Array.isArray(requests)) sent.push(...requests)
      return new Promise<never>(nothing)
    },
  }
  algoliasearchHelper(client, parameters.index, parameters).search()
  return sent
}

type AskedList = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly visit: VisitDay
}

/** The answer to a list, in the form in which the library takes it as initial results. */
export async function askList(
  client: SearchClient,
  { list, state, visit }: AskedList,
): Promise<InitialResults[string]> {
  const parameters = listParameters(list, state, visit)
  const requests = sentRequests(parameters)
  const { results } = withReadableContent(await client.search<never>([...requests]))
  return {
    state: parameters,
    results: withRootCounts(results.filter(hasHits), parameters),
    requestParams: requests.map(({ params = {} }) => params),
  }
}

/**
 * The library reads initial results without its option `persistHierarchicalRootCount`, and so takes the
 * number of a tree's root from the first result. Writes it there from the result that counts all roots.
 */
function withRootCounts(
  results: readonly SearchResponse<never>[],
  { hierarchicalFacets }: SearchParameters,
): SearchResponse<never>[] {
  const [own, ...others] = results
  const [root] = hierarchicalFacets.flatMap(({ attributes }) => attributes.slice(0, 1))
  const counted = others.findLast(({ facets = {} }) => Object.keys(facets).join() === root)
  if (!own?.facets || root === undefined || !counted?.facets) return [...results]
  const facets = { ...own.facets, [root]: { ...own.facets[root], ...counted.facets[root] } }
  return [{ ...own, facets }, ...others]
}

const hasHits = (result: SearchResult<never>): result is SearchResponse<never> => 'hits' in result
