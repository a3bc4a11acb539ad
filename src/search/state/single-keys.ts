import { createStored } from './stored.ts'

/**
 * Whether shortcuts without Ctrl, Alt or ⌘ are on. They are by default; dictation would trigger
 * them with every word.
 */
export const singleKeys = createStored({
  name: 'single-keys',
  parse: (stored) => stored !== false,
})
