import { epochSeconds, formatMonth } from './dates.ts'
import { pluralize } from './format-count.ts'

/** "2026-09-12" → "12 Sep 2026". Returns any other text unchanged. */
export function formatDay(day: string): string {
  return Number.isNaN(epochSeconds(day)) ? day : `${Number(day.slice(8))} ${formatMonth(day)}`
}

const DAY = 86_400

/**
 * Age of a `YYYY-MM-DD` day at `now` in epoch seconds: "today", "1 day old", "57 days old". Future
 * days, from a wrong clock or another time zone, are "today" too.
 */
export function relativeAge(date: string, now: number): string {
  const days = Math.floor((now - epochSeconds(date)) / DAY)
  if (days < 1) return 'today'
  return `${pluralize(days, 'day', 'days')} old`
}
