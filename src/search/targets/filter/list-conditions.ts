import type { ListState } from '#search/address/url-state.ts'
import { type ListDefinition, TREE_SEPARATOR } from '#search/lists/list-definition.ts'
import type { ViewRequest } from '#search/transport/search-client.ts'

import { BASELINE, dayAttributes, dayFilter } from './day-filter.ts'

/** The filters of a state for the query of a view; `readyRequest` makes one of the browsers. */
export type ListConditions = Pick<ViewRequest, 'browsers' | 'filters'> & {
  readonly facetFilters: string[][]
  readonly numericFilters: string[]
}

export function listConditions(list: ListDefinition, state: ListState): ListConditions {
  const { day, browsers, facets } = state
  const isDay = dayAttributes(day).length > 0
  const { [BASELINE]: statuses = [], ...others } = facets
  return {
    facetFilters: [...facetFilters(list, isDay ? others : facets), ...treeFilters(list, state)],
    numericFilters: numericFilters(list, state),
    ...(isDay && { filters: dayFilter(day, statuses) }),
    ...(browsers && { browsers }),
  }
}

/** Alternatives within a facet; all facets must match. */
function facetFilters({ facets }: ListDefinition, chosen: ListState['facets']): string[][] {
  return Object.entries(facets).flatMap(([key, { attribute }]) => {
    const values = chosen[key] ?? []
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
