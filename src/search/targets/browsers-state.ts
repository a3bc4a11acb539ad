import { formatPairs } from '#lib/query-string.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { namedTargets } from './read-targets.ts'

/** Whether results have to work in the visitor's browsers, or must not; empty for either. */
export type Can = '' | 'yes' | 'no'

/** What the address of a list says of the visitor's browsers. */
export type BrowsersState = {
  readonly targets: string
  readonly can: Can
}

/** Reads the `browsers` of a list's state. Without browsers there is nothing to filter by. */
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

/** Lists whose records work in browsers, or do not. */
const checkedLists: ReadonlySet<string> = new Set(['features', 'compat'])

/** Whether the records of an index or list can be checked; the copies of an index have longer names. */
export function isChecked(index: string): boolean {
  return checkedLists.has(index.split('_')[0] ?? '')
}

/** What a query string says of the visitor's browsers, as far as the address of a list can say it too. */
export function browsersFor({ id }: Pick<ListDefinition, 'id'>, search: string): string {
  const { targets, can } = readBrowsers(search)
  return formatBrowsers({ targets, can: isChecked(id) ? can : '' })
}
