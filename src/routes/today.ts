import { content } from 'virtual:content'

import { isoDay } from '#lib/dates.ts'
import type { ReleaseDay } from '#search/transport/release-days.ts'

/** What the statuses of releases on a day depend on; by default, on the visitor's day. */
export function releaseDay(day = today()): ReleaseDay {
  return { today: day, turnDays: content.summary.turnDays }
}

/** `YYYY-MM-DD`: the day in UTC, but never before the day of the data, if the clock is wrong. */
export function today(): string {
  const { asOf } = content.summary
  const now = isoDay(Date.now() / 1000)
  return now > asOf ? now : asOf
}
