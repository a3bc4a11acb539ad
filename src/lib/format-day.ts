import { epochSeconds } from './dates.ts'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-09-12" → "12 September 2026". Anything that is no day comes back as it is. */
export function formatDay(day: string): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(time) ? day : format.format(time)
}

const DAY = 86_400

/**
 * How long ago a `YYYY-MM-DD` day was at a time in epoch seconds: "today", "1 day old", "57 days old". A day that
 * has not come yet, by a clock that is wrong or in another time zone, is "today" too.
 */
export function relativeAge(date: string, now: number): string {
  const days = Math.floor((now - epochSeconds(date)) / DAY)
  if (days < 1) return 'today'
  return `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'} old`
}
