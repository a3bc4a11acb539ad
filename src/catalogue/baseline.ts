import { addMonths, isoDay } from '#lib/dates.ts'
import { baselineNames } from '#lib/glossary.ts'

/** The availability of a feature in the terms of web-features, extended by "discouraged". */
export const baselineStatuses = ['widely', 'newly', 'limited', 'discouraged'] as const

export type BaselineStatus = (typeof baselineStatuses)[number]

/** The wording that the guidelines of web-features require. */
export const baselineLabels = baselineNames satisfies Record<BaselineStatus, string>

/** Months from newly to widely available, by the rule of web-features. */
export const MONTHS_TO_WIDELY = 30

/** The day on which what is newly available since a day becomes widely available, as `YYYY-MM-DD`. */
export function widelyDay(newly: string): string {
  return addMonths(newly, MONTHS_TO_WIDELY)
}

type BaselineDates = {
  readonly baseline?: BaselineStatus | undefined
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
}

/** The `YYYY-MM-DD` since which a record has had its status; compat entries lack `widelyDate`. */
export function baselineDay({
  baseline,
  newlyDate,
  widelyDate,
}: BaselineDates): string | undefined {
  if (baseline === 'newly') return newlyDate === undefined ? undefined : isoDay(newlyDate)
  if (baseline !== 'widely') return undefined
  if (widelyDate !== undefined) return isoDay(widelyDate)
  const day = newlyDate === undefined ? '' : isoDay(newlyDate)
  // A record may contain any number; months can only be added to years of four digits.
  return /^\d{4}-/.test(day) ? widelyDay(day) : undefined
}
