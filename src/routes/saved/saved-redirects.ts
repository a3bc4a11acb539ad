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
 * Replaces ids that the data has redirected to one other; the snapshot keeps the former id, which is shown as a change.
 * Returns the same list if no id was redirected.
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
    // Ids that redirect to each other would be followed without end.
    if (facts.get(savedKey(target))?.kind === 'missing') return entry
    hasMoved = true
    const seen = parseSnapshot(entry.seen)
    return seen === undefined ? target : { ...target, seen: { ...seen, id: entry.id } }
  })
  return hasMoved ? [...new Map(next.map((entry) => [savedKey(entry), entry])).values()] : entries
}
