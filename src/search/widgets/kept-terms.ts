import type { SearchParameters } from 'algoliasearch-helper'
import type { Connector } from 'instantsearch.js'

import type { ListUiState } from '#search/address/ui-state.ts'

export type Terms = Pick<ListUiState, 'view' | 'cols' | 'browsers' | 'day' | 'typed'>

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
export function connectKeptTerms<Props extends Record<string, unknown>>({
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
