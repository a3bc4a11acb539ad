import { createStore } from '#lib/store.ts'

import type { parts } from './parts.ts'

export type TargetsParts = typeof parts

/** The loaded parts; undefined until `loadTargets` resolves. */
export const targets = createStore<TargetsParts | undefined>(undefined)

export async function loadTargets(): Promise<TargetsParts> {
  const { parts: loaded } = await import('./parts.ts')
  targets.set(loaded)
  return loaded
}
