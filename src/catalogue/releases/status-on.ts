import { isoDay } from '#lib/dates.ts'

import type { ReleaseRecord } from './record.ts'

type Standing = Pick<ReleaseRecord, 'status' | 'date' | 'nextDate'>

/**
 * Where a release stands on a day (`YYYY-MM-DD`). The data is some days old: an announced release whose day has come
 * is current, and one whose successor's day has come is current no longer.
 */
export function statusOn(
  { status, date, nextDate }: Standing,
  today: string,
): ReleaseRecord['status'] {
  if (status === 'esr' || status === 'retired') return status
  const hasCome = (day: number | undefined) => day !== undefined && isoDay(day) <= today
  if (status !== 'current' && !hasCome(date)) return status
  return hasCome(nextDate) ? 'retired' : 'current'
}
