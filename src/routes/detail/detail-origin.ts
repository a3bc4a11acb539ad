import type { Check } from '#lib/shapes.ts'
import { EVERYTHING, everythingHref, parseEverything } from '#search/address/search-state.ts'
import { listHref, parseListState } from '#search/address/url-state.ts'
import { listAt } from '#search/lists/all.ts'

/** What a link to a detail page passes on in the history entry; both may be absent. */
export type DetailOrigin<Preview> = {
  /** The address of the search that led here: "/features?q=contain&page=2". */
  readonly from?: string | undefined
  /** The hit itself. */
  readonly preview?: Preview | undefined
}

/**
 * Reads what a link passed on. History entries outlive a release of the page, so the shape is checked like any other
 * input: what does not fit is left out.
 */
export function readOrigin<Preview>(
  state: unknown,
  isPreview: Check<Preview>,
): DetailOrigin<Preview> {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && typeof state.from === 'string' ? state.from : ''
  const passed = 'preview' in state ? state.preview : undefined
  return {
    from: readSearchPlace(from)?.address,
    preview: isPreview(passed) ? passed : undefined,
  }
}

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
 * Reads an address of a list, or of the search of everything. Undefined for every other one: an address from storage
 * or the history can be any text.
 */
export function readSearchPlace(address: string): SearchPlace | undefined {
  const cut = address.indexOf('?')
  const pathname = cut === -1 ? address : address.slice(0, cut)
  const search = cut === -1 ? '' : address.slice(cut)
  if (pathname === EVERYTHING) {
    const state = parseEverything(search)
    return { address: everythingHref(state), label: 'Everything', q: state.q.trim() }
  }
  const list = listAt(pathname)
  if (list === undefined) return undefined
  const state = parseListState(list, search)
  return { address: listHref(list, state), label: list.tab, q: state.q.trim() }
}
