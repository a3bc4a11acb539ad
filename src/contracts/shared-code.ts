import { cachePrefix } from './kept-site.ts'

/**
 * Where the service worker leaves what another app shares with the site (`share_target` of the
 * manifest), and the view that checks code takes it.
 */
export const sharedCode = {
  /** The form in its cache. It is never requested. */
  entry: '/shared-code',
  /** The parameter of the view's address after sharing. */
  param: 'shared',
  /** Its value if the device had no room for the form. */
  full: 'full',
  /** The names of the form's fields: text, an address, and files. */
  fields: { text: 'text', url: 'url', files: 'files' },
} as const

/**
 * The name of the cache, which is deleted with its content. It begins as those of a kept site, so that
 * removing the site removes it, too.
 */
export const sharedCodeCache = (base: string): string => `${cachePrefix(base)}shared code`
