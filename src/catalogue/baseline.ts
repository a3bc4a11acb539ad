import { addMonths, isoDay } from '#lib/dates.ts'
import { baselineNames } from '#lib/glossary.ts'

/** The availability of a feature, in web-features' terms; "discouraged" is ours as a fourth value of the facet. */
export const baselineStatuses = ['widely', 'newly', 'limited', 'discouraged'] as const

export type BaselineStatus = (typeof baselineStatuses)[number]

/** The words web-features' guidelines ask for, one per status. */
export const baselineLabels = baselineNames satisfies Record<BaselineStatus, string>

/** How many months after newly available a feature becomes widely available. */
export const MONTHS_TO_WIDELY = 30

type BaselineDates = {
  readonly baseline?: BaselineStatus | undefined
  /** Epoch seconds. */
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
}

/** The `YYYY-MM-DD` day since which a record has had its status; compatibility entries hold the newly date alone. */
export function baselineDay({
  baseline,
  newlyDate,
  widelyDate,
}: BaselineDates): string | undefined {
  if (baseline === 'newly') return newlyDate === undefined ? undefined : isoDay(newlyDate)
  if (baseline !== 'widely') return undefined
  if (widelyDate !== undefined) return isoDay(widelyDate)
  const day = newlyDate === undefined ? '' : isoDay(newlyDate)
  // A record may hold any number; only a year of four digits has a day to add months to.
  return /^\d{4}-/.test(day) ? addMonths(day, MONTHS_TO_WIDELY) : undefined
}
