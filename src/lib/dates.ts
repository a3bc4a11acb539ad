const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** 9999-12-31 in epoch seconds: lets filters compare what has no day. */
export const NO_DAY = 253_402_214_400

/** Midnight UTC of a `YYYY-MM-DD` day in epoch seconds; NaN for any other text. */
export function epochSeconds(date: string): number {
  return dayPattern.test(date) ? Date.parse(`${date}T00:00:00Z`) / 1000 : Number.NaN
}

/** Converts epoch seconds to a `YYYY-MM-DD` day in UTC. */
export function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** Adds months, clipped to the end of a shorter month: 2024-08-31 plus 30 is 2027-02-28. */
export function addMonths(date: string, months: number): string {
  const from = new Date(`${date}T00:00:00Z`)
  const total = from.getUTCFullYear() * 12 + from.getUTCMonth() + months
  const [year, month] = [Math.floor(total / 12), total % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const clipped = Math.min(from.getUTCDate(), last)
  return new Date(Date.UTC(year, month, clipped)).toISOString().slice(0, 10)
}

/** The latest of the `YYYY-MM-DD` days; an empty string if there are none. */
export function newestOf(dates: readonly string[]): string {
  return dates.reduce((newest, date) => (date > newest ? date : newest), '')
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * "2022-08-30" or "2022-08" → "Aug 2022". Parses the string itself, so that no time zone can move a
 * date into another month. Returns any other text unchanged.
 */
export function formatMonth(date: string): string {
  const match = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date)
  const name = MONTHS[Number(match?.[2]) - 1]
  return match?.[1] === undefined || name === undefined ? date : `${name} ${match[1]}`
}

/** The same day one year before, as a string to compare with: "2026-11-03" → "2025-11-03". */
export function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
}

/** Midnight UTC of a `YYYY-MM-DD` in epoch seconds; undefined for an invalid day: "2024-02-30". */
export function secondsOf(day: string): number | undefined {
  const seconds = epochSeconds(day)
  return Number.isNaN(seconds) || isoDay(seconds) !== day ? undefined : seconds
}
