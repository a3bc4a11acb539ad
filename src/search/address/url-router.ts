import type { UiState } from 'instantsearch.js'

import { formatSearchHref, type SearchState } from './search-state.ts'
import { fromUiState, toUiState } from './ui-state.ts'
import type { UrlStore } from './url-store.ts'

/** The library's `routing`, bound to `UrlStore`: it never touches the history itself. */
export type UrlRouter = {
  readonly read: () => UiState
  readonly write: (ui: UiState) => void
  readonly createURL: (ui: UiState) => string
  readonly onUpdate: (listener: (ui: UiState) => void) => void
  readonly dispose: () => void
  /**
   * Call after the widgets of a list were added; without widgets, the library would discard the
   * state. Passes it the state of the address at once, and after each change from elsewhere.
   * Returns a function that stops this.
   */
  readonly follow: () => () => void
}

/**
 * Calls `update` once everything is loaded that the parameters of a search depend on; at once if
 * nothing is missing.
 */
export type Prepare = (search: SearchState | undefined, update: () => void) => void

/** Reads and writes nothing in a view without a list. */
export function createUrlRouter(address: UrlStore, prepare: Prepare): UrlRouter {
  let update: ((ui: UiState) => void) | undefined
  const read = (): UiState => {
    const { search } = address.read()
    return search?.list ? { [search.list.id]: toUiState(search.list, search.state) } : {}
  }
  const searchOf = (ui: UiState): SearchState | undefined => {
    const list = address.read().search?.list ?? undefined
    const own = list && ui[list.id]
    return list && own && { list, state: fromUiState(list, own) }
  }
  return {
    read,
    createURL: (ui) => {
      const search = searchOf(ui)
      return search === undefined ? address.read().pathname : formatSearchHref(search)
    },
    // The library also writes when its widgets unmount; the address then belongs to another view.
    write: (ui) => {
      const search = searchOf(ui)
      if (search !== undefined) address.write(search)
    },
    onUpdate: (listener) => {
      update = listener
    },
    dispose: () => {
      update = undefined
    },
    follow: () => {
      const follow = () => {
        const { search } = address.read()
        if (search?.list)
          prepare(search, () => address.read().search === search && update?.(read()))
      }
      follow()
      return address.subscribe(follow)
    },
  }
}
