import { badRequest } from '#provider/protocol/errors.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'

import { PAGING, readAnalytics, readFlag, takeMost, takePage } from './analytics-request.ts'
import { groupBy, mostFrequent } from './group-by.ts'
import { averageHits, type ClickMeasures, isUnclicked, measureClicks } from './measures.ts'

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
      nbHits: averageHits(group),
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
  return { searches: takeMost(context, counted, ({ search }) => search) }
}

/** The texts that led to no click, of the most frequent texts, with their tracked searches. */
export async function searchesNoClicks(context: RequestContext): Promise<unknown> {
  const { searches } = await readAnalytics(context, PAGING)
  const groups = Array.from(
    groupBy(searches, ({ search }) => search),
    ([search, group]) => ({ search, count: group.length, group }),
  )
  const counted = mostFrequent(groups, ({ search }) => search)
    .filter(({ group }) => group.every(isUnclicked))
    .map(({ search, group }) => ({ search, group: group.filter(({ isTracked }) => isTracked) }))
    .filter(({ group }) => group.length > 0)
    .map(({ search, group }) => ({ search, count: group.length, nbHits: averageHits(group) }))
  return { searches: takeMost(context, counted, ({ search }) => search) }
}
