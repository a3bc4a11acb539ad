import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import type { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'

import { hrefWith, searchedViewAt } from './searched-view.ts'
import { readQuery } from './url-state.ts'
import type { UrlStore } from './url-store.ts'

type QueryTextOptions = {
  readonly address: UrlStore
  readonly link: Pick<RetryingSearchClient, 'typingPause'>
}

/**
 * The words of the search that is shown, as they stand in the box. They are kept as typed, ahead of the address, which
 * follows at once or, with a slow provider, when the typing pauses. A view that shows no search leaves them as they
 * were: the way back and the tabs still lead to them.
 */
export class SearchBoxState {
  readonly text
  readonly #options: QueryTextOptions
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

  /** Searches for what stands in the box now, in the view that is shown. */
  readonly commit = (): void => {
    clearTimeout(this.#timer)
    const { address } = this.#options
    const { pathname, search } = address.read()
    const view = searchedViewAt(pathname)
    const q = clipBytes(this.text.get())
    if (view === undefined || q === readQuery(search)) return
    address.go(hrefWith(view, q, search))
  }

  /** Takes over the words of the address where it has a search, and none on the home page. */
  #follow(): void {
    const { pathname, search } = this.#options.address.read()
    const isPlace = searchedViewAt(pathname) !== undefined
    if (!isPlace && pathname !== '/') return
    const q = isPlace ? readQuery(search) : ''
    // A text that was cut for the address is still the same text.
    if (clipBytes(this.text.get()) === q) return
    clearTimeout(this.#timer)
    this.text.set(q)
  }
}
