import { changeBetween, type ChangeKind } from './support-state.ts'
import { type ReleaseSupport, standingAt, type SupportHistory } from './timeline.ts'

export type ReleaseSide = {
  readonly history: Pick<SupportHistory, 'timelines'>
  /** Position among the releases of the history. */
  readonly place: number
}

/** An entry on which two releases differ. */
export type EntryChange = {
  /** Position of the entry in the entry files, counted across files. */
  readonly index: number
  readonly kind: ChangeKind
  readonly before: ReleaseSupport
  readonly after: ReleaseSupport
}

export type Comparison = {
  readonly changes: readonly EntryChange[]
  /** Number of entries without data for at least one of the two: they are not compared. */
  readonly silent: number
}

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
