import type { ChangeKind } from './support-state.ts'
import { changeBetween } from './support-state.ts'
import type { SupportHistory } from './timeline.ts'
import type { Standing } from './timeline.ts'
import { standingAt } from './timeline.ts'

/** A release as one side of a comparison. */
export type ReleaseSide = {
  readonly history: Pick<SupportHistory, 'timelines'>
  /** Its place among the releases of the history. */
  readonly place: number
}

/** An entry on which two releases differ. */
export type EntryChange = {
  /** Place of the entry in the entry files, counted through all of them. */
  readonly index: number
  readonly kind: ChangeKind
  readonly before: Standing
  readonly after: Standing
}

export type Comparison = {
  readonly changes: readonly EntryChange[]
  /** Entries on which the data is silent about one of the two at least: they are not compared. */
  readonly silent: number
}

/** Every entry on which two releases differ, whether of one browser or of two. */
export function compareReleases(from: ReleaseSide, to: ReleaseSide): Comparison {
  const changes: EntryChange[] = []
  let silent = 0
  for (const [index, timeline] of from.history.timelines.entries()) {
    const other = to.history.timelines[index]
    const before = standingAt(timeline, from.place)
    const after = other === undefined ? undefined : standingAt(other, to.place)
    if (before === undefined || after === undefined) {
      silent += 1
      continue
    }
    const kind = changeBetween(before.state, after.state)
    if (kind !== undefined) changes.push({ index, kind, before, after })
  }
  return { changes, silent }
}
