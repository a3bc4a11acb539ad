const day = /^(\d{4})-(\d{2})-(\d{2})$/

/** Midnight UTC of a `YYYY-MM-DD` day in epoch seconds; NaN for anything else. */
export function epochSeconds(date: string): number {
  return day.test(date) ? Date.parse(`${date}T00:00:00Z`) / 1000 : Number.NaN
}

/** The `YYYY-MM-DD` day, UTC, of a time in epoch seconds. */
export function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** The day `months` later, clipped to the end of a shorter month: 2024-08-31 plus 30 months is 2027-02-28. */
export function addMonths(date: string, months: number): string {
  const from = new Date(`${date}T00:00:00Z`)
  const total = from.getUTCFullYear() * 12 + from.getUTCMonth() + months
  const [year, month] = [Math.floor(total / 12), total % 12]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const clipped = Math.min(from.getUTCDate(), last)
  return new Date(Date.UTC(year, month, clipped)).toISOString().slice(0, 10)
}

/** The last of some `YYYY-MM-DD` days; the empty string of none. */
export function newestOf(dates: readonly string[]): string {
  return dates.reduce((newest, date) => (date > newest ? date : newest), '')
}
