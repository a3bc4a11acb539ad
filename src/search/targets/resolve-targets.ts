import type { Resolution } from '#catalogue/targets/resolution.ts'
import { createStore } from '#lib/store.ts'

import { TargetsUnavailable } from './targets-unavailable.ts'

/** Resolutions by text; false if the code or data for it could not be loaded. */
export const resolutions = createStore<ReadonlyMap<string, Resolution | false>>(new Map())

const pending = new Map<string, Promise<Resolution>>()

/**
 * Resolves a text: a preset ("widely", "2024") or a browserslist query. The code is loaded on first
 * use, and each text is resolved once.
 *
 * @throws TargetsUnavailable if the code or data cannot be loaded
 */
export function resolveTargets(text: string): Promise<Resolution> {
  const known = pending.get(text)
  if (known !== undefined) return known
  const resolving = load(text)
  pending.set(text, resolving)
  return resolving
}

/** Resolves the texts again that ask for the visitor's own usage numbers, which have changed. */
export function resolveOwnUsageAgain(): void {
  const texts = [...pending.keys()].filter((text) => /\bmy\s+stats\b/iu.test(text))
  for (const text of texts) {
    pending.delete(text)
    resolveTargets(text).catch(() => {
      // The store of resolutions records the failure.
    })
  }
}

async function load(text: string): Promise<Resolution> {
  try {
    const { resolveText } = await reader()
    const resolution = await resolveText(text)
    note(text, resolution)
    return resolution
  } catch (error) {
    pending.delete(text)
    note(text, false)
    throw error
  }
}

/** Loaded separately: views that show verdicts but no choice of browsers start without it. */
async function reader() {
  try {
    return await import('./resolve-text.ts')
  } catch (cause) {
    throw new TargetsUnavailable('The data on browsers could not be loaded.', { cause })
  }
}

function note(text: string, resolution: Resolution | false): void {
  resolutions.set(new Map(resolutions.get()).set(text, resolution))
}
