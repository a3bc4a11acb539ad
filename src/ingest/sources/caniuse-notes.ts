import { readPackageJson } from './packages.ts'
import { entriesOf, itemsOf, type Located, memberOf, stringOf } from './shape.ts'

export type CaniuseNotes = {
  readonly id: string
  readonly title: string
  readonly keywords: readonly string[]
  /** Known issues, in Markdown. */
  readonly issues: readonly string[]
  /** A remark on the whole feature, in Markdown; may be empty. */
  readonly remark: string
  /** By number, in Markdown. */
  readonly numbered: ReadonlyMap<string, string>
  /** Browser → version, from old to new → numbers of its notes. */
  readonly support: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

/** Loads notes by caniuse ID. Omits unknown IDs. */
export async function loadCaniuseNotes(
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaniuseNotes>> {
  const known = new Set(
    entriesOf(memberOf(await readPackageJson('caniuse-db/data.json'), 'data')).map(([id]) => id),
  )
  const files = await Promise.all(
    [...new Set(ids)]
      .filter((id) => known.has(id))
      .map(
        async (id) => [id, await readPackageJson(`caniuse-db/features-json/${id}.json`)] as const,
      ),
  )
  return new Map(files.map(([id, file]) => [id, readNotes(id, file)]))
}

export function readNotes(id: string, file: Located): CaniuseNotes {
  return {
    id,
    title: stringOf(memberOf(file, 'title')),
    keywords: stringOf(memberOf(file, 'keywords'))
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    issues: itemsOf(memberOf(file, 'bugs')).map((bug) => stringOf(memberOf(bug, 'description'))),
    remark: stringOf(memberOf(file, 'notes')),
    numbered: new Map(
      entriesOf(memberOf(file, 'notes_by_num')).map(([number, note]) => [number, stringOf(note)]),
    ),
    support: new Map(
      entriesOf(memberOf(file, 'stats')).map(([agent, versions]) => [
        agent,
        new Map(
          entriesOf(versions).map(([version, code]) => [version, notesIn(stringOf(code))] as const),
        ),
      ]),
    ),
  }
}

/** "a x #1 #3" → ["1", "3"]. */
function notesIn(code: string): readonly string[] {
  return Array.from(code.matchAll(/#(\d+)/g), ([, number = '']) => number)
}
