/** The code for a runtime that could support a feature and does not. */
export const LACKS = 'no'

/** The code for a runtime that supports the parent, if the data does not mention the part. */
export const UNKNOWN = '?'

/**
 * Resolves a support code on a day (`YYYY-MM-DD`). A version announced with a date is released from
 * that day on: "next 158 2026-11-17" is "next 158" before it and "158" from then on. Other codes
 * are unchanged.
 */
export function codeOn(code: string, today: string): string {
  const [word, version = '', day] = code.split(' ')
  if (word !== 'next') return code
  return day !== undefined && day <= today ? version : `next ${version}`
}
