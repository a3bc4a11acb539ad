const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG =
  'January February March April May June July August September October November December'.split(' ')

/**
 * "2022-08-30" or "2022-08" → "Aug 2022"; `long` → "August 2022". Works on the string, so that no time zone can
 * move a date into another month. Anything else comes back as it is.
 */
export function formatMonth(date: string, style: 'short' | 'long' = 'short'): string {
  const match = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date)
  const name = (style === 'long' ? LONG : SHORT)[Number(match?.[2]) - 1]
  return match?.[1] === undefined || name === undefined ? date : `${name} ${match[1]}`
}

/** The same day one year before, as a string to compare with: "2026-11-03" → "2025-11-03". */
export function yearBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
}
