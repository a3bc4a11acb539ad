import {
  type RequestContext,
  type Route,
  pathPart,
} from '#provider/protocol/request/request-context.ts'
import { dayOf } from '#provider/protocol/traffic/days.ts'
import { normalizeSearch } from '#provider/protocol/traffic/logged.ts'
import { RETENTION } from '#provider/protocol/traffic/retention.ts'
import type { LoggedSearch, Condition } from '#provider/protocol/traffic/traffic-log.ts'

import {
  readIndexName,
  refuseUnknownParameters,
  readAnalytics,
  PAGING,
  readFlag,
  takeMost,
} from './analytics-request.ts'
import { groupBy } from './group-by.ts'
import { byDay, measureClicks, measureNoClicks, share } from './measures.ts'
import { searchesNoClicks, searchesNoResults, topSearches, refuseRevenue } from './search-lists.ts'
import { trafficDays } from './traffic-days.ts'
import type { VisitorSearch } from './visitor-searches.ts'

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
  analyticsRoute(
    'searches/count',
    daily(({ length }) => ({ count: length })),
  ),
  analyticsRoute('searches/noResults', searchesNoResults),
  analyticsRoute('searches/noResultRate', daily(measureNoResults)),
  analyticsRoute('searches/noClicks', searchesNoClicks),
  analyticsRoute('searches/noClickRate', daily(measureNoClicks)),
  analyticsRoute('users/count', daily(countUsers)),
  analyticsRoute('hits', topHits),
  analyticsRoute('filters', filterAttributes),
  analyticsRoute('filters/noResults', filtersNoResults),
  analyticsRoute('filters/:attribute', filterValues),
  analyticsRoute('clicks/clickThroughRate', daily(measureClickThrough)),
  analyticsRoute('clicks/averageClickPosition', daily(measurePosition)),
  analyticsRoute('clicks/positions', clickPositions),
  analyticsRoute('conversions/conversionRate', daily(measureConversions)),
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

type Measure = (searches: readonly VisitorSearch[]) => object

/** Handles an endpoint that returns a measure of the whole period and of each day. */
function daily(measure: Measure): Route['handle'] {
  return async (context) => byDay(await readAnalytics(context), measure)
}

/** The number of visitors who searched. Searches without a user token do not count. */
function countUsers(searches: readonly VisitorSearch[]): object {
  const users = new Set(searches.map(({ userToken }) => userToken))
  users.delete(null)
  return { count: users.size }
}

function measureNoResults(searches: readonly VisitorSearch[]): object {
  const noResultCount = searches.filter(({ nbHits }) => nbHits === 0).length
  const count = searches.length
  return { rate: count === 0 ? 0 : noResultCount / count, count, noResultCount }
}

function measureClickThrough(searches: readonly VisitorSearch[]): object {
  const { clickThroughRate: rate, clickCount, trackedSearchCount } = measureClicks(searches)
  return { rate, clickCount, trackedSearchCount }
}

function measurePosition(searches: readonly VisitorSearch[]): object {
  const { averageClickPosition: average, clickCount } = measureClicks(searches)
  return { average, clickCount }
}

function measureConversions(searches: readonly VisitorSearch[]): object {
  const { conversionRate: rate, trackedSearchCount, conversionCount } = measureClicks(searches)
  return { rate, trackedSearchCount, conversionCount }
}

/** The clicks by ranges of positions, for the whole period only. */
async function clickPositions(context: RequestContext): Promise<unknown> {
  return { positions: measureClicks((await readAnalytics(context)).searches).clickPositions }
}

/** The records that were shown for the most searches. */
async function topHits(context: RequestContext): Promise<unknown> {
  const searches = await chosenSearches(context, ['clickAnalytics', 'revenueAnalytics'])
  refuseRevenue(context)
  const withClicks = readFlag(context, 'clickAnalytics')
  const counts = new Map<string, number>()
  for (const { objectIDs } of searches) {
    for (const hit of objectIDs) counts.set(hit, (counts.get(hit) ?? 0) + 1)
  }
  const counted = Array.from(counts, ([hit, count]) => ({ hit, count }))
  const page = takeMost(context, counted, ({ hit }) => hit)
  if (!withClicks) return { hits: page }
  const measures = measureHits(page, searches)
  return { hits: page.map((top) => Object.assign(top, measures.get(top.hit))) }
}

/** objectID → clicks and conversions of the record in the searches that showed it. */
function measureHits(
  page: readonly { readonly hit: string }[],
  searches: readonly VisitorSearch[],
): ReadonlyMap<string, object> {
  const showing = new Map(page.map(({ hit }) => [hit, [] as VisitorSearch[]]))
  for (const search of searches) {
    for (const hit of search.objectIDs) showing.get(hit)?.push(search)
  }
  return new Map(Array.from(showing, ([hit, found]) => [hit, measureHit(hit, found)]))
}

/** Measures the clicks and conversions of a record in the searches that showed it. */
function measureHit(hit: string, searches: readonly VisitorSearch[]): object {
  const tracked = searches.filter(({ isTracked }) => isTracked)
  const clicksOf = ({ clicks }: VisitorSearch): number =>
    clicks.filter(({ objectID }) => objectID === hit).length
  const conversionsOf = ({ conversions }: VisitorSearch): number =>
    conversions.filter((objectIDs) => objectIDs.includes(hit)).length
  return {
    clickThroughRate: share(tracked, (search) => clicksOf(search) > 0),
    conversionRate: share(tracked, (search) => conversionsOf(search) > 0),
    trackedHitCount: tracked.length,
    clickCount: tracked.reduce((sum, search) => sum + clicksOf(search), 0),
    conversionCount: tracked.reduce((sum, search) => sum + conversionsOf(search), 0),
  }
}

/** The attributes by which the most searches filtered. */
async function filterAttributes(context: RequestContext): Promise<unknown> {
  const used = (await chosenSearches(context)).flatMap(({ conditions }) =>
    Array.from(new Set(conditions.map(({ attribute }) => attribute))),
  )
  const counted = Array.from(groupBy(used, String), ([attribute, { length }]) => ({
    attribute,
    count: length,
  }))
  return { attributes: takeMost(context, counted, ({ attribute }) => attribute) }
}

/** The conditions on one attribute that the most searches had. */
async function filterValues(context: RequestContext): Promise<unknown> {
  const attribute = pathPart(context, 'attribute')
  const conditions = (await chosenSearches(context))
    .flatMap((search) => search.conditions)
    .filter((condition) => condition.attribute === attribute)
  const counted = Array.from(groupBy(conditions, textOf), ([, [first, ...more]]) => ({
    attribute,
    operator: first?.operator ?? ':',
    value: first?.value ?? '',
    count: 1 + more.length,
  }))
  return { values: takeMost(context, counted, textOf) }
}

const textOf = ({ attribute, operator, value }: Condition): string => attribute + operator + value

/**
 * The filters with which `search` found nothing. Like the hosted service, returns null without
 * `search`, or if it always found something.
 */
async function filtersNoResults(context: RequestContext): Promise<unknown> {
  const without = (await chosenSearches(context)).filter(({ nbHits }) => nbHits === 0)
  const filtered = without.filter(({ conditions }) => conditions.length > 0)
  const groups = groupBy(filtered, ({ conditions }) => conditions.map(textOf).toSorted().join(' '))
  const counted = Array.from(groups, ([text, group]) => ({
    text,
    count: group.length,
    values: group[0]?.conditions ?? [],
  }))
  const page = takeMost(context, counted, ({ text }) => text)
  if (!context.url.has('search') || without.length === 0) return { values: null }
  return { values: page.map(({ count, values }) => ({ count, values })) }
}

/** The searches that the request selects; with `search`, only those for that text. */
async function chosenSearches(
  context: RequestContext,
  others: readonly string[] = [],
): Promise<readonly VisitorSearch[]> {
  const { searches } = await readAnalytics(context, [...PAGING, 'search', ...others])
  const wanted = context.url.get('search')
  if (wanted === null) return searches
  const text = normalizeSearch(wanted)
  return searches.filter(({ search }) => search === text)
}
