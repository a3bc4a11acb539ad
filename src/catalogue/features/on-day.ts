import type { BaselineStatus } from '#catalogue/baseline.ts'
import { baselineStatuses } from '#catalogue/baseline.ts'
import { epochSeconds, isoDay } from '#lib/dates.ts'

import type { FeatureRecord } from './record.ts'

/** 9999-12-31 in epoch seconds: the day on which what is not available becomes so, for filters. */
export const NO_DAY = 253_402_214_400

/** After `NO_DAY`: since when something has been discouraged the data does not say, so it counts as that on every day. */
export const DISCOURAGED_DAY = NO_DAY + 86_400

/** Before these days nothing was: Edge, the youngest of the core browsers, had its first release on the first one. */
export const firstDays = { newly: '2015-07-29', widely: '2018-01-29' } as const

/** Midnight of a `YYYY-MM-DD` day of the calendar in epoch seconds; undefined for any other text: "2024-02-30". */
export function secondsOf(day: string): number | undefined {
  const seconds = epochSeconds(day)
  return Number.isNaN(seconds) || isoDay(seconds) !== day ? undefined : seconds
}

type Dated = Pick<FeatureRecord, 'baseline' | 'newlyDate' | 'widelyDate'>

/** The Baseline status of a feature on a day, in epoch seconds, by the days that its record holds. */
export function statusOn({ baseline, newlyDate, widelyDate }: Dated, day: number): BaselineStatus {
  if (baseline === 'discouraged') return baseline
  if (widelyDate !== undefined && widelyDate <= day) return 'widely'
  return newlyDate !== undefined && newlyDate <= day ? 'newly' : 'limited'
}

/** Conditions as a query has them: each entry has to hold, of a list any. */
type Conditions = (string | string[])[]

/** The comparisons that are true of every feature but those with a status on a day. */
const without: Readonly<Record<BaselineStatus, (day: number) => Conditions[number]>> = {
  widely: (day) => `available.widely>${day}`,
  newly: (day) => [`available.newly>${day}`, `available.widely<=${day}`],
  limited: (day) => [`available.newly<=${day}`, `available.newly=${DISCOURAGED_DAY}`],
  discouraged: () => `available.newly<=${NO_DAY}`,
}

/**
 * What restricts features to those that had one of some statuses on a day, in epoch seconds; nothing for no status. It
 * leaves out the others: conditions of a provider are joined by "and", and only within an entry by "or".
 */
export function conditionsOn(day: number, statuses: readonly string[]): Conditions {
  if (statuses.length === 0) return []
  return baselineStatuses
    .filter((status) => !statuses.includes(status))
    .map((status) => without[status](day))
}

/** How many features have each value of some attributes, as a provider counts them. */
type Counted = {
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
}

/** The facets that `countsOn` reads. */
export const countedOn = ['baseline', 'newlyDate', 'widelyDate'] as const

/** The number of features by their status on a day, in epoch seconds; those without any are not named. */
export function countsOn(day: number, { total, facets }: Counted): Record<string, number> {
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
