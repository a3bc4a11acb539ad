import { createStore } from '#lib/store.ts'
import type { TargetsParts } from '#search/state/search-services.ts'

/** What has been loaded for the browsers of a visitor. */
export const targets = createStore<TargetsParts | undefined>(undefined)

/** Loads what reads and shows the browsers of a visitor. Rejects where it cannot be had. */
export async function loadTargets() {
  const { parts } = await import('#search/targets/parts.ts')
  targets.set(parts)
  return parts
}
