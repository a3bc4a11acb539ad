import { shownColumns, tableAttributes } from '#search/address/table-columns.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'

/** A column that is made from what a verdict is made from, in the lists whose records work in browsers. */
export const SUPPORTED = 'chrome'

/** What is searched for in a list, how it is laid out, and what its results are checked against. */
export type Layout = Pick<ListUiState, 'query' | 'view' | 'cols' | 'browsers'>

/** What is asked for beside the usual attributes where a text names platforms that are no core browsers: "node 20". */
export function platformAttributes(text: string): readonly string[] {
  return /node|deno|bun|webview/i.test(text) ? ['platforms'] : []
}

/**
 * What of each record a list asks for: its own attributes, or those of the table's columns and no others. Without a query
 * nothing can match, so there are no highlights; with one the texts that are highlighted come in the highlights alone.
 */
export function attributesOf(list: ListDefinition, layout: Layout): AskedAttributes {
  const { query = '', browsers = '' } = layout
  const { shown, highlight } = shownAttributes(list, layout)
  const asked = [...shown, ...platformAttributes(browsers)]
  if (query.trim() === '') return { attributesToRetrieve: asked, attributesToHighlight: [] }
  const marked = new Set(list.texts.filter((text) => highlight.includes(text)))
  return {
    attributesToRetrieve: asked.filter((attribute) => !marked.has(attribute)),
    attributesToHighlight: [...highlight],
  }
}

type AskedAttributes = {
  readonly attributesToRetrieve: string[]
  readonly attributesToHighlight: string[]
}

/** The attributes that a layout shows, and those in which it marks what matched. */
function shownAttributes(
  list: ListDefinition,
  { query = '', view, cols = [], browsers = '' }: Layout,
): { readonly shown: readonly string[]; readonly highlight: readonly string[] } {
  const { attributes, table } = list
  if (view !== 'table') {
    // A word of one letter begins too many of the names in a list to mark them.
    return { shown: attributes, highlight: explainsMatches(query) ? list.highlight : list.texts }
  }
  const columns = [...shownColumns(table, cols), ...(browsers === '' ? [] : [SUPPORTED])]
  return { shown: tableAttributes(table, columns), highlight: [table.name] }
}
