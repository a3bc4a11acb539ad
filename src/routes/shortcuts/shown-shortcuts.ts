import { createStore } from '#lib/store.ts'

/** Whether the overlay with the keyboard shortcuts is open. */
export const areShortcutsShown = createStore(false)
