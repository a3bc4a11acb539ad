import * as v from 'valibot'

import { EVERYTHING, everythingHref, parseEverything } from '#search/address/search-state.ts'
import { listHref, parseListState } from '#search/address/url-state.ts'
import { listAt } from '#search/lists/all.ts'

/** Data that a link to a detail page stores in the history entry. */
export type DetailOrigin<Preview> = {
  readonly from?: string | undefined
  readonly preview?: Preview | undefined
}

/**
 * Reads the data that a link passed on. History entries outlive releases of the page, so their
 * shape is validated like any other input: invalid parts are omitted.
 */
export function readOrigin<Preview>(
  state: unknown,
  schema: v.GenericSchema<Preview>,
): DetailOrigin<Preview> {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && typeof state.from === 'string' ? state.from : ''
  const passed = 'preview' in state ? state.preview : undefined
  return {
    from: readSearchPlace(from)?.address,
    preview: v.is(schema, passed) ? passed : undefined,
  }
}

/** A results view in one of its states. */
export type SearchPlace = {
  /** "/features?q=contain&page=2". */
  readonly address: string
  readonly label: string
  readonly q: string
}

/**
 * Parses the address of a list, or of the search across lists. Undefined for any other address:
 * storage and history may contain arbitrary text.
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
