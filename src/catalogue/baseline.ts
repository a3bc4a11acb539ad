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

/** What a record says of its way to Baseline; compat entries lack the second day. */
export type BaselineDates = {
  readonly baseline?: BaselineStatus | undefined
  readonly newlyDate?: number | undefined
  readonly widelyDate?: number | undefined
  readonly widelyExpected?: number | undefined
}

/** The `YYYY-MM-DD` since which a record has had its status. */
export function baselineDay(dates: BaselineDates): string | undefined {
  const { baseline, newlyDate } = dates
  if (baseline === 'newly') return newlyDate === undefined ? undefined : isoDay(newlyDate)
  return baseline === 'widely' ? secondDay(dates) : undefined
}

/**
 * How sure a step to Baseline is that the data does not confirm. `expected`: its day lies ahead;
 * `due`: it has come, but web-features still lists the record as newly available.
 *
 * @param day the day of the step, `YYYY-MM-DD`
 * @param today the day of the visit, `YYYY-MM-DD`
 */
export function openStep(day: string, today: string): 'expected' | 'due' {
  return day <= today ? 'due' : 'expected'
}

/** The day on which a record became or should become widely available, `YYYY-MM-DD`. */
export type WidelyStep = {
  readonly day: string
  readonly certainty: 'known' | ReturnType<typeof openStep>
}

/**
 * The second step of a newly or widely available record: the day that the data states, or 30 months
 * after the first one. Undefined for other records, and for those without a day.
 */
export function widelyStep(dates: BaselineDates, today: string): WidelyStep | undefined {
  const { baseline, widelyDate } = dates
  if (baseline === 'limited' || baseline === 'discouraged') return undefined
  const day = secondDay(dates)
  if (day === undefined) return undefined
  const isKnown = baseline === 'widely' || widelyDate !== undefined
  return { day, certainty: isKnown ? 'known' : openStep(day, today) }
}

function secondDay({ newlyDate, widelyDate, widelyExpected }: BaselineDates): string | undefined {
  const stated = widelyDate ?? widelyExpected
  if (stated !== undefined) return isoDay(stated)
  const day = newlyDate === undefined ? '' : isoDay(newlyDate)
  // A record may contain any number; months can only be added to years of four digits.
  return /^\d{4}-/.test(day) ? widelyDay(day) : undefined
}
