import { mostSaved, roomFor } from './saved-room.ts'
import type { Seeable } from './saved-snapshot.ts'
import { snapshotOf } from './saved-snapshot.ts'
import { saved } from './saved-store.ts'
import type { SavedKind } from './saved.ts'

/** A thing to save, with what is known of it. */
export type Savable = Seeable & {
  /** Of a search its address. */
  readonly objectID: string
}

/**
 * Saves something in front of the rest, or lets it go. Returns what the visitor has to know of it; empty where all is
 * as expected. `today` is the day of the data, `YYYY-MM-DD`.
 */
export function toggleSaved(kind: SavedKind, thing: Savable, today: string): string {
  const id = thing.objectID
  const before = saved.get()
  const others = before.filter((entry) => entry.kind !== kind || entry.id !== id)
  if (others.length < before.length) {
    saved.set(others)
    return ''
  }
  if (roomFor(kind, others) < 1) {
    const most =
      kind === 'search' ? `${mostSaved.searches} searches` : `${mostSaved.records} things`
    return `Not saved: ${most} are saved already, and there is no room for more. Remove some under “Saved”.`
  }
  const on = new Date().toISOString().slice(0, 10)
  saved.set([{ kind, id, on, seen: snapshotOf(thing, today) }, ...others])
  return saved.isKept()
    ? ''
    : 'Saved until you leave: this browser does not let the page keep anything.'
}
