import type { Algoliasearch } from 'algoliasearch'

import type { ReportOptions } from './report-options.ts'

type Analytics = ReturnType<Algoliasearch['initAnalytics']>
type Answer<Name extends keyof Analytics> = Analytics[Name] extends (
  ...args: never[]
) => Promise<infer Body>
  ? Body
  : never

/** A query and its outcome; rates are null if none of its searches was tracked. */
export type ReportedSearch = {
  readonly search: string
  readonly count: number
  readonly nbHits: number
  readonly clickThroughRate: number | null
  readonly averageClickPosition: number | null
  readonly conversionRate: number | null
}

/** The provider's analytics of an index. */
export type SearchReport = {
  /** Including the prefix. */
  readonly index: string
  /** The first and the last day in UTC, inclusive: `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly searches: Answer<'getSearchesCount'>
  readonly users: Answer<'getUsersCount'>
  readonly noResultRate: Answer<'getNoResultsRate'>
  readonly noClickRate: Answer<'getNoClickRate'>
  readonly clickThroughRate: Answer<'getClickThroughRate'>
  readonly conversionRate: Answer<'getConversionRate'>
  readonly averageClickPosition: Answer<'getAverageClickPosition'>
  readonly clickPositions: Answer<'getClickPositions'>['positions']
  readonly topSearches: readonly ReportedSearch[]
  readonly noResults: Answer<'getSearchesNoResults'>['searches']
  readonly noClicks: Answer<'getSearchesNoClicks'>['searches']
  readonly filters: readonly ReportedFilter[]
  readonly hits: readonly { readonly hit: string; readonly count: number }[]
}

export type ReportedFilter = {
  readonly attribute: string
  readonly count: number
  readonly values: Answer<'getTopFilterForAttribute'>['values']
}

const LIMIT = 20
/** Maximum number of attributes whose filters are listed: each takes a request. */
const ATTRIBUTES = 8
const VALUES = 5

const DAY = 86_400_000

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

type Period = Pick<ReportOptions, 'days'> & { readonly index: string; readonly now: number }

/**
 * Requests all analytics of the report.
 * @throws ApiError (as a rejection) if the key may not read analytics
 */
export async function gatherReport(
  client: Analytics,
  { index, days, now }: Period,
): Promise<SearchReport> {
  const period = { index, startDate: dateOf(now - (days - 1) * DAY), endDate: dateOf(now) }
  const list = { ...period, limit: LIMIT }
  const [searches, users, noResultRate, noClickRate, clickThroughRate, conversionRate] =
    await Promise.all([
      client.getSearchesCount(period),
      client.getUsersCount(period),
      client.getNoResultsRate(period),
      client.getNoClickRate(period),
      client.getClickThroughRate(period),
      client.getConversionRate(period),
    ])
  const [averageClickPosition, { positions }, top, lost, unclicked, { attributes }, { hits }] =
    await Promise.all([
      client.getAverageClickPosition(period),
      client.getClickPositions(period),
      client.getTopSearches({ ...list, clickAnalytics: true }),
      client.getSearchesNoResults(list),
      client.getSearchesNoClicks(list),
      client.getTopFilterAttributes({ ...period, limit: ATTRIBUTES }),
      client.getTopHits(list),
    ])
  const values = await Promise.all(
    attributes.map(({ attribute }) =>
      client.getTopFilterForAttribute({ ...period, attribute, limit: VALUES }),
    ),
  )
  return {
    ...period,
    searches,
    users,
    noResultRate,
    noClickRate,
    clickThroughRate,
    conversionRate,
    averageClickPosition,
    clickPositions: positions,
    topSearches: top.searches.map(toReported),
    noResults: lost.searches,
    noClicks: unclicked.searches,
    filters: attributes.map(({ attribute, count }, at) => ({
      attribute,
      count,
      values: values[at]?.values ?? [],
    })),
    hits: hits.map(({ hit, count }) => ({ hit, count })),
  }
}

type Top = Answer<'getTopSearches'>['searches'][number]

/** In the client's types, only some variants of the response have click rates. */
function toReported(found: Top): ReportedSearch {
  const { search, count, nbHits } = found
  const clicks =
    'clickThroughRate' in found
      ? found
      : { clickThroughRate: null, averageClickPosition: null, conversionRate: null }
  const { clickThroughRate, averageClickPosition, conversionRate } = clicks
  return { search, count, nbHits, clickThroughRate, averageClickPosition, conversionRate }
}
