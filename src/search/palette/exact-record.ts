import { matchByName, strictReadings } from '#lib/match-by-name.ts'
import type { RecordPlace } from '#search/state/search-services.ts'

import type { PaletteAnswer } from './answer.ts'
import type { PaletteRecords } from './requests.ts'

type Named = { readonly objectID: string; readonly names: readonly string[] }

/**
 * The record whose name is what was typed: its name or title, its id, its key. Features come before releases, compat
 * entries and specifications of the same name. The name as it is written beats the same in another case, and that beats
 * the same without its brackets and doubled colons ("AbortController()", "::marker"). Undefined where no record has the
 * name, and where several of one kind share it: Enter then leads to all of them.
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
