import { createStored } from './stored.ts'

/**
 * Whether keys do something without Ctrl, Alt or ⌘ held. On, unless the visitor has switched them off: whoever
 * dictates to the browser would set them off with every word.
 */
export const singleKeys = createStored({
  name: 'single-keys',
  parse: (stored) => stored !== false,
})
