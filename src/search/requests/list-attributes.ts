import type { ListDefinition } from '#search/lists/list-definition.ts'
import { shownColumns, tableAttributes } from '#search/state/table-columns.ts'
import type { ListUiState } from '#search/state/ui-state.ts'

/** How a list is laid out. */
export type Layout = Pick<ListUiState, 'view' | 'cols'>

/** What of each record a list asks for: its own attributes, or those of the table's columns and no others. */
export function attributesOf(
  { attributes, highlight, table }: ListDefinition,
  { view, cols = [] }: Layout,
): { readonly attributesToRetrieve: string[]; readonly attributesToHighlight: string[] } {
  if (view !== 'table') {
    return { attributesToRetrieve: [...attributes], attributesToHighlight: [...highlight] }
  }
  return {
    attributesToRetrieve: [...tableAttributes(table, shownColumns(table, cols))],
    attributesToHighlight: [table.name],
  }
}
