import { pathPart, type RequestContext } from '#provider/protocol/request/request-context.ts'
import type { Condition } from '#provider/protocol/traffic/traffic-log.ts'

import { PAGING, readAnalytics, readFlag, takePage } from './analytics-request.ts'
import { byCount, groupBy } from './group-by.ts'
import { share } from './measures.ts'
import { refuseRevenue } from './search-lists.ts'
import { normalizeSearch, type VisitorSearch } from './visitor-searches.ts'

/** The records that were shown for the most searches. */
export async function topHits(context: RequestContext): Promise<unknown> {
  const searches = await chosenSearches(context, ['clickAnalytics', 'revenueAnalytics'])
  refuseRevenue(context)
  const withClicks = readFlag(context, 'clickAnalytics')
  const counts = new Map<string, number>()
  for (const { objectIDs } of searches) {
    for (const hit of objectIDs) counts.set(hit, (counts.get(hit) ?? 0) + 1)
  }
  const counted = Array.from(counts, ([hit, count]) => ({ hit, count }))
  const page = takePage(
    context,
    byCount(counted, ({ hit }) => hit),
  )
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
export async function filterAttributes(context: RequestContext): Promise<unknown> {
  const used = (await chosenSearches(context)).flatMap(({ conditions }) =>
    Array.from(new Set(conditions.map(({ attribute }) => attribute))),
  )
  const counted = Array.from(groupBy(used, String), ([attribute, { length }]) => ({
    attribute,
    count: length,
  }))
  return {
    attributes: takePage(
      context,
      byCount(counted, ({ attribute }) => attribute),
    ),
  }
}

/** The conditions on one attribute that the most searches had. */
export async function filterValues(context: RequestContext): Promise<unknown> {
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
  return { values: takePage(context, byCount(counted, textOf)) }
}

const textOf = ({ attribute, operator, value }: Condition): string => attribute + operator + value

/**
 * The filters with which `search` found nothing. Like the hosted service, returns null without
 * `search`, or if it always found something.
 */
export async function filtersNoResults(context: RequestContext): Promise<unknown> {
  const without = (await chosenSearches(context)).filter(({ nbHits }) => nbHits === 0)
  const filtered = without.filter(({ conditions }) => conditions.length > 0)
  const groups = groupBy(filtered, ({ conditions }) => conditions.map(textOf).toSorted().join(' '))
  const counted = Array.from(groups, ([text, group]) => ({
    text,
    count: group.length,
    values: group[0]?.conditions ?? [],
  }))
  const page = takePage(
    context,
    byCount(counted, ({ text }) => text),
  )
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
