/** The code of a runtime that could have a thing and does not. */
export const LACKS = 'no'

/** The code of a runtime that has what a thing is a part of, while the data says nothing of the thing itself. */
export const UNKNOWN = '?'

/**
 * A code of support as it reads on a day (`YYYY-MM-DD`). A version announced with its day is out from that day on:
 * "next 158 2026-11-17" is "next 158" before it and "158" from it on. All other codes stay as they are.
 */
export function codeOn(code: string, today: string): string {
  const [word, version = '', day] = code.split(' ')
  if (word !== 'next') return code
  return day !== undefined && day <= today ? version : `next ${version}`
}
