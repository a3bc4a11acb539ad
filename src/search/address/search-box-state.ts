import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import { withText } from './search-state.ts'
import type { UrlStore } from './url-store.ts'

type SearchBoxOptions = {
  readonly address: UrlStore
  readonly client: Pick<RetryingSearchClient, 'isSlow'>
}

/** With a slow provider a text is searched for after this time without a key. Milliseconds. */
export const TYPING_PAUSE = 120

/**
 * The text in the search box of the view that is shown. It is kept as typed, ahead of the address, which follows at
 * once or, with a slow provider, when the typing pauses. A view that shows no search leaves the text as it was: the way
 * back and the tabs still lead to it.
 */
export class SearchBoxState {
  readonly text
  readonly #options: SearchBoxOptions
  #timer: number | undefined

  constructor(options: SearchBoxOptions) {
    this.#options = options
    this.text = createStore('')
    this.#follow()
    options.address.subscribe(() => this.#follow())
  }

  readonly type = (text: string): void => {
    clearTimeout(this.#timer)
    this.text.set(text)
    if (this.#options.client.isSlow()) this.#timer = window.setTimeout(this.commit, TYPING_PAUSE)
    else this.#search('type')
  }

  /** Searches for the text at once, in the view that is shown. */
  readonly commit = (): void => {
    clearTimeout(this.#timer)
    this.#search('go')
  }

  #search(how: 'go' | 'type'): void {
    const { address } = this.#options
    const { search } = address.read()
    const q = clipBytes(this.text.get())
    if (search !== undefined && q !== search.state.q) address[how](withText(search, q))
  }

  /** Takes the text of the address where it has a search, and none on the home page. */
  #follow(): void {
    const { pathname, search } = this.#options.address.read()
    if (search === undefined && pathname !== '/') return
    const q = search?.state.q ?? ''
    // A text that was cut for the address is still the same text.
    if (clipBytes(this.text.get()) === q) return
    clearTimeout(this.#timer)
    this.text.set(q)
  }
}
