import { matchByName, strictReadings } from '#lib/match-by-name.ts'
import type { RecordPlace } from '#search/state/search-services.ts'

import type { PaletteAnswer } from './answer.ts'
import type { PaletteRecords } from './requests.ts'

type Named = { readonly objectID: string; readonly names: readonly string[] }

/**
 * The record whose name, title, id or key equals the query. Features come before releases, compat entries and
 * specifications. An exact match comes before one in another case, and that before one without brackets and doubled
 * colons ("AbortController()", "::marker"). Undefined if there is no match, or several of one kind: Enter then opens all
 * results.
 */
export function exactRecord(typed: string, answer: PaletteAnswer): RecordPlace | undefined {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return undefined
  for (const [list, records] of named(answer)) {
    const id = exactOf(text, records)
    if (id !== undefined) return { list, id }
  }
  return undefined
}

function exactOf(text: string, records: readonly Named[]): string | undefined {
  const [only, ...others] = matchByName(text, records, strictReadings)
  return others.length === 0 ? only?.objectID : undefined
}

function named({ features, releases, compat, specs }: PaletteAnswer) {
  return [
    ['features', features.hits.map(byName)],
    ['releases', releases.hits.map(byName)],
    ['compat', compat.hits.map(byName)],
    ['specs', specs.hits.map(byTitle)],
  ] as const satisfies readonly (readonly [RecordPlace['list'], readonly Named[]])[]
}

function byName({ objectID, name }: { readonly objectID: string; readonly name: string }): Named {
  return { objectID, names: [name, objectID] }
}

function byTitle({ objectID, title, shortTitle }: PaletteRecords['specs']): Named {
  return { objectID, names: [title, shortTitle, objectID] }
}
