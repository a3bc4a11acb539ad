import type { SearchParameters } from 'algoliasearch-helper'
import type { Connector } from 'instantsearch.js'

import type { ListUiState } from '#search/address/ui-state.ts'
import { BASELINE, dayAttributes, dayFilter } from '#search/targets/filter/day-filter.ts'
import { joinFilters } from '#search/targets/filter/filter-text.ts'

/**
 * The day of a list, whose Baseline statuses are those of that day: conditions on them become
 * conditions on the days of features. Mount it after the filters, whose conditions it reads.
 */
export const connectDay: Connector<{ readonly $$type: 'plinth.day' }, Record<string, never>> =
  () => (widgetParams) => {
    let day = ''
    let statuses: readonly string[] = []
    return {
      $$type: 'plinth.day',
      init: () => {},
      dispose: ({ state }) => state,
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters, { uiState }: { readonly uiState: ListUiState }) => {
        day = uiState.day ?? ''
        const isDay = dayAttributes(day).length > 0
        statuses = isDay ? parameters.getDisjunctiveRefinements(BASELINE) : []
        return isDay ? onDay(parameters, day, statuses) : parameters
      },
      getWidgetUiState: (uiState: ListUiState): ListUiState => {
        const { refinementList = {} } = uiState
        // The parameters have no status but one that was chosen or removed since.
        const chosen = toggled(statuses, refinementList[BASELINE] ?? [])
        const all = chosen.length > 0 ? { ...refinementList, [BASELINE]: chosen } : refinementList
        return { ...uiState, ...(day && { day, refinementList: all }) }
      },
    }
  }

function onDay(parameters: SearchParameters, day: string, statuses: readonly string[]) {
  const { filters, attributesToRetrieve = [], disjunctiveFacetsRefinements } = parameters
  return parameters.setQueryParameters({
    filters: joinFilters([filters, dayFilter(day, statuses)]),
    attributesToRetrieve: [...new Set([...attributesToRetrieve, ...dayAttributes(day)])],
    disjunctiveFacetsRefinements: { ...disjunctiveFacetsRefinements, [BASELINE]: [] },
  })
}

/** The values of one of two lists, but not of both. */
function toggled(values: readonly string[], changed: readonly string[]): string[] {
  return [
    ...values.filter((value) => !changed.includes(value)),
    ...changed.filter((value) => !values.includes(value)),
  ]
}
