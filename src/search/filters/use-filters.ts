import { connectHierarchicalMenu, connectRefinementList } from 'instantsearch.js/es/connectors'
import { useState } from 'react'
import { useConnector } from 'react-instantsearch'

import type {
  FacetDefinition,
  ListDefinition,
  TreeDefinition,
} from '#search/lists/list-definition.ts'
import { MOST_VALUES, TREE_SEPARATOR } from '#search/lists/list-definition.ts'

import { countedOnDemand } from './counted-on-demand.ts'
import { renderedAfterResults } from './rendered-after-results.ts'
import type { Opened } from './use-opened.ts'

export type FacetFilter = ReturnType<typeof useFacet>

export type TreeFilter = ReturnType<typeof useTree>

export type Filters = {
  readonly facets: ReadonlyMap<string, FacetFilter>
  readonly tree: TreeFilter | undefined
}

/** Whether two states of one widget show the same values and counts. */
export function showsSame(a: FacetFilter, b: FacetFilter): boolean {
  return (
    a.isCounted === b.isCounted &&
    a.isFromSearch === b.isFromSearch &&
    a.hasExhaustiveItems === b.hasExhaustiveItems &&
    a.items.length === b.items.length &&
    a.items.every(({ value, count }, place) => {
      const other = b.items[place]
      return value === other?.value && count === other.count
    })
  )
}

/** Returns the previous filters while they show the same values, see `FacetItem`. */
export function useSteady(filters: Filters): Filters {
  const [kept, keep] = useState(filters)
  if (kept === filters || showSameFilters(kept, filters)) return kept
  keep(filters)
  return filters
}

function showSameFilters(a: Filters, b: Filters): boolean {
  const isSameFacet = ([name, facet]: readonly [string, FacetFilter]): boolean => {
    const other = b.facets.get(name)
    return other !== undefined && showsSame(facet, other)
  }
  return (
    [...a.facets].every(isSameFacet) &&
    a.tree?.isCounted === b.tree?.isCounted &&
    showSameItems(a.tree?.items, b.tree?.items)
  )
}

type TreeItems = TreeFilter['items']

function showSameItems(a: TreeItems = [], b: TreeItems = []): boolean {
  return (
    a.length === b.length &&
    a.every(({ value, count, isRefined, data }, place) => {
      const other = b[place]
      return (
        value === other?.value &&
        count === other.count &&
        isRefined === other.isRefined &&
        showSameItems(data ?? undefined, other.data ?? undefined)
      )
    })
  )
}

/** The facets of a list, which do not change while mounted: the order of hooks is stable. */
export function useFacets({ facets }: ListDefinition, opened: Opened) {
  return new Map(
    Object.entries(facets).map(([name, facet]) => [name, useFacet(facet, name, opened)]),
  )
}

function useFacet(facet: FacetDefinition, name: string, opened: Opened) {
  const filter = useConnector(connectFacet, facetParameters(facet, opened.has(name)))
  return { ...filter, isCounted: opened.isCounted(name) }
}

export function useTree(tree: TreeDefinition, opened: Opened) {
  const filter = useConnector(connectTree, treeParameters(tree, opened.has(tree.key)))
  return { ...filter, isCounted: opened.isCounted(tree.key) }
}

export const connectFacet = renderedAfterResults(countedOnDemand(connectRefinementList))
export const connectTree = renderedAfterResults(countedOnDemand(connectHierarchicalMenu))

export function facetParameters(facet: FacetDefinition, isOpen: boolean) {
  const { attribute } = facet
  return { name: attribute, attribute, limit: MOST_VALUES, sortBy: [...orderOf(facet)], isOpen }
}

export function treeParameters({ attributes }: TreeDefinition, isOpen: boolean) {
  const [name] = attributes
  return {
    name,
    attributes: [...attributes],
    separator: TREE_SEPARATOR,
    limit: MOST_VALUES,
    isOpen,
  }
}

/** Selected values keep their position under the pointer, but lead a list that may be truncated. */
function orderOf({ searchPlaceholder, kind }: FacetDefinition) {
  if (kind !== undefined) return newestFirst
  return searchPlaceholder === undefined ? byCount : ([...refinedFirst, ...byCount] as const)
}

const byCount = ['count:desc', 'name:asc'] as const
const newestFirst = ['name:desc'] as const
const refinedFirst = ['isRefined'] as const
