import type { UiState } from 'instantsearch.js'

import { listAt } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { fromUiState, toUiState } from './ui-state.ts'
import { formatListState, parseListState } from './url-state.ts'
import type { UrlStore } from './url-store.ts'

type UrlRouterOptions = {
  readonly address: UrlStore
  /** Before every index name. */
  readonly prefix: string
}

/** The library's `routing`, bound to our address: it never touches the history itself. */
export type UrlRouter = {
  readonly read: () => UiState
  readonly write: (ui: UiState) => void
  readonly createURL: (ui: UiState) => string
  readonly onUpdate: (listener: (ui: UiState) => void) => void
  readonly dispose: () => void
}

/** Nothing is read or written where no list is. */
export function createUrlRouter({ address, prefix }: UrlRouterOptions): UrlRouter {
  let stop: (() => void) | undefined
  const listHere = () => listAt(address.read().pathname)
  const read = (): UiState => {
    const list = listHere()
    if (list === undefined) return {}
    const state = parseListState(list, address.read().search)
    return { [list.id]: toUiState({ list, prefix }, state) }
  }
  const hrefOf = (list: ListDefinition, ui: UiState) =>
    list.path + formatListState(list, fromUiState({ list, prefix }, ui[list.id] ?? {}))
  return {
    read,
    createURL: (ui) => {
      const list = listHere()
      return list === undefined ? address.read().pathname : hrefOf(list, ui)
    },
    // The library also speaks up when its widgets go: then the address belongs to another view.
    write: (ui) => {
      const list = listHere()
      if (list !== undefined && ui[list.id]) address.write(hrefOf(list, ui))
    },
    onUpdate: (listener) => {
      stop = address.subscribe(() => {
        if (listHere() !== undefined) listener(read())
      })
    },
    dispose: () => stop?.(),
  }
}
