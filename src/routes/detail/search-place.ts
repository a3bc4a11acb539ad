import { listAt } from '#search/lists/all.ts'
import { EVERYTHING, formatEverything, parseEverything } from '#search/state/everything-state.ts'
import { formatListState, parseListState } from '#search/state/url-state.ts'

/** A view with results, in one of its states. */
export type SearchPlace = {
  /** "/features?q=contain&page=2". */
  readonly address: string
  /** What is searched there: "Features". */
  readonly label: string
  /** What was searched for; may be empty. */
  readonly q: string
}

/**
 * Reads an address of a list, or of the search of everything. Undefined for every other one: where it comes from
 * storage or the history, it may be anybody's.
 */
export function readSearchPlace(address: string): SearchPlace | undefined {
  const cut = address.indexOf('?')
  const pathname = cut === -1 ? address : address.slice(0, cut)
  const search = cut === -1 ? '' : address.slice(cut)
  if (pathname === EVERYTHING) {
    const state = parseEverything(search)
    return { address: EVERYTHING + formatEverything(state), label: 'Everything', q: state.q.trim() }
  }
  const list = listAt(pathname)
  if (list === undefined) return undefined
  const state = parseListState(list, search)
  return { address: list.path + formatListState(list, state), label: list.tab, q: state.q.trim() }
}
