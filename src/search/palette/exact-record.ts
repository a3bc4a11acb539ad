import { matchByName, strictReadings } from '#lib/match-by-name.ts'
import type { RecordPlace } from '#search/state/search-services.ts'

import type { PaletteAnswer } from './answer.ts'

/** The lists whose names come before the same names of other lists. */
const first: readonly RecordPlace['list'][] = ['features', 'releases']

/**
 * The record whose name is what was typed: its name or title, its id, its key. Features come before releases, and these
 * before the records of other lists. The name as it is written beats the same in another case, and that beats the same
 * without its brackets and doubled colons ("AbortController()", "::marker"). Undefined where no record has the name, and
 * where several of one list share it: Enter then leads to all of them.
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
