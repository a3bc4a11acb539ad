import type { Redirects, ReleaseDates } from '#catalogue/content.ts'
import type { Check } from '#lib/shapes.ts'
import { isListOf, isShape, isTableOf, isText } from '#lib/shapes.ts'

/** Whether a file holds release dates: browser → version → `YYYY-MM-DD`. */
export const isReleaseDates: Check<ReleaseDates> = isTableOf(isTableOf(isText))

const isTargets = isTableOf(isListOf(isText))

/** Whether a file holds the redirects of former ids. */
export const isRedirects: Check<Redirects> = isShape<Redirects>({
  features: isTargets,
  specs: isTargets,
})
