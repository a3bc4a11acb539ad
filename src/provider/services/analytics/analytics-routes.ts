import type { RequestContext, Route } from '#provider/protocol/request/request-context.ts'
import { dayOf } from '#provider/protocol/traffic/days.ts'
import { RETENTION } from '#provider/protocol/traffic/retention.ts'
import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'

import { readIndexName, refuseUnknownParameters } from './analytics-request.ts'
import { filterAttributes, filterValues, filtersNoResults, topHits } from './hits-and-filters.ts'
import {
  averageClickPosition,
  clickPositions,
  clickThroughRate,
  conversionRate,
  noClickRate,
  noResultRate,
  searchesCount,
  usersCount,
} from './rates.ts'
import { searchesNoClicks, searchesNoResults, topSearches } from './search-lists.ts'
import { trafficDays } from './traffic-days.ts'

const analyticsRoute = (path: string, handle: Route['handle']): Route => ({
  method: 'GET',
  path: `/2/${path}`,
  right: 'analytics',
  thread: 'background',
  handle,
})

/** Endpoints of the Analytics API, about the logged searches in an index. */
export const analyticsRoutes: readonly Route[] = [
  analyticsRoute('searches', topSearches),
  analyticsRoute('searches/count', searchesCount),
  analyticsRoute('searches/noResults', searchesNoResults),
  analyticsRoute('searches/noResultRate', noResultRate),
  analyticsRoute('searches/noClicks', searchesNoClicks),
  analyticsRoute('searches/noClickRate', noClickRate),
  analyticsRoute('users/count', usersCount),
  analyticsRoute('hits', topHits),
  analyticsRoute('filters', filterAttributes),
  analyticsRoute('filters/noResults', filtersNoResults),
  analyticsRoute('filters/:attribute', filterValues),
  analyticsRoute('clicks/clickThroughRate', clickThroughRate),
  analyticsRoute('clicks/averageClickPosition', averageClickPosition),
  analyticsRoute('clicks/positions', clickPositions),
  analyticsRoute('conversions/conversionRate', conversionRate),
  analyticsRoute('status', status),
]

const DAY = 86_400_000

/** Returns when the newest search in the index was recorded; null if there is none. */
async function status(context: RequestContext): Promise<unknown> {
  refuseUnknownParameters(context.url, ['index'])
  const index = readIndexName(context)
  const reader = trafficDays(context)
  const now = context.now()
  const days = Array.from({ length: RETENTION.days }, (_, age) => dayOf(now - age * DAY))
  const newest = await days.reduce<Promise<LoggedSearch | undefined>>(
    async (found, day) => (await found) ?? (await reader.lastSearch(index, day)),
    Promise.resolve(undefined),
  )
  return { updatedAt: newest === undefined ? null : new Date(newest.time).toISOString() }
}
