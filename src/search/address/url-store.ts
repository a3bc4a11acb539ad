import {
  formatSearchHref,
  parseSearchHref,
  type SearchState,
  splitHref,
  withText,
} from './search-state.ts'

export type BrowserAddress = {
  /** The current address, whether or not the router has rendered it. */
  readonly read: () => string
  /** A correction keeps the fragment. */
  readonly go: (href: string, how: 'push' | 'replace' | 'correct') => void
}

export type AddressPlace = {
  readonly pathname: string
  readonly search: SearchState | undefined
}

type Known = AddressPlace & { readonly href: string }

/** Milliseconds. Changes of the text within this time of each other share one history entry. */
const BURST = 1000

/**
 * Milliseconds after a key press until a list's address follows, and the longest delay. Safari
 * rejects more than a hundred changes in thirty seconds.
 */
const REST = 200
const LONGEST = 1000

type Unwritten = {
  readonly next: Known
  readonly after: string
  /** The times of the first and the last key press. */
  readonly first: number
  readonly last: number
}

/**
 * The state of the search, and its address. Parses only addresses that come from elsewhere (links,
 * Back, Forward).
 */
export class UrlStore {
  readonly #browser: BrowserAddress
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #known: string
  #newest: Known
  #lastTyped = Number.NEGATIVE_INFINITY
  #unwritten: Unwritten | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(browser: BrowserAddress, now: () => number) {
    this.#browser = browser
    this.#now = now
    this.#known = browser.read()
    this.#newest = placeAt(this.#known)
  }

  /** The browser's address, or the one that follows when typing pauses. */
  read(): AddressPlace {
    return this.#unwritten?.next ?? this.at(this.#browser.read())
  }

  /** Parses an address, unless it is the newest. */
  at(href: string): AddressPlace {
    if (href !== this.#newest.href) this.#newest = placeAt(href)
    return this.#newest
  }

  /** Writes a state that is already shown. Continued typing replaces its history entry. */
  write(search: SearchState): void {
    const next = searchPlace(search)
    // After Back the browser shows an address whose state is not shown yet.
    if (next.href === (this.#unwritten?.next.href ?? this.#known)) return
    this.flush()
    this.#write(next)
  }

  go(target: SearchState | string): void {
    this.flush()
    const next = typeof target === 'string' ? placeAt(target) : searchPlace(target)
    if (this.#write(next)) this.#tell()
  }

  /**
   * The same for a key press: notifies the listeners at once; the address follows when typing
   * pauses. A view without a list follows the router, so its address is written in the next task.
   */
  type(search: SearchState): void {
    const next = searchPlace(search)
    const now = this.#now()
    const { after, first } = this.#unwritten ?? { after: this.#browser.read(), first: now }
    if (next.href === (this.#unwritten?.next.href ?? after)) return
    this.#unwritten = { next, after, first, last: now }
    clearTimeout(this.#timer)
    const delay = search.list === null ? 0 : Math.min(REST, first + LONGEST - now)
    this.#timer = setTimeout(this.flush, delay)
    this.#tell()
  }

  /** Writes typed text at once, before the visitor leaves or changes something else. */
  readonly flush = (): void => {
    if (this.#unwritten === undefined) return
    const typed = this.#unwritten
    this.#unwritten = undefined
    clearTimeout(this.#timer)
    // Not if the visitor has navigated since.
    if (this.#browser.read() === typed.after) this.#write(typed.next, typed)
  }

  /** Replaces the address by the canonical one of a state, without a history entry. */
  correct(search: SearchState): void {
    this.flush()
    const next = searchPlace(search)
    if (next.href !== this.#browser.read()) this.#show(next, 'correct')
  }

  /**
   * Call with each address that the router has rendered. Notifies the listeners, unless this object
   * wrote the address itself or the browser already shows another one.
   */
  settle(href: string): void {
    this.flush()
    if (href === this.#known || href !== this.#browser.read()) return
    this.#known = href
    this.#lastTyped = Number.NEGATIVE_INFINITY
    this.#tell()
  }

  /** Subscribes to changes other than by `write`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #write(next: Known, { first, last } = { first: this.#now(), last: this.#now() }): boolean {
    if (next.href === this.#browser.read()) return false
    const { search } = this.read()
    const isTyped = textOf(next.search) !== textOf(search)
    const isBurst = first - this.#lastTyped < BURST
    this.#lastTyped = isTyped ? last : Number.NEGATIVE_INFINITY
    this.#show(
      next,
      isTyped && isBurst && differOnlyInText(next.search, search) ? 'replace' : 'push',
    )
    return true
  }

  #show(next: Known, how: Parameters<BrowserAddress['go']>[1]): void {
    this.#known = next.href
    this.#newest = next
    this.#browser.go(next.href, how)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function placeAt(href: string): Known {
  return { href, pathname: splitHref(href).pathname, search: parseSearchHref(href) }
}

function searchPlace(search: SearchState): Known {
  const href = formatSearchHref(search)
  return { href, pathname: splitHref(href).pathname, search }
}

function textOf(search: SearchState | undefined): string {
  return search?.state.q ?? ''
}

/** Whether two states differ at most in the text, and in the page, which typing resets. */
function differOnlyInText(a: SearchState | undefined, b: SearchState | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return formatSearchHref(withText(a, '')) === formatSearchHref(withText(b, ''))
}
