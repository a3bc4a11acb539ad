import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import type { WithUnresolved } from '#search/transport/unresolved.ts'
import { unresolvedOf } from '#search/transport/unresolved.ts'

/** The filters of a state as parameters of a query, in the library's notation. */
export type ListConditions = WithUnresolved & {
  readonly facetFilters: string[][]
  readonly numericFilters: string[]
}

export function listConditions(list: ListDefinition, state: ListState): ListConditions {
  return {
    facetFilters: [...facetFilters(list, state), ...treeFilters(list, state)],
    numericFilters: numericFilters(list, state),
    ...unresolvedOf(state),
  }
}

/** Alternatives within a facet; all facets must match. */
function facetFilters({ facets }: ListDefinition, state: ListState): string[][] {
  return Object.entries(facets).flatMap(([key, { attribute }]) => {
    const values = state.facets[key] ?? []
    return values.length === 0 ? [] : [values.map((value) => facetFilter(attribute, value))]
  })
}

function treeFilters({ tree }: ListDefinition, { tree: path }: ListState): string[][] {
  const attribute = tree?.attributes[path.length - 1]
  return attribute === undefined ? [] : [[facetFilter(attribute, path.join(TREE_SEPARATOR))]]
}

/** A leading hyphen would negate the filter. */
function facetFilter(attribute: string, value: string): string {
  return `${attribute}:${value.replace(/^-/, '\\-')}`
}

function numericFilters({ ranges }: ListDefinition, state: ListState): string[] {
  return Object.entries(ranges).flatMap(([key, { attribute }]) => {
    const { min, max } = state.ranges[key] ?? {}
    const ends = [['>=', min] as const, ['<=', max] as const]
    return ends.flatMap(([sign, end]) => (end === undefined ? [] : `${attribute}${sign}${end}`))
  })
}
