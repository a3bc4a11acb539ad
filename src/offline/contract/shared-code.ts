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
