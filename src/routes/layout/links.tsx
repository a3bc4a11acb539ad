import type { MouseEvent } from 'react'

import { paths } from '#routes/paths.ts'
import type { HitLinkProps, LinkProps, Links } from '#search/state/links.ts'

/** What the links need of the router. */
export type Visits = {
  /** The address that is shown: path and query string. */
  readonly read: () => string
  /** Goes to an address of the site, with what its view is to know beforehand. */
  readonly visit: (href: string, state?: unknown) => void
}

/**
 * The links of lists. The router's links subscribe to the location to resolve relative addresses, so that a hundred of
 * them render again at each keystroke; these have absolute addresses and do not.
 */
export function createLinks({ read, visit }: Visits): Pick<Links, 'Link' | 'HitLink'> {
  function Link({ href, onClick, children, ...rest }: LinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!isForBrowser(event)) {
        event.preventDefault()
        visit(href)
      }
    }
    return (
      <a {...rest} href={href} onClick={follow}>
        {children}
      </a>
    )
  }

  /**
   * A link from a view with results to the page of one hit. The state of the history entry has `from`, the address of
   * the view, and `preview`, the hit with the attributes of its list, so that the page can show it at once.
   */
  function HitLink({ list, hit, id, children }: HitLinkProps) {
    const href = paths.record({ list, id: hit.objectID })
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (isForBrowser(event)) return
      event.preventDefault()
      visit(href, { from: read(), preview: recordOf(hit) })
    }
    return (
      <a href={href} onClick={follow} id={id}>
        {children}
      </a>
    )
  }

  return { Link, HitLink }
}

/** A click that opens a tab, a window or a download, or that another handler has prevented. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link } = event
  if (event.defaultPrevented || button !== 0 || link.target !== '' || link.download !== '') {
    return true
  }
  return metaKey || altKey || ctrlKey || shiftKey
}

/** What the index holds of a hit, without what the provider and the library say about the search. */
function recordOf(hit: object): object {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))
}
