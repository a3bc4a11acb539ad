import type { Answer } from '#catalogue/verdict/verdict.ts'
import { formatPairs } from '#lib/query-string.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { namedTargets } from './read-targets.ts'

/** Which results to show, by the verdict on the visitor's browsers: those with one answer, or all. */
export type Can = '' | Answer

/** From best to worst. */
export const answerNames = ['yes', 'part', 'no'] as const satisfies readonly Answer[]

export type BrowsersState = {
  readonly targets: string
  readonly can: Can
}

/** Reads the `browsers` of a list's state. Without `targets` there is no `can`. */
export function readBrowsers(browsers: string): BrowsersState {
  const targets = namedTargets(browsers)
  const named = new URLSearchParams(browsers).get('can')
  const can = answerNames.find((answer) => answer === named)
  return { targets, can: targets === '' || can === undefined ? '' : can }
}

/** The inverse of `readBrowsers`. */
export function formatBrowsers({ targets, can }: BrowsersState): string {
  return formatPairs([
    ['targets', targets],
    ['can', targets === '' ? '' : can],
  ])
}

/** Lists whose records have browser support data. */
const checkedLists: ReadonlySet<string> = new Set(['features', 'compat'])

/** Accepts the name of a replica, which begins with that of its index. */
export function isChecked(index: string): boolean {
  return checkedLists.has(index.split('_')[0] ?? '')
}

/** Reduces a query string to what the address of a list can say about browsers. */
export function browsersFor({ id }: Pick<ListDefinition, 'id'>, search: string): string {
  const { targets, can } = readBrowsers(search)
  return formatBrowsers({ targets, can: isChecked(id) ? can : '' })
}
