import * as v from 'valibot'

import type { Infer } from '#lib/schema.ts'
import { type SupportState, supportStates } from '#lib/support-code.ts'

/**
 * The steps (see `packStep`) of an entry's support from old to new; a number if there is only one.
 * `NEVER_YET`: no release supports it; `SILENT`: the data does not say.
 */
export type Timeline = number | readonly number[]

/** The releases of a browser from old to new, and its support history of every entry. */
export const historySchema = v.object({
  /** The day is `YYYY-MM-DD`, empty if unknown; 1 marks an unreleased version. */
  releases: v.array(
    v.custom<readonly [version: string, day: string, isComing: 0 | 1]>(
      (release) =>
        Array.isArray(release) &&
        typeof release[0] === 'string' &&
        typeof release[1] === 'string' &&
        (release[2] === 0 || release[2] === 1),
    ),
  ),
  /** In the order of the entry files. */
  timelines: v.array(
    v.custom<Timeline>(
      (steps) =>
        typeof steps === 'number' ||
        (Array.isArray(steps) && steps.every((step) => typeof step === 'number')),
    ),
  ),
})

export type SupportHistory = Infer<typeof historySchema>

export const NEVER_YET = 0
export const SILENT = -1

export type Step = {
  /** Position among the browser's releases, from old to new. */
  readonly place: number
  readonly state: SupportState
  /** The data only knows that it was this release or an earlier one. */
  readonly atMost: boolean
}

const STATES = 8
const PLACE = 2 * STATES

/** Encodes a step as 16 × place + state, plus 8 for an upper bound. Never 0. */
export function packStep({ place, state, atMost }: Step): number {
  return place * PLACE + supportStates.indexOf(state) + (atMost ? STATES : 0)
}

function unpackStep(step: number): Step {
  return {
    place: Math.floor(step / PLACE),
    state: supportStates[step % STATES] ?? 'none',
    atMost: step % PLACE >= STATES,
  }
}

/** The state in a release, and the step that led to it; undefined before the first. */
export type ReleaseSupport = { readonly state: SupportState; readonly step: Step | undefined }

const before: ReleaseSupport = { state: 'none', step: undefined }

/** The state of an entry in the release at a position; undefined if the data does not say. */
export function standingAt(timeline: Timeline, place: number): ReleaseSupport | undefined {
  if (timeline === SILENT) return undefined
  const last = stepsOf(timeline).findLast((step) => step < (place + 1) * PLACE)
  if (last === undefined) return before
  const step = unpackStep(last)
  return { state: step.state, step }
}

export function placesOf(timeline: Timeline): readonly number[] {
  return stepsOf(timeline).map((step) => unpackStep(step).place)
}

function stepsOf(timeline: Timeline): readonly number[] {
  if (typeof timeline !== 'number') return timeline
  return timeline === NEVER_YET || timeline === SILENT ? [] : [timeline]
}
