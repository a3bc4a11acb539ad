import type { RefinementListItem } from 'instantsearch.js/es/connectors/refinement-list/connectRefinementList'
import { useCallback } from 'react'
import { useConnector } from 'react-instantsearch'

import { isDatedFacet } from '#catalogue/dated-facets.ts'
import type {
  FacetDefinition,
  ListDefinition,
  TreeDefinition,
} from '#search/lists/list-definition.ts'
import { useAfterPaint } from '#search/state/after-paint.ts'
import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { useDayCounts } from '#search/targets/day/day-counts.ts'
import { BASELINE } from '#search/targets/filter/day-filter.ts'
import { valuesOnDay } from '#search/widgets/connect-dated-values.ts'
import { connectFacet, connectTree } from '#search/widgets/counted-on-demand.ts'
import { facetProps, treeProps } from '#search/widgets/list-props.ts'

import type { Opened } from './use-opened.ts'

type Counted = {
  /** Whether the results on the page count the values. */
  readonly isCounted: boolean
}

type FacetState = ReturnType<typeof useFacet>

type TreeState = ReturnType<typeof useTree>

export type FacetFilter = FacetState & Counted

/** What the widgets of the filters render. */
export type FilterStates = {
  readonly facets: ReadonlyMap<string, FacetState>
  readonly tree: TreeState | undefined
  /** The attributes of the filters to show, as an operator has ordered them; empty: those of the list. */
  readonly order: readonly string[]
}

export type Filters = Pick<FilterStates, 'order'> & {
  readonly facets: ReadonlyMap<string, FacetFilter>
  readonly tree: (TreeState & Counted) | undefined
}

/** Whether two states of one widget show the same values and counts. */
export function showsSame(a: FacetState, b: FacetState): boolean {
  return (
    a.isFromSearch === b.isFromSearch &&
    a.hasExhaustiveItems === b.hasExhaustiveItems &&
    a.items.length === b.items.length &&
    a.items.every(({ value, count }, place) => {
      const other = b.items[place]
      return value === other?.value && count === other.count
    })
  )
}

/** Whether two states show the same filters, values and counts. */
export function showSameStates(a: FilterStates, b: FilterStates): boolean {
  const isSameFacet = ([name, facet]: readonly [string, FacetState]): boolean => {
    const other = b.facets.get(name)
    return other !== undefined && showsSame(facet, other)
  }
  return (
    [...a.facets].every(isSameFacet) &&
    a.order.join('\n') === b.order.join('\n') &&
    showSameItems(a.tree?.items, b.tree?.items)
  )
}

/** Returns new states after the paint of their results; the first ones at once. */
export function useStatesAfterPaint(states: FilterStates): FilterStates {
  const painted = useAfterPaint(states)
  const isFirst = [...painted.facets.values()].every(({ items }) => items.length === 0)
  return isFirst ? states : painted
}

type TreeItems = TreeState['items']

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

/**
 * The filters to show, with the numbers of the list's day beside the Baseline statuses.
 *
 * @param isCounted whether the results count the values of a filter
 */
export function useFilters(
  { facets, tree, order }: FilterStates,
  isCounted: (name: string) => boolean,
): Filters {
  const { list, state } = useListState()
  const ofDay = useDayCounts(list, state)
  const counted = new Map(
    [...facets].map(([name, facet]) => [name, { ...facet, isCounted: isCounted(name) }]),
  )
  const statuses = counted.get(BASELINE)
  if (ofDay !== undefined && statuses !== undefined) {
    const shown = ofDay === 'pending' ? { isCounted: false } : { items: itemsOf(ofDay) }
    counted.set(BASELINE, { ...statuses, ...shown })
  }
  const isTreeCounted = list.tree !== undefined && isCounted(list.tree.key)
  return { facets: counted, tree: tree && { ...tree, isCounted: isTreeCounted }, order }
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
  return useConnector(connectFacet, {
    ...facetProps(facet),
    isOpen: opened.names.has(name),
    ...(isDatedFacet(facet.attribute) && { transformItems }),
  })
}

export function useTree(tree: TreeDefinition, opened: Opened) {
  return useConnector(connectTree, { ...treeProps(tree), isOpen: opened.names.has(tree.key) })
}
