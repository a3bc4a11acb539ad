import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import { type SearchState, withText } from './search-state.ts'
import type { UrlStore } from './url-store.ts'

type SearchBoxOptions = {
  readonly address: UrlStore
  readonly client: Pick<RetryingSearchClient, 'isSlow'>
}

/**
 * Moves filters from the text of a search to its state.
 *
 * @param isWhole whether the text is complete, not still being typed
 */
type ReadTyped = (search: SearchState, isWhole: boolean) => SearchState

/** Milliseconds without a search after an answer until typing counts as paused. */
export const REST = 300

/** Milliseconds without a key press after which a slow provider is searched. */
export const TYPING_PAUSE = 120

/**
 * The text in the search box. It is kept as typed, ahead of the address, which follows at once or,
 * with a slow provider, when typing pauses. A view without a search keeps the text, because Back
 * and the tabs still lead to its search.
 */
export class SearchBoxState {
  readonly text
  #read: ReadTyped = (search) => search
  readonly #options: SearchBoxOptions
  #timer: number | undefined

  constructor(options: SearchBoxOptions) {
    this.#options = options
    this.text = createStore(options.address.read().search?.state.q ?? '')
    options.address.subscribe(() => this.#follow())
  }

  readonly type = (text: string): void => {
    clearTimeout(this.#timer)
    this.text.set(text)
    if (this.#options.client.isSlow())
      this.#timer = window.setTimeout(() => this.#search('go', false), TYPING_PAUSE)
    else this.#search('type', false)
  }

  /** Reads the text, and typed ones from now on: what does that has to load first. */
  readWith(read: ReadTyped): void {
    this.#read = read
    this.#search('type', false)
  }

  readonly commit = (): void => {
    clearTimeout(this.#timer)
    this.#search('go', true)
  }

  #search(how: 'go' | 'type', isWhole: boolean): void {
    const { address } = this.#options
    const { search } = address.read()
    const q = clipBytes(this.text.get())
    if (search === undefined) return
    const next = this.#read(q === search.state.q ? search : withText(search, q), isWhole)
    // The address may already have the filters that leave the box.
    if (next.state.q !== q) this.text.set(next.state.q)
    if (next !== search) address[how](next)
  }

  /** Takes the text of an address with a search, and clears it on the home page. */
  #follow(): void {
    const { pathname, search } = this.#options.address.read()
    if (search === undefined && pathname !== '/') return
    const q = search?.state.q ?? ''
    // A text truncated for the address is the same text.
    if (clipBytes(this.text.get()) === q) return
    clearTimeout(this.#timer)
    this.text.set(q)
  }
}
