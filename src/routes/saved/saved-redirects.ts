import type { Redirects } from '#catalogue/content.ts'
import { parseSnapshot } from '#search/saved/current-snapshots.ts'
import { savedKey } from '#search/saved/saved.ts'
import type { SavedEntries, SavedId } from '#search/saved/saved.ts'

import type { SavedFacts } from './saved-facts.ts'

/** The ids that a former one stands for now; of none where it is no former one. */
export function targetsOf({ kind, id }: SavedId, redirects: Redirects): readonly string[] {
  if (kind !== 'features' && kind !== 'specs') return []
  const table = redirects[kind]
  return Object.hasOwn(table, id) ? (table[id] ?? []) : []
}

type MoveOptions = {
  readonly facts: SavedFacts
  /** Undefined while they are not at hand. */
  readonly redirects: Redirects | undefined
}

/**
 * Gives things their present ids where the data no longer has the saved one and one other took its place; the
 * snapshot remembers the former id, to be told as a change. The same list where nothing has moved.
 */
export function applyRedirects(
  entries: SavedEntries,
  { facts, redirects }: MoveOptions,
): SavedEntries {
  if (redirects === undefined) return entries
  let hasMoved = false
  const next = entries.map((entry) => {
    if (facts.get(savedKey(entry))?.kind !== 'missing') return entry
    const [id, ...others] = targetsOf(entry, redirects)
    if (id === undefined || others.length > 0) return entry
    const target = { ...entry, id }
    // Two ids that point at each other would be followed for ever.
    if (facts.get(savedKey(target))?.kind === 'missing') return entry
    hasMoved = true
    const seen = parseSnapshot(entry.seen)
    return seen === undefined ? target : { ...target, seen: { ...seen, id: entry.id } }
  })
  return hasMoved ? [...new Map(next.map((entry) => [savedKey(entry), entry])).values()] : entries
}
