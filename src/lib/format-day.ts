import { epochSeconds, formatMonth } from './dates.ts'
import { pluralize } from './format-count.ts'

/** "2026-09-12" → "12 Sep 2026". Anything that is no day comes back as it is. */
export function formatDay(day: string): string {
  return Number.isNaN(epochSeconds(day)) ? day : `${Number(day.slice(8))} ${formatMonth(day)}`
}

const DAY = 86_400

/**
 * How long ago a `YYYY-MM-DD` day was at a time in epoch seconds: "today", "1 day old", "57 days old". A day that
 * has not come yet, by a clock that is wrong or in another time zone, is "today" too.
 */
export function relativeAge(date: string, now: number): string {
  const days = Math.floor((now - epochSeconds(date)) / DAY)
  if (days < 1) return 'today'
  return `${pluralize(days, 'day', 'days')} old`
}
