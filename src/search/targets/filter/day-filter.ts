import { conditionsOn, countedOn, firstDays } from '#catalogue/features/on-day.ts'
import { secondsOf } from '#lib/dates.ts'

/** The facet whose values are those of a day. */
export const BASELINE = 'baseline'

/** The statuses of the results without a condition on them: what was Baseline on that day. */
const available: readonly string[] = ['newly', 'widely']

/**
 * The filter for the features that had one of the statuses on a day, in the syntax of `filters`; empty
 * for a text that is not a calendar day, which the page says. Without a status, those that were
 * Baseline.
 *
 * @param day as typed
 */
export function dayFilter(day: string, statuses: readonly string[]): string {
  const seconds = secondsOf(day)
  if (seconds === undefined) return ''
  // Before the first day, nothing was Baseline: all features are listed.
  const isEarly = seconds < (secondsOf(firstDays.newly) ?? 0)
  const wanted = statuses.length > 0 || isEarly ? statuses : available
  return conditionsOn(seconds, wanted)
    .map((any) => (typeof any === 'string' ? spaced(any) : `(${any.map(spaced).join(' OR ')})`))
    .join(' AND ')
}

const spaced = (condition: string): string => condition.replace(/[<>=]+/, ' $& ')

/** The attributes with which a row shows the status of a day; none for an invalid one. */
export const dayAttributes = (day: string): readonly string[] =>
  secondsOf(day) === undefined ? [] : countedOn
