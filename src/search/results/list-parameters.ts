import type { Connector, Widget } from 'instantsearch.js'

import { parseUiRange } from '#search/address/ui-state.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import { defaultState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { isRangeCounted } from '#search/state/filter-queries.ts'
import { attributesOf } from '#search/state/list-attributes.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'
import { unresolvedOf } from '#search/transport/unresolved.ts'

type ParametersProps = { readonly list: ListDefinition }

/**
 * The widget that sets the search parameters of a list except its facets: query, order, page, page
 * size, ranges, and the attributes of its rows or table columns. It renders nothing. It replaces
 * five widgets of the library, each of which would run several times for each key press, because
 * the page shows nothing that they render.
 *
 * The library derives its state from the search parameters. The layout of a list, the visitor's
 * browsers and the day have no parameter, so the widget keeps them from the last state that the
 * library passed to it.
 */
export const connectListParameters: Connector<{ $$type: 'plinth.list' }, ParametersProps> =
  () => (widgetParams) => {
    const { list } = widgetParams
    let own: OwnTerms = {}
    return {
      $$type: 'plinth.list',
      init: () => {},
      dispose: ({ state }) => state,
      // With it, the hook sets the parameters in its first render, which a server needs.
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        own = ownTerms(uiState)
        const { query = '', hitsPerPage = defaultState.size, page = 1 } = uiState
        return withRanges(parameters, list, uiState).setQueryParameters({
          ...attributesOf(list, { ...own, query }),
          // An undefined value removes the one of the previous state.
          ...unresolvedOf(own),
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
          index: uiState.sortBy ?? list.sorts.relevance.index,
          query,
          hitsPerPage,
          page: page - 1,
        })
      },
      getWidgetUiState: (uiState, { searchParameters }) => ({
        ...uiState,
        ...own,
        ...searchTerms(list, searchParameters),
      }),
    }
  }

type OwnTerms = Pick<ListUiState, 'view' | 'cols' | 'browsers' | 'day'>

function ownTerms({ view, cols, browsers, day }: ListUiState): OwnTerms {
  return { view, cols, browsers, day }
}

type SearchParameters = Parameters<NonNullable<Widget['getWidgetSearchParameters']>>[0]

function withRanges(parameters: SearchParameters, list: ListDefinition, ui: ListUiState) {
  let next = parameters
  for (const definition of Object.values(list.ranges)) {
    const { attribute } = definition
    const { min, max } = parseUiRange(ui.range?.[attribute]) ?? {}
    // This also removes the conditions of the previous state.
    next = next.removeDisjunctiveFacet(attribute)
    if (isRangeCounted(definition, ui)) next = next.addDisjunctiveFacet(attribute)
    if (min !== undefined) next = next.addNumericRefinement(attribute, '>=', min)
    if (max !== undefined) next = next.addNumericRefinement(attribute, '<=', max)
  }
  return next
}

/** Converts search parameters to the library's state, which omits defaults. */
function searchTerms(list: ListDefinition, parameters: SearchParameters): ListUiState {
  const { query, page = 0, hitsPerPage, index } = parameters
  const ranges = Object.values(list.ranges).flatMap(({ attribute }) => {
    const { '>=': from, '<=': to } = parameters.getNumericRefinements(attribute)
    const [min, max] = [from?.flat()[0], to?.flat()[0]]
    return min === undefined && max === undefined ? [] : [[attribute, `${min ?? ''}:${max ?? ''}`]]
  })
  return {
    ...(query && { query }),
    ...(page > 0 && { page: page + 1 }),
    ...(hitsPerPage !== defaultState.size && { hitsPerPage }),
    ...(index !== list.sorts.relevance.index && { sortBy: index }),
    ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
  }
}
