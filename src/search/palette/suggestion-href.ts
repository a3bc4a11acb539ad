import type { SuggestionTarget } from '#catalogue/suggestions/record.ts'
import {
  defaultState,
  listHref,
  type ListState,
  withFacet,
  withRange,
} from '#search/address/url-state.ts'
import { listById } from '#search/lists/all.ts'
import { type ListDefinition, TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import type { RecordPlace } from '#search/state/links.ts'
import type { SpellingSuggestion } from '#search/transport/spelling.ts'

export function suggestionHref(
  suggestion: SpellingSuggestion,
  hrefOf: (record: RecordPlace) => string,
): string {
  const { index, id } = suggestion.target
  return id === undefined ? suggestedList(suggestion) : hrefOf({ list: index, id })
}

/** The list with the suggestion's filters, or with its text as the query if it lacks one. */
export function suggestedList({ query, target }: SpellingSuggestion): string {
  const list = listById(target.index)
  return listHref(list, stateOf(list, query, target.filters))
}

function stateOf(
  list: ListDefinition,
  query: string,
  filters: SuggestionTarget['filters'],
): ListState {
  const unfiltered: ListState = { ...defaultState, q: query }
  if (filters === undefined) return unfiltered
  let state: ListState | undefined = defaultState
  for (const [attribute, values] of Object.entries(filters)) {
    state &&= withValues(list, state, { attribute, values })
  }
  return state ?? unfiltered
}

type Wish = { readonly attribute: string; readonly values: readonly string[] }

/** Adds a filter on an attribute to the state; undefined if the list has no such filter. */
function withValues(
  list: ListDefinition,
  state: ListState,
  { attribute, values }: Wish,
): ListState | undefined {
  const facet = keyOf(list.facets, attribute)
  if (facet !== undefined) return withFacet(state, facet, values)
  const range = keyOf(list.ranges, attribute)
  if (range !== undefined) return withRange(state, range, spanOf(values))
  if (list.tree?.attributes.includes(attribute) === true) {
    return { ...state, tree: values[0]?.split(TREE_SEPARATOR) ?? [] }
  }
  return undefined
}

function keyOf(
  filters: Readonly<Record<string, { readonly attribute: string }>>,
  attribute: string,
): string | undefined {
  return Object.keys(filters).find((key) => filters[key]?.attribute === attribute)
}

function spanOf(values: readonly string[]): { readonly min: number; readonly max: number } {
  const numbers = values.map(Number)
  return { min: Math.min(...numbers), max: Math.max(...numbers) }
}
