import { acceptedOn, type DatedValuesByFacet } from '#catalogue/dated-facets.ts'
import { type DatedValues, datedValues, valuesOn } from '#catalogue/dated-values.ts'
import { NO_DAY, isoDay } from '#lib/dates.ts'

import { type ReleaseRecord, type ReleaseStatus, releaseStatuses } from './record.ts'

/** A release as the data announces it. */
export type Announced = {
  /** `YYYY-MM-DD`; empty without one. */
  readonly day: string
  /** By the data. */
  readonly status: ReleaseStatus
  /** `YYYY-MM-DD` from which a release with extended support has it no longer, if that is known. */
  readonly until?: string
}

const coming: ReadonlySet<ReleaseStatus> = new Set(['beta', 'nightly', 'planned'])

/** Whether a release is out on a day, `YYYY-MM-DD`; by its status if it has no day. */
export function isOutOn({ day, status }: Announced, today: string): boolean {
  return day === '' ? !coming.has(status) : day <= today
}

/**
 * The status of each release on a day, because the data is some days old. With each release that
 * comes out, all those after it move by one: the beta is then current, the nightly the beta.
 *
 * @param releases all of one browser, oldest first
 * @param today `YYYY-MM-DD`; empty for the status in the data
 */
export function statusesOn(
  releases: readonly Announced[],
  today: string,
): readonly ReleaseStatus[] {
  const newest = releases.findLastIndex(({ status }) => !coming.has(status))
  const now = today === '' ? newest : releases.findLastIndex((one) => isOutOn(one, today))
  const steps = now - newest
  return releases.map(({ status, until }, place) => {
    if (status === 'esr' && until !== undefined && until <= today) return 'retired'
    if (steps === 0) return status
    if (place > now) return releases[place - steps]?.status ?? 'planned'
    if (place === now) return 'current'
    return status === 'esr' ? status : 'retired'
  })
}

/** The value of `statuses` for each release of a browser, oldest first. */
export function datedStatuses(releases: readonly Announced[]): readonly DatedValues[] {
  const ends = releases.flatMap(({ until }) => until ?? [])
  const days = [...new Set([...comingDays(releases), ...ends])].toSorted()
  const byDay = new Map(['', ...days].map((day) => [day, statusesOn(releases, day)]))
  return releases.map((_, place) =>
    datedValues(days, (day) => byDay.get(day)?.slice(place, place + 1) ?? []),
  )
}

function comingDays(releases: readonly Announced[]): readonly string[] {
  const days = releases.flatMap(({ day, status }) => (coming.has(status) && day !== '' ? day : []))
  return [...new Set(days)].toSorted()
}

/** The status of a record on a day, `YYYY-MM-DD`; on a day before any if it is empty. */
export function releaseStatusOn(
  { statuses }: Pick<ReleaseRecord, 'statuses'>,
  today: string,
): ReleaseStatus {
  const [value] = valuesOn(statuses, today)
  return releaseStatuses.find((known) => known === value) ?? 'retired'
}

/**
 * The days (`YYYY-MM-DD`) on which announced releases come out, in order. Between two of them the same
 * releases are current.
 */
export function turnDays(
  releases: readonly Pick<ReleaseRecord, 'status' | 'date'>[],
): readonly string[] {
  return comingDays(
    releases.map(({ status, date = NO_DAY }) => ({
      status,
      day: date === NO_DAY ? '' : isoDay(date),
    })),
  )
}

/** The period before the first turn. */
const FIRST = 'data'

/** The values of `currentIn`: the periods in which a release is current, "browser 2026-11-24". */
export function periodsOf(
  release: Pick<ReleaseRecord, 'type' | 'statuses'>,
  turns: readonly string[],
): readonly string[] {
  const kind = release.type === 'server' ? 'runtime' : 'browser'
  return ['', ...turns]
    .filter((turn) => releaseStatusOn(release, turn) === 'current')
    .map((turn) => `${kind} ${turn || FIRST}`)
}

type Visit = {
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly turnDays: readonly string[]
  readonly datedValues: DatedValuesByFacet
}

/**
 * Optional filters that rank first what has on a day the status that a text names, "chrome beta"; without one, what is
 * current, browsers before runtimes.
 */
export function orderOnDay(text: string, { today, turnDays: turns, datedValues: dated }: Visit) {
  const words = text.toLowerCase().split(/\s+/)
  const status = releaseStatuses.find((one) => one !== 'current' && words.includes(one))
  if (status !== undefined) {
    return [acceptedOn(today, dated.statuses ?? [])(status).map((value) => `statuses:${value}`)]
  }
  const period = turns.findLast((turn) => turn <= today) ?? FIRST
  return [[`currentIn:browser ${period}<score=2>`, `currentIn:runtime ${period}<score=1>`]]
}
