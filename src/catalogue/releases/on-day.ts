import { datedValues, type DatedValues } from '#catalogue/dated-values.ts'
import { NO_DAY, isoDay } from '#lib/dates.ts'

import type { ReleaseRecord, ReleaseStatus } from './record.ts'

type Dated = Pick<ReleaseRecord, 'status' | 'date' | 'nextDate'>

/**
 * The status on a day (`YYYY-MM-DD`), because the data is some days old. A release has the status of
 * the data until its day, a beta too; it is then current until its successor retires it.
 */
export function releaseStatusOn(
  { status, date = NO_DAY, nextDate = NO_DAY }: Dated,
  today: string,
): ReleaseStatus {
  const hasCome = (seconds: number) => isoDay(seconds) <= today
  if (isLasting(status)) return status
  if (status !== 'current' && !hasCome(date)) return status
  return hasCome(nextDate) ? 'retired' : 'current'
}

/** Whether no day changes the status. */
function isLasting(status: ReleaseStatus): boolean {
  return status === 'retired' || status === 'esr'
}

/** The value of `statuses`. */
export function statusesOf(release: Dated): DatedValues {
  return datedValues(turnDays([release]), (day) => [releaseStatusOn(release, day)])
}

/**
 * The days (`YYYY-MM-DD`) on which releases become current or retired, in order. Between two of
 * them the same releases are current.
 */
export function turnDays(releases: readonly Dated[]): readonly string[] {
  const days = releases.flatMap(({ status, date = NO_DAY, nextDate = NO_DAY }) => {
    if (isLasting(status)) return []
    return status === 'current' ? [nextDate] : [date, nextDate]
  })
  return [...new Set(days)]
    .filter((seconds) => seconds < NO_DAY)
    .map(isoDay)
    .toSorted()
}

/** The period before the first turn. */
const FIRST = 'data'

/** The values of `currentIn`: the periods in which a release is current, "browser 2026-11-24". */
export function periodsOf(
  release: Dated & Pick<ReleaseRecord, 'type'>,
  turns: readonly string[],
): readonly string[] {
  const kind = release.type === 'server' ? 'runtime' : 'browser'
  const isCurrent = (turn: string) => releaseStatusOn(release, turn) === 'current'
  const first = release.status === 'current' ? [FIRST] : []
  return [...first, ...turns.filter(isCurrent)].map((period) => `${kind} ${period}`)
}

/** Optional filters that rank what is current on a day first, browsers before runtimes. */
export function currentFirst(day: string, turns: readonly string[]): string[][] {
  const period = turns.findLast((turn) => turn <= day) ?? FIRST
  return [[`currentIn:browser ${period}<score=2>`, `currentIn:runtime ${period}<score=1>`]]
}
