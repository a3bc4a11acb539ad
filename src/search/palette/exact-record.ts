import { matchByName, strictReadings } from '#lib/match-by-name.ts'
import type { RecordPlace } from '#search/state/search-services.ts'

import type { PaletteAnswer } from './answer.ts'

/** The lists whose names come before the same names of other lists. */
const first: readonly RecordPlace['list'][] = ['features', 'releases']

/**
 * The record whose name, title, id or key equals the query. Features come before releases, and these before the records of
 * other lists. An exact match comes before one in another case, and that before one without brackets and doubled colons
 * ("AbortController()", "::marker"). Undefined if there is no match, or several of one list: Enter then opens all results.
 */
export function exactRecord(typed: string, { records }: PaletteAnswer): RecordPlace | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return undefined
  const ordered = [
    ...first.flatMap((id) => records.filter(({ list }) => list.id === id)),
    ...records.filter(({ list }) => !first.includes(list.id)),
  ]
  for (const { list, hits } of ordered) {
    const [only, ...others] = matchByName(text, hits, strictReadings)
    if (only !== undefined && others.length === 0) return { list: list.id, id: only.hit.objectID }
  }
  return undefined
}
