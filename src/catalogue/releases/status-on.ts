import { isoDay } from '#lib/dates.ts'

import type { ReleaseRecord } from './record.ts'

type Standing = Pick<ReleaseRecord, 'status' | 'date' | 'nextDate'>

/**
 * The status on a day (`YYYY-MM-DD`). The data is some days old: announced releases become current
 * on their day, and retired on their successor's.
 */
export function releaseStatusOn(
  { status, date, nextDate }: Standing,
  today: string,
): ReleaseRecord['status'] {
  if (status === 'esr' || status === 'retired') return status
  const hasCome = (day: number | undefined) => day !== undefined && isoDay(day) <= today
  if (status !== 'current' && !hasCome(date)) return status
  return hasCome(nextDate) ? 'retired' : 'current'
}
