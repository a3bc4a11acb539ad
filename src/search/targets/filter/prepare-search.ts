import { prepareText } from '#language/index.ts'
import type { SearchState } from '#search/address/search-state.ts'

import { prepareBrowsers } from './browsers-filter.ts'

/**
 * Loads what the search parameters of a list depend on: what reads its text, and the versions of the
 * browsers that filter it. Undefined if there is nothing to wait for. The library cannot wait when it
 * builds a query.
 *
 * @throws TargetsUnavailable if the code that reads browsers cannot be loaded
 */
export function prepareSearch(search: SearchState | undefined): Promise<unknown> | undefined {
  if (!search?.list) return undefined
  const text = prepareText(search.state.q)
  const browsers = prepareBrowsers(search.state.browsers)
  return text || browsers ? Promise.all([text, browsers]) : undefined
}

const waits = new WeakMap<SearchState, Promise<unknown>>()

/**
 * The same, as one promise for the same search, for components that suspend: also once it is fulfilled, because React
 * renders them again and wants the same.
 */
export function waitFor(search: SearchState | undefined): Promise<unknown> | undefined {
  const known = search && waits.get(search)
  if (search === undefined || known !== undefined) return known
  const waiting = prepareSearch(search)
  if (waiting !== undefined) waits.set(search, waiting)
  return waiting
}
