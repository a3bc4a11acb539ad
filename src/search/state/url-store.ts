/** The router, as the search sees it. Addresses are `pathname + search`. */
export type BrowserAddress = {
  /** What the browser shows at this moment, whether or not the router has rendered it. */
  readonly read: () => string
  readonly go: (href: string, how: 'push' | 'replace') => void
}

/** Changes of `q` that follow each other within this time are one step for the Back button. Milliseconds. */
const BURST = 1000

/**
 * The state of the search as an address. The search writes through it, and hears of what others wrote: links, Back,
 * Forward. The router is the only one who touches the history.
 */
export class UrlStore {
  readonly #bar: BrowserAddress
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #known: string
  #lastTyped = Number.NEGATIVE_INFINITY

  constructor(bar: BrowserAddress, now: () => number) {
    this.#bar = bar
    this.#now = now
    this.#known = bar.read()
  }

  read(): { readonly pathname: string; readonly search: string } {
    const href = this.#bar.read()
    const query = href.indexOf('?')
    return query === -1
      ? { pathname: href, search: '' }
      : { pathname: href.slice(0, query), search: href.slice(query) }
  }

  /**
   * Goes to a state of the search that the caller already shows. Typing replaces its own last step; everything else
   * is a step of its own.
   */
  write(href: string): void {
    const from = this.#bar.read()
    if (href === from) return
    const typed = textOf(href) !== textOf(from)
    const continues =
      typed && withoutText(href) === withoutText(from) && this.#now() - this.#lastTyped < BURST
    this.#lastTyped = typed ? this.#now() : Number.NEGATIVE_INFINITY
    this.#known = href
    this.#bar.go(href, continues ? 'replace' : 'push')
  }

  /** Goes to a state of the search and tells the listeners. */
  go(href: string): void {
    if (href === this.#bar.read()) return
    this.write(href)
    this.#tell()
  }

  /** Writes the address that was meant: no step of its own. */
  correct(href: string): void {
    if (href === this.#bar.read()) return
    this.#known = href
    this.#bar.go(href, 'replace')
  }

  /**
   * To be called with each address that the router has rendered: tells the listeners, unless it is their own echo,
   * or no longer what the browser shows.
   */
  settle(href: string): void {
    if (href === this.#known || href !== this.#bar.read()) return
    this.#known = href
    this.#lastTyped = Number.NEGATIVE_INFINITY
    this.#tell()
  }

  /** Calls back when the address has changed otherwise than by `write`. Returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The address without what typing changes: the words, and the page that they reset. */
function withoutText(href: string): string {
  const [pathname, search] = href.split('?')
  const params = new URLSearchParams(search)
  params.delete('q')
  params.delete('page')
  return `${pathname}?${params.toString()}`
}

function textOf(href: string): string {
  return new URLSearchParams(href.split('?')[1]).get('q') ?? ''
}
