import type { Surprises } from '#ingest/sources/surprises.ts'

import type { Phrases } from './read-phrases.ts'

type Records = {
  /** The live records of an ID; none if there are no successors. */
  readonly currentIds: (id: string) => readonly string[]
  readonly surprises: Pick<Surprises, 'of'>
}

/** Phrases follow renamed or split records; others are dropped. Both are reported. */
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
      current.set(target, [...new Set([...(current.get(target) ?? []), ...phrases])])
    }
  }
  return current
}
