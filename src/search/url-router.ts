import type { UiState } from 'instantsearch.js'

import type { Address } from './address.ts'
import { fromUiState, toUiState } from './ui-state.ts'
import { formatFeaturesState, parseFeaturesState } from './url-state.ts'

type UrlRouterOptions = {
  readonly address: Address
  /** Where the list of features is; nothing is read or written anywhere else. */
  readonly listPath: string
  /** Before every index name. */
  readonly prefix: string
}

/** The key of the features index in the library's state. */
export const FEATURES = 'features'

/** The library's `routing`, bound to our address: it never touches the history itself. */
export type UrlRouter = {
  readonly read: () => UiState
  readonly write: (ui: UiState) => void
  readonly createURL: (ui: UiState) => string
  readonly onUpdate: (listener: (ui: UiState) => void) => void
  readonly dispose: () => void
}

export function createUrlRouter({ address, listPath, prefix }: UrlRouterOptions): UrlRouter {
  let stop: (() => void) | undefined
  const isHere = () => address.read().pathname === listPath
  const read = (): UiState =>
    isHere() ? { [FEATURES]: toUiState(parseFeaturesState(address.read().search), prefix) } : {}
  const createURL = (ui: UiState) =>
    listPath + formatFeaturesState(fromUiState(ui[FEATURES] ?? {}, prefix))
  return {
    read,
    createURL,
    // The library also speaks up when its widgets go: then the address belongs to another view.
    write: (ui) => {
      if (isHere() && ui[FEATURES]) address.write(createURL(ui))
    },
    onUpdate: (listener) => {
      stop = address.subscribe(() => {
        if (isHere()) listener(read())
      })
    },
    dispose: () => stop?.(),
  }
}
