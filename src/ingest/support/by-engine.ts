import type { EngineTwin } from './engine-twins.ts'
import { isSameSupport, type TrackStep } from './tracks.ts'

/**
 * What the releases of a browser have, if each has what its twin had in the same version of the engine. What was
 * there after releases with another engine may have been there before.
 */
export function trackByEngine(
  track: readonly TrackStep[],
  places: EngineTwin['places'],
): readonly TrackStep[] {
  const steps: TrackStep[] = []
  let isKnown = true
  for (const [place, own] of places.entries()) {
    const found = track.findLast((step) => own !== undefined && step.place <= own) ?? none
    if (own !== undefined && !isSameSupport(found, steps.at(-1))) {
      steps.push({ ...found, place, atMost: place > 0 && (!isKnown || found.atMost) })
    }
    isKnown = own !== undefined
  }
  return steps
}

const none = { state: 'none', atMost: false } as const
