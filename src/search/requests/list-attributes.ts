import type { ListDefinition } from '#search/lists/list-definition.ts'
import { shownColumns, tableAttributes } from '#search/state/table-columns.ts'
import type { ListUiState } from '#search/state/ui-state.ts'

/** A column that is made from what a verdict is made from, in the lists whose records work in browsers. */
export const SUPPORTED = 'chrome'

/** How a list is laid out, and what its results are checked against. */
export type Layout = Pick<ListUiState, 'view' | 'cols' | 'browsers'>

/** What is asked for beside the usual attributes where a text names platforms that are no core browsers: "node 20". */
export function platformAttributes(text: string): readonly string[] {
  return /node|deno|bun|webview/i.test(text) ? ['platforms'] : []
}

/** What of each record a list asks for: its own attributes, or those of the table's columns and no others. */
export function attributesOf(
  { attributes, highlight, table }: ListDefinition,
  { view, cols = [], browsers = '' }: Layout,
): { readonly attributesToRetrieve: string[]; readonly attributesToHighlight: string[] } {
  if (view !== 'table') {
    return {
      attributesToRetrieve: [...attributes, ...platformAttributes(browsers)],
      attributesToHighlight: [...highlight],
    }
  }
  const checked = browsers === '' ? [] : [SUPPORTED]
  return {
    attributesToRetrieve: [
      ...tableAttributes(table, [...shownColumns(table, cols), ...checked]),
      ...platformAttributes(browsers),
    ],
    attributesToHighlight: [table.name],
  }
}
