import type { Resolution } from '#catalogue/targets/resolution.ts'
import { createStore } from '#lib/store.ts'

import { resolutions, resolveTargets } from './resolve-targets.ts'
import { targetsText } from './targets-text.ts'

/** The visitor's browsers once they are resolved. */
export type KnownTargets = Resolution & { readonly text: string }

/** Undefined without browsers, or if they could not be read; `pending` until they are resolved. */
export type TargetsInForce = KnownTargets | 'pending' | undefined

export const targetsInForce = createStore(current())

const follow = () => targetsInForce.set(current())
resolutions.subscribe(follow)
targetsText.subscribe(() => {
  follow()
  resolve()
})
resolve()

/** Resolves the browsers even if no view shows verdicts yet. */
function resolve(): void {
  const text = targetsText.get()
  if (text === '') return
  resolveTargets(text).catch(() => {
    // The store of resolutions records the failure.
  })
}

function current(): TargetsInForce {
  const text = targetsText.get()
  if (text === '') return undefined
  const found = resolutions.get().get(text)
  if (found === undefined) return 'pending'
  return found === false ? undefined : { ...found, text }
}
