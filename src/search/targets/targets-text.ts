import { createStore } from '#lib/store.ts'
import { createStored } from '#search/state/stored.ts'

import { namedTargets, readTargetsText } from './read-targets.ts'

/** What the visitor has chosen in this browser. */
const chosen = createStored({ name: 'targets', parse: readTargetsText })

/**
 * The targets in force, as the visitor named them: a preset or a query for browserslist; empty for none. An address that
 * names others puts them in force, and leaves alone what was chosen in this browser.
 */
export const targetsText = createStore(namedTargets(window.location.search) || chosen.get())

chosen.subscribe(() => targetsText.set(chosen.get()))

/** Chooses targets for this visit and the next ones; an empty text for none. */
export function chooseTargets(text: string): void {
  if (text === '') chosen.clear()
  else chosen.set(text)
  targetsText.set(text)
}
