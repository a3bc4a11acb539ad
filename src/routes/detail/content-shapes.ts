import type { Redirects, ReleaseDates } from '#catalogue/content.ts'

/** Whether a file holds release dates: browser → version → `YYYY-MM-DD`. */
export function isReleaseDates(value: unknown): value is ReleaseDates {
  return isTableOf(value, (dates) => isTableOf(dates, (date) => typeof date === 'string'))
}

/** Whether a file holds the redirects of former ids. */
export function isRedirects(value: unknown): value is Redirects {
  return (
    isTableOf(value, (targets) => isTableOf(targets, isIdList)) &&
    Object.hasOwn(value, 'features') &&
    Object.hasOwn(value, 'specs')
  )
}

function isIdList(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

/** Whether a value is an object of whose every value something holds. */
export function isTableOf(value: unknown, isEntry: (entry: unknown) => boolean): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isEntry)
  )
}
