import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import { browserPhrases } from '#lib/browser-names.ts'
import { shownColumns, tableAttributes } from '#search/address/table-columns.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'

/** A column with the attributes of a verdict; only lists with browser support data have it. */
export const SUPPORTED = 'chrome'

export type AttributeTerms = Pick<ListUiState, 'query' | 'view' | 'cols' | 'browsers'>

/** Additional attributes for a text that names platforms or other browsers: "node 20", "opera 90". */
export function platformAttributes(text: string): readonly string[] {
  return platformNames.test(text) ? ['platforms'] : []
}

const platformNames = new RegExp(
  `(?<![a-z])(?:${targetNames
    .filter(isPlatform)
    .map((name) => browserPhrases[name])
    .join('|')})(?![a-z])`,
  'i',
)

/**
 * The attributes that a list requests: those of its rows, or only those of the table's columns.
 * Without a query nothing matches, so there are no highlights. With one, highlighted texts are
 * requested only as highlights.
 */
export function attributesOf(list: ListDefinition, layout: AttributeTerms): AskedAttributes {
  const { query = '', browsers = '' } = layout
  const { shown, highlight } = shownAttributes(list, layout)
  // A text may ask about a runtime, too: "fetch in node 18".
  const named = list.attributes.includes('support') ? `${browsers} ${query}` : browsers
  const asked = [...shown, ...platformAttributes(named)]
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

function shownAttributes(
  list: ListDefinition,
  { query = '', view, cols = [], browsers = '' }: AttributeTerms,
): { readonly shown: readonly string[]; readonly highlight: readonly string[] } {
  const { attributes, table } = list
  if (view !== 'table') {
    // A one-letter word begins too many names in a list to highlight them.
    return { shown: attributes, highlight: explainsMatches(query) ? list.highlight : list.texts }
  }
  const columns = [...shownColumns(table, cols), ...(browsers === '' ? [] : [SUPPORTED])]
  return { shown: tableAttributes(table, columns), highlight: [table.name] }
}
