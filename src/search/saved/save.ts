import type { Days } from '#search/state/days.ts'
import type { Keeping, Stored } from '#search/state/stored.ts'

import { snapshotOf, type SnapshotSource } from './saved-changes.ts'
import { mostSaved, roomFor, type SavedEntries, type SavedKind } from './saved.ts'

/* Loaded when the first entry is saved. It imports no module of the first view, not even the
   store: a shared import would add a preload list to the first view. */

export type Savable = SnapshotSource &
  Days & {
    readonly kind: SavedKind
    readonly objectID: string
  }

/** Saves something in front of the rest. Returns a message for the visitor, or ''. */
export function save(saved: Omit<Stored<SavedEntries>, 'clear'>, thing: Savable): string {
  const { kind, objectID: id, asOf, today } = thing
  const others = saved.get().filter((entry) => entry.kind !== kind || entry.id !== id)
  if (roomFor(kind, others) < 1) {
    const most = kind === 'search' ? `${mostSaved.searches} searches` : `${mostSaved.records} items`
    return `Not saved: the limit is ${most}. Remove some on the Saved page.`
  }
  const on = new Date().toISOString().slice(0, 10)
  saved.set([{ kind, id, on, seen: snapshotOf(thing, asOf, today) }, ...others])
  return messages[saved.keeping()]
}

const messages: Readonly<Record<Keeping, string>> = {
  kept: '',
  full: 'Saved until you leave: the storage of this site is full.',
  blocked: 'Saved until you leave: this browser blocks site storage.',
}
