import { clipBytes } from '#lib/query-text.ts'

import type { Address } from './address.ts'
import { listAt, mainList } from './lists/all.ts'
import type { SearchLink } from './search-link.ts'
import { createStore } from './store.ts'
import { defaultState, formatListState, parseListState, readWords } from './url-state.ts'

type QueryTextOptions = {
  readonly address: Address
  readonly link: Pick<SearchLink, 'typingPause'>
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

  /** Searches for what stands in the box now: the list that is shown, or the main one from anywhere else. */
  readonly commit = (): void => {
    clearTimeout(this.#timer)
    const { address } = this.#options
    const { pathname, search } = address.read()
    const q = clipBytes(this.text.get())
    const here = listAt(pathname)
    const list = here ?? mainList
    const state = here === undefined ? defaultState : parseListState(here, search)
    if (here !== undefined && state.q === q) return
    address.go(list.path + formatListState(list, { ...state, q, page: 1 }))
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
    const { pathname, search } = this.#options.address.read()
    const isList = listAt(pathname) !== undefined
    if (!isList && pathname !== '/') return
    const q = isList ? readWords(search) : ''
    // A text that was cut for the address is still the same text.
    if (clipBytes(this.text.get()) === q) return
    clearTimeout(this.#timer)
    this.text.set(q)
  }
}
