import { FEED_TYPE } from './feed-type.ts'

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
