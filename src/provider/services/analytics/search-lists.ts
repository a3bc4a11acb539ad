import { badRequest } from '#provider/protocol/errors.ts'
import { oneOf } from '#provider/protocol/parameters/parsers.ts'
import type { RequestContext } from '#provider/protocol/request/request-context.ts'

import { PAGING, readAnalytics, readFlag, takeMost, takePage } from './analytics-request.ts'
import { groupBy, mostFrequent } from './group-by.ts'
import { averageHits, type ClickMeasures, isUnclicked, measureClicks } from './measures.ts'
import type { VisitorSearch } from './visitor-searches.ts'

type TopSearch = { readonly search: string; readonly count: number; readonly nbHits: number }
type Measured = TopSearch & Partial<ClickMeasures>

/** The values of `orderBy`; null sorts last. */
const orders = oneOf('searchCount', 'clickThroughRate', 'conversionRate', 'averageClickPosition')

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
  const groups = byText(searches).map(({ search, count, group }): Measured =>
    Object.assign(
      { search, count, nbHits: averageHits(group) },
      withClicks && measureClicks(group),
    ),
  )
  return { searches: takePage(context, groups.toSorted(compare)) }
}

type OfText = {
  readonly search: string
  readonly count: number
  readonly group: readonly VisitorSearch[]
}

const byText = (searches: readonly VisitorSearch[]): readonly OfText[] =>
  Array.from(
    groupBy(searches, ({ search }) => search),
    ([search, group]) => ({ search, count: group.length, group }),
  )

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
  const name = orders(url.get('orderBy') ?? 'searchCount', 'orderBy')
  const direction = oneOf('asc', 'desc')(url.get('direction') ?? 'desc', 'direction')
  if (!withClicks && name !== 'searchCount') {
    throw badRequest(`Invalid value for "orderBy": ${name} requires clickAnalytics=true`)
  }
  const valueOf = (search: Measured): number | null =>
    (name === 'searchCount' ? search.count : search[name]) ?? null
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
  const counted = byText(without).map(({ search, count, group }) => ({
    search,
    count,
    withFilterCount: group.filter(({ conditions }) => conditions.length > 0).length,
  }))
  return { searches: takeMost(context, counted, ({ search }) => search) }
}

/** The texts that led to no click, of the most frequent texts, with their tracked searches. */
export async function searchesNoClicks(context: RequestContext): Promise<unknown> {
  const { searches } = await readAnalytics(context, PAGING)
  const counted = mostFrequent(byText(searches), ({ search }) => search)
    .filter(({ group }) => group.every(isUnclicked))
    .map(({ search, group }) => ({ search, group: group.filter(({ isTracked }) => isTracked) }))
    .filter(({ group }) => group.length > 0)
    .map(({ search, group }) => ({ search, count: group.length, nbHits: averageHits(group) }))
  return { searches: takeMost(context, counted, ({ search }) => search) }
}
