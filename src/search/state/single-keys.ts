import { createStored } from './stored.ts'

/**
 * Whether keys do something without Ctrl, Alt or ⌘ held. On until the visitor switches them off:
 * dictation would trigger them with every word.
 */
export const singleKeys = createStored({
  name: 'single-keys',
  parse: (stored) => stored !== false,
})
