import { content } from 'virtual:content'

import { isoDay } from '#lib/dates.ts'

/** `YYYY-MM-DD`: the day in UTC, but never before the day of the data, if the clock is wrong. */
export function today(): string {
  const { asOf } = content.summary
  const now = isoDay(Date.now() / 1000)
  return now > asOf ? now : asOf
}
