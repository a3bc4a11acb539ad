import { createStore } from '#lib/store.ts'

import type { parts } from './parts.ts'

/** Everything that a page needs once its visitor has chosen browsers or a day. */
export type TargetsParts = typeof parts

/** The parts that have been loaded; undefined until the first call of `loadTargets`. */
export const targets = createStore<TargetsParts | undefined>(undefined)

/** Loads the parts. Rejects if their file cannot be loaded. */
export async function loadTargets(): Promise<TargetsParts> {
  const { parts: loaded } = await import('./parts.ts')
  targets.set(loaded)
  return loaded
}
