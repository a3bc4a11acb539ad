import { type BaselineStatus, baselineStatuses } from '#catalogue/baseline.ts'
import { NO_DAY } from '#lib/dates.ts'

import type { FeatureRecord } from './record.ts'

/** After `NO_DAY`. The data has no days for discouraged features: they always count as such. */
export const DISCOURAGED_DAY = NO_DAY + 86_400

/** No earlier day had a status: Edge, the youngest core browser, was released on the first one. */
export const firstDays = { newly: '2015-07-29', widely: '2018-01-29' } as const

type Dated = Pick<FeatureRecord, 'baseline' | 'newlyDate' | 'widelyDate'>

/** The Baseline status of a feature on a day, in epoch seconds. */
export function baselineOn(
  { baseline, newlyDate, widelyDate }: Dated,
  day: number,
): BaselineStatus {
  if (baseline === 'discouraged') return baseline
  if (widelyDate !== undefined && widelyDate <= day) return 'widely'
  return newlyDate !== undefined && newlyDate <= day ? 'newly' : 'limited'
}

/** Filters of a query: entries are joined by "and", the items of a list by "or". */
type Conditions = (string | string[])[]

/** Filters that match all features except those with a status on a day. */
const without: Readonly<Record<BaselineStatus, (day: number) => Conditions[number]>> = {
  widely: (day) => `available.widely>${day}`,
  newly: (day) => [`available.newly>${day}`, `available.widely<=${day}`],
  limited: (day) => [`available.newly<=${day}`, `available.newly=${DISCOURAGED_DAY}`],
  discouraged: () => `available.newly<=${NO_DAY}`,
}

/**
 * Filters for the features that had one of the statuses on a day, in epoch seconds; none for no
 * status. Excludes the other statuses, because entries are joined by "and".
 */
export function conditionsOn(day: number, statuses: readonly string[]): Conditions {
  if (statuses.length === 0) return []
  return baselineStatuses
    .filter((status) => !statuses.includes(status))
    .map((status) => without[status](day))
}

type Counted = {
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
}

/** The facets that `statusCountsOn` reads. */
export const countedOn = ['baseline', 'newlyDate', 'widelyDate'] as const

/** Number of features by status on a day, in epoch seconds; omits zeros. */
export function statusCountsOn(day: number, { total, facets }: Counted): Record<string, number> {
  const before = (attribute: (typeof countedOn)[number]): number =>
    Object.entries(facets[attribute] ?? {}).reduce(
      (sum, [date, count]) => (Number(date) <= day ? sum + count : sum),
      0,
    )
  const widely = before('widelyDate')
  const newly = before('newlyDate') - widely
  const discouraged = facets.baseline?.['discouraged'] ?? 0
  const counts = { widely, newly, limited: total - widely - newly - discouraged, discouraged }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
