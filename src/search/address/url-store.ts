import type { SearchState } from './search-state.ts'
import { formatSearchHref, parseSearchHref, splitHref, withText } from './search-state.ts'

/** The browser's address, as the search sees it. Addresses are `pathname + search`. */
export type BrowserAddress = {
  /** What the browser shows at this moment, whether or not the router has rendered it. */
  readonly read: () => string
  readonly go: (href: string, how: 'push' | 'replace') => void
}

/** What an address shows. */
export type Place = {
  readonly pathname: string
  /** Undefined where nothing is searched. */
  readonly search: SearchState | undefined
}

type Known = Place & { readonly href: string }

/** Changes of the text that follow each other within this time are one step of the history. Milliseconds. */
const BURST = 1000

/**
 * How long after a key the address of a list follows, and how long it may stay behind at most. To write it takes a browser
 * one to two milliseconds, the router as many to render it, and Safari refuses more than a hundred in thirty seconds.
 * Milliseconds.
 */
const REST = 200
const LONGEST = 1000

/** What has been typed and is not in the address yet. */
type Unwritten = {
  readonly next: Known
  /** The address that it is to follow. */
  readonly after: string
  /** When the first and the last of its letters were typed. */
  readonly first: number
  readonly last: number
}

/**
 * The state of the search, and its address. A state that the page changes is kept as it is and written into the
 * address; an address that comes from elsewhere (a link, Back, Forward) is parsed once.
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

  /** What the browser's address shows, or will show when the typing rests. */
  read(): Place {
    return this.#unwritten?.next ?? this.at(this.#browser.read())
  }

  /** What an address shows; the newest one is not parsed again. */
  at(href: string): Place {
    if (href !== this.#newest.href) this.#newest = placeAt(href)
    return this.#newest
  }

  /**
   * Writes a state that the caller already shows. Typing replaces its own last step of the history; every other change
   * is a step.
   */
  write(search: SearchState): void {
    const next = searchPlace(search)
    if (next.href === this.#unwritten?.next.href) return
    this.flush()
    this.#write(next)
  }

  /** Goes to a state of the search, or to another address of the site, and tells the listeners. */
  go(target: SearchState | string): void {
    this.flush()
    const next = typeof target === 'string' ? placeAt(target) : searchPlace(target)
    if (this.#write(next)) this.#tell()
  }

  /**
   * The same while the visitor types, who waits for what the listeners do: they are told at once, and the address follows
   * when the typing rests. A view without a list follows the router, so its address is written in the next task.
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

  /** Writes at once what was typed: the visitor is about to leave, or goes on from there. */
  readonly flush = (): void => {
    if (this.#unwritten === undefined) return
    const typed = this.#unwritten
    this.#unwritten = undefined
    clearTimeout(this.#timer)
    // The visitor has gone elsewhere since.
    if (this.#browser.read() === typed.after) this.#write(typed.next, typed)
  }

  /** Replaces the address by the canonical one of a state; no step of the history. */
  correct(search: SearchState): void {
    this.flush()
    const next = searchPlace(search)
    if (next.href !== this.#browser.read()) this.#show(next, 'replace')
  }

  /**
   * To be called with each address that the router has rendered. Tells the listeners, unless this object has written
   * the address itself, or the browser already shows another one.
   */
  settle(href: string): void {
    this.flush()
    if (href === this.#known || href !== this.#browser.read()) return
    this.#known = href
    this.#lastTyped = Number.NEGATIVE_INFINITY
    this.#tell()
  }

  /** Calls back when the address has changed otherwise than by `write`. Returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns whether the address is another one. */
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

  #show(next: Known, how: 'push' | 'replace'): void {
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

/** Whether two states differ in the text at most, and in the page, which typing resets. */
function differOnlyInText(a: SearchState | undefined, b: SearchState | undefined): boolean {
  if (a === undefined || b === undefined) return false
  return formatSearchHref(withText(a, '')) === formatSearchHref(withText(b, ''))
}
