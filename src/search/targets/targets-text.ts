import { createStore } from '#lib/store.ts'
import { createStored } from '#search/state/stored.ts'

import { namedTargets, readTargetsText } from './read-targets.ts'

const chosen = createStored({ name: 'targets', parse: readTargetsText })

/**
 * The text of the targets in force: a preset or a browserslist query; empty for none. Targets in
 * the address take precedence but do not replace the stored choice.
 */
export const targetsText = createStore(namedTargets(window.location.search) || chosen.get())

chosen.subscribe(() => targetsText.set(chosen.get()))

export function chooseTargets(text: string): void {
  if (text === '') chosen.clear()
  else chosen.set(text)
  targetsText.set(text)
}
