import type { LinkedFeed } from '#catalogue/feeds.ts'

import { FEED_TYPE, ownFeed } from './feed-type.ts'

/**
 * The forms in which the server follows the page at an address. What is added to the path of the
 * page is the only difference: its query string stays as it is.
 */
export const followForms = {
  atom: { ending: '.atom', type: FEED_TYPE },
  json: { ending: '/feed.json', type: 'application/feed+json' },
  calendar: { ending: '.ics', type: 'text/calendar' },
} as const

export type FollowForm = keyof typeof followForms

/**
 * "/features?q=grid" → "/features.atom?q=grid"
 *
 * @param href path and query string of a list, a record or a set
 */
export function followHref(href: string, form: FollowForm): string {
  const [path = '', ...query] = href.split('?')
  return [path + followForms[form].ending, ...query].join('?')
}

/** How a list shows its results, which a feed does not depend on. */
const ofLayout: ReadonlySet<string> = new Set(['sort', 'view', 'cols', 'size', 'page'])

/** A record has the same events for every search. */
const ofRecord: ReadonlySet<string> = new Set(['targets'])

/**
 * The part of an address that a feed depends on.
 *
 * @param search the query string, with the question mark if it is not empty
 */
export function followedPart(pathname: string, search: string): string {
  const isRecord = pathname.split('/').length > 2
  const isRead = (name: string) => (isRecord ? ofRecord.has(name) : !ofLayout.has(name))
  const pairs = search.replace(/^\?/, '').split('&')
  const kept = pairs.filter((pair) => pair !== '' && isRead(pair.split('=', 1)[0] ?? ''))
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`
}

/** The feed of a page that our server answers, as its document links to it. */
export function feedOfPage(pathname: string, search: string): LinkedFeed {
  return ownFeed(followHref(followedPart(pathname, search), 'atom'))
}
