import type { Connector } from 'instantsearch.js'

import { acceptedOn, datedFacets } from '#catalogue/dated-facets.ts'
import { isWithin, splitValue } from '#catalogue/dated-values.ts'
import { orderOnDay } from '#catalogue/releases/on-day.ts'
import type { ListUiState } from '#search/address/ui-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { VisitDay } from '#search/state/days.ts'

type DatedProps = { readonly list: Pick<ListDefinition, 'id'>; readonly visit: VisitDay }

/**
 * Lets a condition on a value of a facet also accept the value with each period that includes the day
 * of the visit, because the data announces releases that visitors may already have; and ranks releases by
 * their status on that day. Mount it after the filters and the search box, which it reads.
 */
export const connectDatedValues: Connector<{ readonly $$type: 'plinth.datedValues' }, DatedProps> =
  () => (widgetParams) => {
    const { list, visit } = widgetParams
    const { today, datedValues } = visit
    return {
      $$type: 'plinth.datedValues',
      init: () => {},
      dispose: ({ state }) => state,
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters) => {
        let next =
          list.id === 'releases'
            ? parameters.setQueryParameter(
                'optionalFilters',
                orderOnDay(parameters.query ?? '', visit),
              )
            : parameters
        for (const facet of datedFacets) {
          const accepted = acceptedOn(today, datedValues[facet] ?? [])
          for (const value of parameters.getDisjunctiveRefinements(facet).flatMap(accepted)) {
            next = next.addDisjunctiveFacetRefinement(facet, value)
          }
        }
        return next
      },
      getWidgetUiState: (uiState: ListUiState): ListUiState => {
        const { refinementList } = uiState
        return refinementList === undefined
          ? uiState
          : { ...uiState, refinementList: withoutPeriods(refinementList) }
      },
    }
  }

function withoutPeriods(refinements: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(refinements).map(([facet, values]) => [
      facet,
      values.filter((value) => splitValue(value)[1] === ''),
    ]),
  )
}

type Counted = { readonly value: string; readonly count: number }

/** The values of a facet that hold on a day, each with its number on that day. */
export function valuesOnDay<Item extends Counted>(items: readonly Item[], today: string): Item[] {
  const byName = new Map<string, Item>()
  for (const item of items) {
    const [name, period] = splitValue(item.value)
    if (!isWithin(period, today)) continue
    const known = byName.get(name)
    byName.set(name, {
      ...(known ?? item),
      value: name,
      label: name,
      count: (known?.count ?? 0) + item.count,
    })
  }
  return [...byName.values()]
}
