import { epochSeconds, formatMonth } from './dates.ts'

/** "2026-09-12" → "12 Sep 2026". Returns any other text unchanged. */
export function formatDay(day: string): string {
  return Number.isNaN(epochSeconds(day)) ? day : `${Number(day.slice(8))} ${formatMonth(day)}`
}
