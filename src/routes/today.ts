import { content } from 'virtual:content'

import { isoDay } from '#lib/dates.ts'
import type { VisitDay } from '#search/state/days.ts'

/** What searches need to know of a day; by default, of the visitor's day. */
export function visitDay(day = today()): VisitDay {
  const { turnDays, datedValues } = content.summary
  return { today: day, turnDays, datedValues }
}

/** `YYYY-MM-DD`: the day in UTC, but never before the day of the data, if the clock is wrong. */
export function today(): string {
  const { asOf } = content.summary
  const now = isoDay(Date.now() / 1000)
  return now > asOf ? now : asOf
}
