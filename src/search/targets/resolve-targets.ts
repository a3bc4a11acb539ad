import { createStore } from '#lib/store.ts'

import type { Resolution } from './resolution.ts'
import { TargetsUnavailable } from './resolution.ts'

/** What is known of each text so far; false where what reads it could not be loaded. */
export const resolutions = createStore<ReadonlyMap<string, Resolution | false>>(new Map())

const pending = new Map<string, Promise<Resolution>>()

/**
 * Works out what a text means: a preset ("widely", "2024"), or a query for browserslist. The code for it is loaded on first
 * use. A text is worked out once.
 *
 * @throws TargetsUnavailable where what reads it cannot be loaded
 */
export function resolveTargets(text: string): Promise<Resolution> {
  const known = pending.get(text)
  if (known !== undefined) return known
  const resolving = load(text)
  pending.set(text, resolving)
  return resolving
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

/** Views that show verdicts and no choice of browsers start without it. */
async function reader() {
  try {
    return await import('./resolve-text.ts')
  } catch (cause) {
    throw new TargetsUnavailable('What reads sets of browsers could not be loaded.', { cause })
  }
}

function note(text: string, resolution: Resolution | false): void {
  resolutions.set(new Map(resolutions.get()).set(text, resolution))
}
