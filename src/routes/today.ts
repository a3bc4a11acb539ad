import { content } from 'virtual:content'

import { isoDay } from '#lib/dates.ts'

/**
 * `YYYY-MM-DD`: the visitor's day, UTC. It is never before the day of the data, which a clock that is wrong could be.
 */
export function today(): string {
  const { asOf } = content.summary
  const now = isoDay(Date.now() / 1000)
  return now > asOf ? now : asOf
}
