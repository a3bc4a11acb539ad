import { NO_DAY, epochSeconds, isoDay } from '#lib/dates.ts'

import type { ReleaseRecord, ReleaseStatus } from './record.ts'
import { releaseStatuses } from './record.ts'

type Dated = Pick<ReleaseRecord, 'status' | 'date' | 'nextDate'>

type Turns = Pick<ReleaseRecord, 'currentFrom' | 'currentUntil'>

/**
 * The days, in epoch seconds, on which a release becomes current and is retired by its successor. A
 * release has the status of the data until the first one: a beta is a beta until it comes out.
 */
export function turnsOf({ status, date = NO_DAY, nextDate = NO_DAY }: Dated): Turns {
  if (status === 'retired') return { currentFrom: 0, currentUntil: 0 }
  if (status === 'esr') return { currentFrom: NO_DAY, currentUntil: NO_DAY }
  const currentFrom = status === 'current' ? 0 : date
  return { currentFrom, currentUntil: Math.max(currentFrom, nextDate) }
}

function statusAt({ currentFrom, currentUntil }: Turns, status: ReleaseStatus, seconds: number) {
  if (seconds < currentFrom) return status
  return seconds < currentUntil ? 'current' : 'retired'
}

/** The status on a day (`YYYY-MM-DD`): the data is some days old. */
export function releaseStatusOn(release: Dated, today: string): ReleaseStatus {
  return statusAt(turnsOf(release), release.status, epochSeconds(today))
}

/**
 * The value of `turn`, short because every answer to a list counts it: "retired", or
 * "beta 20774 20795" with the days of the epoch; days that are not known are left out.
 */
export function turnOf(release: Dated): string {
  const { status } = release
  if (status === 'retired') return status
  const { currentFrom, currentUntil } = turnsOf(release)
  const days = [currentFrom, currentUntil].filter((seconds) => seconds < NO_DAY)
  return [status, ...days.map((seconds) => seconds / SECONDS)].join(' ')
}

const SECONDS = 86_400

/** The number of releases by status on a day, from their number by `turn`; omits zeros. */
export function countsOn(
  day: string,
  byTurn: Readonly<Record<string, number>>,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [turn, count] of Object.entries(byTurn)) {
    const [word, ...days] = turn.split(' ')
    const status = releaseStatuses.find((known) => known === word)
    if (status === undefined) continue
    const [currentFrom = NO_DAY, currentUntil = NO_DAY] = days.map((one) => Number(one) * SECONDS)
    const then = statusAt({ currentFrom, currentUntil }, status, epochSeconds(day))
    counts[then] = (counts[then] ?? 0) + count
  }
  return counts
}

/** Filters of a query: entries are joined by "and", the items of a list by "or". */
type Conditions = (string | string[])[]

/** Matches all releases except those with a status on a day in epoch seconds. */
function without(status: ReleaseStatus, seconds: number): Conditions[number] {
  if (status === 'retired') return `currentUntil>${seconds}`
  if (status === 'current') return [`currentFrom>${seconds}`, `currentUntil<=${seconds}`]
  return [`currentFrom<=${seconds}`, `statusCode!=${releaseStatuses.indexOf(status)}`]
}

/**
 * Numeric filters for the releases with one of the statuses on a day (`YYYY-MM-DD`); none for no
 * status. Excludes the other statuses, because entries are joined by "and".
 */
export function conditionsOn(day: string, statuses: readonly string[]): Conditions {
  if (statuses.length === 0) return []
  return releaseStatuses
    .filter((status) => !statuses.includes(status))
    .map((status) => without(status, epochSeconds(day)))
}

/**
 * The days (`YYYY-MM-DD`) on which releases become current or retired, in order. Between two of
 * them the same releases are current.
 */
export function turnDays(releases: readonly Turns[]): readonly string[] {
  const days = releases
    .flatMap(({ currentFrom, currentUntil }) => [currentFrom, currentUntil])
    .filter((seconds) => seconds > 0 && seconds < NO_DAY)
    .map(isoDay)
  return [...new Set(days)].toSorted()
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
