import { createStore } from '#lib/store.ts'
import { createStored } from '#search/state/stored.ts'

import { namedTargets, readTargetsText } from './read-targets.ts'
import type { FirstTargets } from './targets-wanted.ts'

/** The visitor's own choice, kept on this device; empty for none. */
export const keptTargets = createStored({ name: 'targets', parse: readTargetsText })

/**
 * The text of the targets in force: a preset or a browserslist query; empty for none. Targets in
 * the address take precedence but do not replace the stored choice.
 */
export const targetsText = createStore(namedTargets(window.location.search) || keptTargets.get())

// What the style sheet keeps space for follows what is chosen later.
const note = () => {
  const text = targetsText.get()
  const chosen: FirstTargets = text === keptTargets.get() ? 'kept' : 'linked'
  document.documentElement.dataset['browsers'] = text === '' ? 'usual' : chosen
}
targetsText.subscribe(note)
keptTargets.subscribe(note)

let before = keptTargets.get()

// Another tab does not replace the browsers of a link.
keptTargets.subscribe(() => {
  const kept = keptTargets.get()
  if (targetsText.get() === before) targetsText.set(kept)
  before = kept
})

export function chooseTargets(text: string): void {
  if (text === '') keptTargets.clear()
  else keptTargets.set(text)
  targetsText.set(text)
}
