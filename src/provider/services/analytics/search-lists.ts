import { badRequest } from '#provider/protocol/errors.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'

import { PAGING, readAnalytics, readFlag, takePage } from './analytics-request.ts'
import { byCount, groupBy } from './group-by.ts'
import { clickedTexts, type ClickMeasures, measureClicks } from './measures.ts'
import type { VisitorSearch } from './visitor-searches.ts'

type TopSearch = { readonly search: string; readonly count: number; readonly nbHits: number }
type Measured = TopSearch & ClickMeasures

/** The sort value of each `orderBy`; null sorts last. */
const ORDERS: ReadonlyMap<string, (search: Measured) => number | null> = new Map([
  ['searchCount', ({ count }) => count],
  ['clickThroughRate', ({ clickThroughRate }) => clickThroughRate],
  ['conversionRate', ({ conversionRate }) => conversionRate],
  ['averageClickPosition', ({ averageClickPosition }) => averageClickPosition],
])

/**
 * The searches of visitors, by frequency or by their outcome.
 * @throws ApiError 400
 */
export async function topSearches(context: RequestContext): Promise<unknown> {
  const { searches } = await readAnalytics(context, [
    ...PAGING,
    'clickAnalytics',
    'revenueAnalytics',
    'orderBy',
    'direction',
  ])
  const withClicks = readFlag(context, 'clickAnalytics')
  refuseRevenue(context)
  const compare = readOrder(context, withClicks)
  const groups = Array.from(
    groupBy(searches, ({ search }) => search),
    ([search, group]) => ({
      search,
      count: group.length,
      nbHits: group.at(-1)?.nbHits ?? 0,
      ...measureClicks(withClicks ? group : []),
    }),
  )
  const page = takePage(context, groups.toSorted(compare))
  return { searches: withClicks ? page : page.map(withoutMeasures) }
}

const withoutMeasures = ({ search, count, nbHits }: Measured): TopSearch => ({
  search,
  count,
  nbHits,
})

/** @throws ApiError 400 for `revenueAnalytics`: purchases are not analysed */
export function refuseRevenue(context: RequestContext): void {
  if (!readFlag(context, 'revenueAnalytics')) return
  throw badRequest(
    'The embedded provider does not have revenue analytics, expected revenueAnalytics=false',
  )
}

type Compare = (a: Measured, b: Measured) => number

/** Searches with equal sort values come by frequency, then by text. */
function readOrder({ url }: RequestContext, withClicks: boolean): Compare {
  const name = url.get('orderBy') ?? 'searchCount'
  const direction = url.get('direction') ?? 'desc'
  const valueOf = ORDERS.get(name)
  if (valueOf === undefined) {
    throw badRequest(
      `Invalid value for "orderBy": ${name}, expected one of ${[...ORDERS.keys()].join(', ')}`,
    )
  }
  if (!withClicks && name !== 'searchCount') {
    throw badRequest(`Invalid value for "orderBy": ${name} requires clickAnalytics=true`)
  }
  if (direction !== 'asc' && direction !== 'desc') {
    throw badRequest(`Invalid value for "direction": ${direction}, expected asc or desc`)
  }
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) =>
    compareNumbers(valueOf(a), valueOf(b), sign) ||
    b.count - a.count ||
    (a.search < b.search ? -1 : 1)
}

function compareNumbers(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * (a - b)
}

/** The searches that found nothing, most frequent first, and how many of each had filters. */
export async function searchesNoResults(context: RequestContext): Promise<unknown> {
  const { searches } = await readAnalytics(context, PAGING)
  const without = searches.filter(({ nbHits }) => nbHits === 0)
  const counted = Array.from(
    groupBy(without, ({ search }) => search),
    ([search, group]) => ({
      search,
      count: group.length,
      withFilterCount: group.filter(({ conditions }) => conditions.length > 0).length,
    }),
  )
  return {
    searches: takePage(
      context,
      byCount(counted, ({ search }) => search),
    ),
  }
}

/** The tracked searches with results that led to no click, most frequent first. */
export async function searchesNoClicks(context: RequestContext): Promise<unknown> {
  const { searches } = await readAnalytics(context, PAGING)
  const clicked = clickedTexts(searches)
  const isIgnored = ({ isTracked, nbHits, search }: VisitorSearch): boolean =>
    isTracked && nbHits > 0 && !clicked.has(search)
  const counted = Array.from(
    groupBy(searches.filter(isIgnored), ({ search }) => search),
    ([search, group]) => ({ search, count: group.length, nbHits: group.at(-1)?.nbHits ?? 0 }),
  )
  return {
    searches: takePage(
      context,
      byCount(counted, ({ search }) => search),
    ),
  }
}
