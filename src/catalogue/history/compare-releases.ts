import { changeBetween, type ChangeKind } from './support-state.ts'
import { isOpenAt, type ReleaseSupport, standingAt, type SupportHistory } from './timeline.ts'

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
  /** Number of entries of which the data gives only an upper bound for one of the two: they are not compared, either. */
  readonly open: number
}

export function compareReleases(from: ReleaseSide, to: ReleaseSide): Comparison {
  const changes: EntryChange[] = []
  let [silent, open] = [0, 0]
  for (const [index, timeline] of from.history.timelines.entries()) {
    const other = to.history.timelines[index]
    const before = standingAt(timeline, from.place)
    const after = other === undefined ? undefined : standingAt(other, to.place)
    if (before === undefined || after === undefined) {
      silent += 1
      continue
    }
    const isOpen = other !== undefined && isOpenAt(other, to.place)
    if (isOpen || isOpenAt(timeline, from.place)) {
      open += 1
      continue
    }
    const kind = changeBetween(before.state, after.state)
    if (kind !== undefined) changes.push({ index, kind, before, after })
  }
  return { changes, silent, open }
}
