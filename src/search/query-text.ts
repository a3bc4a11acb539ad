import { clipBytes } from '#lib/query-text.ts'

import type { Address } from './address.ts'
import type { SearchLink } from './search-link.ts'
import { createStore } from './store.ts'
import { defaultFeaturesState, formatFeaturesState, parseFeaturesState } from './url-state.ts'

type QueryTextOptions = {
  readonly address: Address
  readonly link: Pick<SearchLink, 'typingPause'>
  /** Where results are shown; typing anywhere else goes there. */
  readonly listPath: string
}

/**
 * What stands in the search box, wherever the box is. It is kept as typed, ahead of the address, which follows at
 * once or, with a slow provider, when the typing pauses.
 */
export class QueryText {
  readonly text
  readonly #options: QueryTextOptions
  #hadFocus = false
  #timer: number | undefined

  constructor(options: QueryTextOptions) {
    this.#options = options
    this.text = createStore('')
    this.#follow()
    options.address.subscribe(() => this.#follow())
  }

  readonly type = (text: string): void => {
    this.text.set(text)
    clearTimeout(this.#timer)
    const pause = this.#options.link.typingPause()
    if (pause === 0) this.commit()
    else this.#timer = window.setTimeout(this.commit, pause)
  }

  /** Searches for what stands in the box now. */
  readonly commit = (): void => {
    clearTimeout(this.#timer)
    const { address, listPath } = this.#options
    const { pathname, search } = address.read()
    const q = clipBytes(this.text.get())
    const isList = pathname === listPath
    const state = isList ? parseFeaturesState(search) : defaultFeaturesState
    if (isList && state.q === q) return
    address.go(listPath + formatFeaturesState({ ...state, q, page: 1 }))
  }

  /** To be called by a box that goes. */
  readonly leave = (hadFocus: boolean): void => {
    this.#hadFocus = hadFocus
  }

  /** Whether the box that has just gone had the focus, so that typing should go on in the one that comes. */
  readonly takeFocus = (): boolean => {
    const hadFocus = this.#hadFocus
    this.#hadFocus = false
    return hadFocus
  }

  /** Takes over the words of the address where it is a list, and none on the home page. */
  #follow(): void {
    const { address, listPath } = this.#options
    const { pathname, search } = address.read()
    if (pathname !== listPath && pathname !== '/') return
    const q = pathname === listPath ? parseFeaturesState(search).q : ''
    // A text that was cut for the address is still the same text.
    if (clipBytes(this.text.get()) === q) return
    clearTimeout(this.#timer)
    this.text.set(q)
  }
}
