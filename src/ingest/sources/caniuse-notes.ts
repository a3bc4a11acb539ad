import * as v from 'valibot'

import { readPackageJson } from './packages.ts'
import { type Located, readShape, objectOf } from './read-shape.ts'

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

const allSchema = v.object({ data: objectOf(v.unknown()) })

const noted = v.object({
  title: v.string(),
  keywords: v.string(),
  bugs: v.optional(v.array(v.object({ description: v.string() })), []),
  notes: v.string(),
  notes_by_num: objectOf(v.string()),
  stats: objectOf(objectOf(v.string())),
})

/** Loads notes by caniuse ID. Omits unknown IDs. */
export async function loadCaniuseNotes(
  ids: readonly string[],
): Promise<ReadonlyMap<string, CaniuseNotes>> {
  const { data } = readShape(allSchema, await readPackageJson('caniuse-db/data.json'))
  const files = await Promise.all(
    [...new Set(ids)]
      .filter((id) => Object.hasOwn(data, id))
      .map(
        async (id) => [id, await readPackageJson(`caniuse-db/features-json/${id}.json`)] as const,
      ),
  )
  return new Map(files.map(([id, file]) => [id, readNotes(id, file)]))
}

export function readNotes(id: string, file: Located): CaniuseNotes {
  const { title, keywords, bugs, notes, notes_by_num: numbered, stats } = readShape(noted, file)
  return {
    id,
    title,
    keywords: keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    issues: bugs.map(({ description }) => description),
    remark: notes,
    numbered: new Map(Object.entries(numbered)),
    support: new Map(
      Object.entries(stats).map(([agent, versions]) => [
        agent,
        new Map(
          Object.entries(versions).map(([version, code]) => [version, notesIn(code)] as const),
        ),
      ]),
    ),
  }
}

/** "a x #1 #3" → ["1", "3"]. */
function notesIn(code: string): readonly string[] {
  return Array.from(code.matchAll(/#(\d+)/g), ([, number = '']) => number)
}
