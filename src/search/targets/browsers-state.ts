import { formatPairs } from '#lib/query-string.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { namedTargets } from './read-targets.ts'

/** Show only results that work in the visitor's browsers, only those that do not, or all. */
export type Can = '' | 'yes' | 'no'

export type BrowsersState = {
  readonly targets: string
  readonly can: Can
}

/** Reads the `browsers` of a list's state. Without `targets` there is no `can`. */
export function readBrowsers(browsers: string): BrowsersState {
  const targets = namedTargets(browsers)
  const can = new URLSearchParams(browsers).get('can')
  return { targets, can: targets !== '' && (can === 'yes' || can === 'no') ? can : '' }
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
