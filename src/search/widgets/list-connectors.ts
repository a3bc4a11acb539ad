import type { SearchParameters } from 'algoliasearch-helper'
import type { Connector } from 'instantsearch.js'

import { listTextParameters, type TextParameters } from '#language/index.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { attributesOf } from '#search/state/list-attributes.ts'
import { browsersFilter } from '#search/targets/filter/browsers-filter.ts'
import { joinFilters } from '#search/targets/filter/filter-text.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'

type ListProps = { readonly list: ListDefinition }

/** The layout of a list, and with it the attributes that rows or columns show. */
export const connectLayout = connectKeptTerms<ListProps>({
  $$type: 'plinth.layout',
  termsIn: ({ view, cols }) => ({ view, cols }),
  withTerms: (parameters, ui, { list }) =>
    parameters.setQueryParameters({
      ...attributesOf(list, { ...ui, query: ui.typed ?? ui.query ?? '' }),
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    }),
})

const wordParameters = [
  'filters',
  'optionalWords',
  'typoTolerance',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'advancedSyntax',
  'advancedSyntaxFeatures',
  'queryLanguages',
  'removeStopWords',
] as const satisfies readonly (keyof TextParameters)[]

/**
 * The text as typed. The search box of the library has the query that follows from it; this widget has
 * the text, and sets how its words are searched: which are optional, excluded or literal.
 */
export const connectWords = connectKeptTerms<ListProps>({
  $$type: 'plinth.words',
  termsIn: ({ typed }) => ({ typed }),
  withTerms: (parameters, { typed = '' }, { list }) => {
    const ofText = listTextParameters(typed, list.id)
    // An undefined parameter removes the one of the text before.
    return wordParameters.reduce(
      (next, name) => next.setQueryParameter(name, ofText[name]),
      parameters,
    )
  },
  fits: ({ typed = '' }, { query }, { list }) => listTextParameters(typed, list.id).query === query,
})

/** The visitor's browsers, if they filter the results. Call after `prepareSearch`. */
export const connectBrowsers = connectKeptTerms<ListProps>({
  $$type: 'plinth.browsers',
  termsIn: ({ browsers }) => ({ browsers }),
  withTerms: (parameters, { browsers = '' }, { list }) =>
    parameters.setQueryParameter(
      'filters',
      joinFilters([parameters.filters, browsersFilter(list.id, browsers)]),
    ),
})

type Terms = Pick<ListUiState, 'view' | 'cols' | 'browsers' | 'day' | 'typed'>

type KeptTerms<Props> = {
  readonly $$type: string
  readonly termsIn: (ui: ListUiState) => Terms
  /** Sets what follows from the terms. It has to remove what followed from the terms before. */
  readonly withTerms: (
    parameters: SearchParameters,
    ui: ListUiState,
    props: Props,
  ) => SearchParameters
  /** Whether the terms belong to the parameters, which another widget may have changed since. */
  readonly fits?: (terms: Terms, parameters: SearchParameters, props: Props) => boolean
}

type Description = { readonly $$type: string; readonly renderState: Terms }

/**
 * Defines a connector for terms of a list that no widget of the library has. The library derives the
 * state of a list from its search parameters. The terms have none, so the widget keeps them, and sets
 * the parameters that follow from them. It renders the terms.
 */
function connectKeptTerms<Props extends Record<string, unknown>>({
  $$type,
  termsIn,
  withTerms,
  fits = () => true,
}: KeptTerms<Props>): Connector<Description, Props> {
  return (renderTerms) => (widgetParams) => {
    let terms: Terms = {}
    return {
      $$type,
      init: ({ instantSearchInstance }) =>
        renderTerms({ ...terms, widgetParams, instantSearchInstance }, true),
      render: ({ instantSearchInstance }) =>
        renderTerms({ ...terms, widgetParams, instantSearchInstance }, false),
      dispose: ({ state }) => state,
      // With it, the hook sets the parameters in its first render, which a server needs.
      getWidgetRenderState: () => ({ ...terms, widgetParams }),
      getWidgetSearchParameters: (parameters, { uiState }) => {
        terms = termsIn(uiState)
        return withTerms(parameters, uiState, widgetParams)
      },
      getWidgetUiState: (uiState, { searchParameters }) =>
        fits(terms, searchParameters, widgetParams) ? { ...uiState, ...terms } : uiState,
    }
  }
}
