import { isoDay } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'

import { type BaselineDates, MONTHS_TO_WIDELY, widelyStep } from './baseline.ts'

type Approximate = { readonly approx?: true | undefined }

/** Follows a day of which the source has only an upper bound; else empty. */
export const orEarlier = ({ approx }: Approximate): string => (approx === true ? ' or earlier' : '')

/**
 * Since when a record has been newly and widely available, and what is expected, without a full
 * stop: "Newly available since 27 Jan 2025; expected to be widely available on 27 Jul 2027". Empty
 * for other records, and for those without a day, or with one ahead.
 *
 * @param today the day of the visit, `YYYY-MM-DD`
 */
export function baselineWords(record: BaselineDates & Approximate, today: string): string {
  const { newlyDate } = record
  const widely = widelyStep(record, today)
  if (newlyDate === undefined || widely === undefined || isoDay(newlyDate) > today) return ''
  const bound = orEarlier(record)
  const newly = `ewly available since ${formatDay(isoDay(newlyDate))}${bound}`
  const day = formatDay(widely.day)
  switch (widely.day > today ? 'expected' : widely.certainty) {
    case 'known':
      return `Widely available since ${day}${bound}, n${newly}`
    case 'expected':
      return `N${newly}; expected to be widely available on ${day}`
    case 'due':
    default:
      return `N${newly}; ${MONTHS_TO_WIDELY} months passed on ${day}, and web-features still lists it as newly available`
  }
}
