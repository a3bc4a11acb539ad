import type { Connector } from 'instantsearch.js'

import type { ListDefinition } from '#search/lists/list-definition.ts'

import { MARK_END, MARK_START } from './marked-parts.ts'
import { shownColumns, tableAttributes } from './table-columns.ts'
import type { ListUiState } from './ui-state.ts'

type ParametersProps = { readonly list: ListDefinition }

type Layout = Pick<ListUiState, 'view' | 'cols'>

/**
 * The widget that asks for what a list shows: its own attributes, or those of the table's columns and no others.
 *
 * The library derives its state from the parameters of the search, and how a list is laid out is none of these: several
 * columns can be made from one attribute. So the widget remembers it, from each time the library hands it a state.
 */
export const connectListParameters: Connector<{ $$type: 'plinth.list' }, ParametersProps> =
  () =>
  ({ list }) => {
    let layout: Layout = {}
    return {
      $$type: 'plinth.list',
      init: () => {},
      dispose: ({ state }) => state,
      getWidgetSearchParameters: (parameters, { uiState }) => {
        layout = layoutOf(uiState)
        return parameters.setQueryParameters({
          ...attributesOf(list, layout),
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        })
      },
      getWidgetUiState: (uiState) => ({ ...uiState, ...layout }),
    }
  }

function layoutOf({ view, cols }: ListUiState): Layout {
  return { ...(view !== undefined && { view }), ...(cols !== undefined && { cols }) }
}

function attributesOf(
  { attributes, highlight, table }: ListDefinition,
  { view, cols = [] }: Layout,
) {
  if (view !== 'table') {
    return { attributesToRetrieve: [...attributes], attributesToHighlight: [...highlight] }
  }
  return {
    attributesToRetrieve: [...tableAttributes(table, shownColumns(table, cols))],
    attributesToHighlight: [table.name],
  }
}
