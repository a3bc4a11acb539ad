import type { RefinementListItem } from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList'
import { useCallback, useState } from 'react'
import { useConnector } from 'react-instantsearch'

import { isDatedFacet } from '#catalogue/dated-facets.ts'
import type {
  FacetDefinition,
  ListDefinition,
  TreeDefinition,
} from '#search/lists/list-definition.ts'
import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { useDayCounts } from '#search/targets/day/day-counts.ts'
import { BASELINE } from '#search/targets/filter/day-filter.ts'
import { valuesOnDay } from '#search/widgets/connect-dated-values.ts'
import { connectFacet, connectTree } from '#search/widgets/counted-on-demand.ts'
import { facetProps, treeProps } from '#search/widgets/list-props.ts'

import type { Opened } from './use-opened.ts'

export type FacetFilter = ReturnType<typeof useFacet>

export type TreeFilter = ReturnType<typeof useTree>

export type Filters = {
  readonly facets: ReadonlyMap<string, FacetFilter>
  readonly tree: TreeFilter | undefined
  /** The attributes of the filters to show, as an operator has ordered them; empty: those of the list. */
  readonly order: readonly string[]
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
    a.order.join('\n') === b.order.join('\n') &&
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

/** The facets of a list with the numbers of its day beside the Baseline statuses. */
export function useDayFacets(facets: Filters['facets']): Filters['facets'] {
  const { list, state } = useListState()
  const ofDay = useDayCounts(list, state)
  const statuses = facets.get(BASELINE)
  if (ofDay === undefined || statuses === undefined) return facets
  const shown = ofDay === 'pending' ? { isCounted: false } : { items: itemsOf(ofDay) }
  return new Map(facets).set(BASELINE, { ...statuses, ...shown })
}

function itemsOf(counts: Readonly<Record<string, number>>): RefinementListItem[] {
  return Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    count,
    isRefined: false,
  }))
}

function useFacet(facet: FacetDefinition, name: string, opened: Opened) {
  const { today } = useDays()
  const transformItems = useCallback(
    <Item extends RefinementListItem>(items: Item[]) => valuesOnDay(items, today),
    [today],
  )
  const filter = useConnector(connectFacet, {
    ...facetProps(facet),
    isOpen: opened.has(name),
    ...(isDatedFacet(facet.attribute) && { transformItems }),
  })
  return { ...filter, isCounted: opened.isCounted(name) }
}

export function useTree(tree: TreeDefinition, opened: Opened) {
  const filter = useConnector(connectTree, { ...treeProps(tree), isOpen: opened.has(tree.key) })
  return { ...filter, isCounted: opened.isCounted(tree.key) }
}
