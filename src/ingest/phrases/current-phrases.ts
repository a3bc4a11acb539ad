import type { Surprises } from '#ingest/sources/surprises.ts'

import type { Phrases } from './read-phrases.ts'

type Records = {
  /** The live records that an id means; none where nothing took its place. */
  readonly currentIds: (id: string) => readonly string[]
  readonly surprises: Pick<Surprises, 'of'>
}

/**
 * Phrases by the ids that the records have now: those of a record that was renamed or split follow it, those of one that
 * is gone are left out. The surprises name both.
 */
export function currentPhrases(written: Phrases, { currentIds, surprises }: Records): Phrases {
  const current = new Map<string, readonly string[]>()
  for (const [id, phrases] of written) {
    const targets = currentIds(id)
    if (!targets.includes(id)) {
      const place = targets.length === 0 ? 'no record' : targets.join(', ')
      surprises.of(`The line of ${id} in src/ingest/phrases`)(
        `is for a record that the packages no longer have: it goes to ${place}`,
      )
    }
    for (const target of targets) {
      current.set(target, [...(current.get(target) ?? []), ...phrases])
    }
  }
  return current
}
