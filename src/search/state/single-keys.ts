import { createStored } from './stored.ts'

/** Whether shortcuts without Ctrl, Alt or ⌘ are on. Dictation would trigger them. */
export const singleKeys = createStored({
  name: 'single-keys',
  parse: (stored) => stored !== false,
})
