import type { Timeline } from '#catalogue/history/timeline.ts'
import { NEVER_YET, SILENT, packStep } from '#catalogue/history/timeline.ts'

import type { Track, TrackStep } from './tracks.ts'

/**
 * Encodes a track, without names and previews.
 * @param count the number of releases of the browser
 */
export function packTrack(track: Track, count: number): Timeline {
  if (track === undefined) return SILENT
  const steps: TrackStep[] = []
  for (const step of track) {
    if (step.place < count && step.state !== (steps.at(-1)?.state ?? 'none')) steps.push(step)
  }
  const [start, ...changes] = steps.map(packStep)
  if (start === undefined) return NEVER_YET
  return changes.length === 0 ? start : [start, ...changes]
}
