import type { MouseEvent } from 'react'

import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import type { HitLinkProps, LinkProps, Links } from '#search/state/links.ts'

export type Visits = {
  readonly read: () => string
  readonly visit: (href: string, state?: unknown) => void
}

/**
 * Links for lists. The router's links subscribe to the location to resolve relative addresses, so a
 * hundred of them would render at each key press; these have absolute addresses and do not
 * subscribe.
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
      <a {...rest} href={hrefAt(href)} onClick={follow}>
        {children}
      </a>
    )
  }

  /**
   * A link from results to the page of a hit. The state of the history entry contains `from`, the
   * address of the results, and `preview`, the hit with the attributes of its list, so that the
   * page can show it immediately.
   */
  function HitLink({ list, hit, id, targets, children }: HitLinkProps) {
    const href = paths.record({ list, id: hit.objectID, targets })
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (isForBrowser(event)) return
      event.preventDefault()
      visit(href, { from: read(), preview: recordOf(hit) })
    }
    return (
      <a href={hrefAt(href)} onClick={follow} id={id}>
        {children}
      </a>
    )
  }

  return { Link, HitLink }
}

/** A click that opens a tab, a window or a download, or that another handler has prevented. */
export function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link } = event
  if (event.defaultPrevented || button !== 0 || link.target !== '' || link.download !== '') {
    return true
  }
  return metaKey || altKey || ctrlKey || shiftKey
}

/** The attributes of the record, without those that the provider and the library add to hits. */
function recordOf(hit: object): object {
  return Object.fromEntries(Object.entries(hit).filter(([key]) => !key.startsWith('_')))
}
