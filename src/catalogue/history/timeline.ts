import type { SupportState } from './support-state.ts'
import { supportStates } from './support-state.ts'

/**
 * How the support of one entry by one browser went, as content files write it: the steps from old to new, a single one
 * without a list. A step is a number, see `packStep`. `NEVER_YET`: no release supports it; `SILENT`: the data does not say.
 */
export type Timeline = number | readonly number[]

/** The releases of a browser from old to new, and how its support of every entry went. */
export type SupportHistory = {
  /** The day is `YYYY-MM-DD`, or empty where none is known; 1 where the data says that it is not out yet. */
  readonly releases: readonly (readonly [version: string, day: string, isComing: 0 | 1])[]
  /** In the order of the entry files. */
  readonly timelines: readonly Timeline[]
}

export const NEVER_YET = 0
export const SILENT = -1

/** From a release on, an entry is in a state. */
export type Step = {
  /** Place of the release among those of its browser, from old to new. */
  readonly place: number
  readonly state: SupportState
  /** The data knows only that it was this release or an earlier one. */
  readonly atMost: boolean
}

const STATES = 8
const PLACE = 2 * STATES

/** A step as a number: 16 × place + state, and 8 where the release is an upper bound. Never 0: the first is some support. */
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

/** The state in a release, and the step that led to it: undefined before the first. */
export type Standing = { readonly state: SupportState; readonly step: Step | undefined }

const before: Standing = { state: 'none', step: undefined }

/** Where an entry stands in the release at a place; undefined where the data does not say. */
export function standingAt(timeline: Timeline, place: number): Standing | undefined {
  if (timeline === SILENT) return undefined
  const last = stepsOf(timeline).findLast((step) => step < (place + 1) * PLACE)
  if (last === undefined) return before
  const step = unpackStep(last)
  return { state: step.state, step }
}

/** The places of the releases that changed something. */
export function placesOf(timeline: Timeline): readonly number[] {
  return stepsOf(timeline).map((step) => unpackStep(step).place)
}

function stepsOf(timeline: Timeline): readonly number[] {
  if (typeof timeline !== 'number') return timeline
  return timeline === NEVER_YET || timeline === SILENT ? [] : [timeline]
}
