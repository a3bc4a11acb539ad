import { epochSeconds, formatMonth, isoDay } from './dates.ts'

/** "2026-09-12" → "12 Sep 2026". Returns any other text unchanged. */
export function formatDay(day: string): string {
  return Number.isNaN(epochSeconds(day)) ? day : `${Number(day.slice(8))} ${formatMonth(day)}`
}

/** "27 Nov 2026, 02:07:32": a time in milliseconds, in the visitor's time zone. */
export function formatMoment(at: number): string {
  const date = new Date(at)
  const day = isoDay(at / 1000 - date.getTimezoneOffset() * 60)
  return `${formatDay(day)}, ${date.toLocaleTimeString('en-GB')}`
}
