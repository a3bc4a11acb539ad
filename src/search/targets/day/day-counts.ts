import { useMemo, useState } from 'react'

import { countedOn, statusCountsOn } from '#catalogue/features/on-day.ts'
import { secondsOf } from '#lib/dates.ts'
import { type ListState, withFacet } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { BASELINE } from '#search/targets/filter/day-filter.ts'
import { listConditions } from '#search/targets/filter/list-conditions.ts'
import { type MultiSearchRequest, useMultiSearch } from '#search/transport/use-multi-search.ts'

/** The provider's maximum of values per facet; features have fewer dates. */
const MOST_DAYS = 1000

/** The query that counts the features of a list by their dates, whatever statuses are chosen. */
export function countsRequest(list: ListDefinition, state: ListState): MultiSearchRequest {
  const { filters: _, ...others } = listConditions(list, withFacet(state, BASELINE, []))
  return {
    indexName: list.id,
    query: state.q,
    ...others,
    facets: [...countedOn],
    maxValuesPerFacet: MOST_DAYS,
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }
}

/** The number of features by status on a day, from the result of that query. */
export function readCounts(day: string, result: object): Readonly<Record<string, number>> {
  const {
    nbHits = 0,
    facets = {},
  }: Partial<Parameters<typeof statusCountsOn>[1] & { nbHits: number }> = result
  return statusCountsOn(secondsOf(day) ?? 0, { total: nbHits, facets })
}

/**
 * The number of features by Baseline status on the day of a list; those before until the next are known.
 * Undefined without a day, and `pending` until there are any. No widget of the library can count dates
 * in place of another facet.
 */
export function useDayCounts(
  list: ListDefinition,
  state: ListState,
): Readonly<Record<string, number>> | 'pending' | undefined {
  const { day } = state
  const isDay = secondsOf(day) !== undefined
  const answer = useMultiSearch(isDay ? [countsRequest(list, state)] : null)
  const result = answer.status === 'results' ? answer.results[0] : undefined
  const [last, setLast] = useState<{ readonly day: string; readonly result: object }>()
  if (result !== undefined && result !== last?.result) setLast({ day, result })
  const known = last?.day === day ? last.result : undefined
  const counts = useMemo(() => known && readCounts(day, known), [day, known])
  return isDay ? (counts ?? 'pending') : undefined
}
