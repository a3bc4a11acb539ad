import { listById } from '#search/lists/all.ts'

import { readSearch } from './saved-search.ts'
import {
  mostSaved,
  parseSaved,
  roomFor,
  type SavedEntries,
  type SavedId,
  savedKey,
  type SavedKind,
  savedKinds,
} from './saved.ts'

/*
 * The file format for export and import of saved entries:
 *
 *     {
 *       "format": "plinth-saved",
 *       "version": 1,
 *       "exported": "2026-11-20",
 *       "saved": [
 *         { "kind": "features", "id": "subgrid", "on": "2026-10-03", "seen": { … } },
 *         { "kind": "search", "id": "/features?q=grid", "on": "2026-09-12" }
 *       ]
 *     }
 *
 * `kind` is the name of a list or `search`; `id` is the id of the record, or the address of the
 * search; `on` is the day on which it was saved, and `seen` the `Snapshot` that the visitor last
 * saw. A file written by hand needs neither of the last two. The newest entry is first. A change
 * that older pages would misread gets the next version.
 */
const FORMAT = 'plinth-saved'
const VERSION = 1

/** Characters: more than three times the size of the most entries that can be saved. */
const MOST_TEXT = 4_000_000

const MOST_NAMED = 3

/** A file cannot be imported. The message says why and what to do. */
export class SavedFileError extends Error {
  override readonly name = 'SavedFileError'
}

export function savedFileName(day: string): string {
  return `${FORMAT}-${day}.json`
}

/** The text of the file; `day` is the day of export, `YYYY-MM-DD`. */
export function formatSavedFile(entries: SavedEntries, day: string): string {
  const file = { format: FORMAT, version: VERSION, exported: day, saved: entries }
  return `${JSON.stringify(file, null, 2)}\n`
}

/**
 * One invalid entry makes the whole file invalid.
 * @throws {SavedFileError}
 */
export function readSavedFile(text: string): SavedEntries {
  if (text.length > MOST_TEXT) {
    throw new SavedFileError(`The file is too large. ${chooseAnother}`)
  }
  const saved = listIn(parseJson(text))
  const problems = saved.flatMap((entry, index) => problemOf(entry, `Entry ${index + 1}`) ?? [])
  if (problems.length > 0) {
    const others = problems.length - MOST_NAMED
    const named = problems.slice(0, MOST_NAMED).join(' ')
    const rest = others > 0 ? ` ${others} more entries are invalid.` : ''
    throw new SavedFileError(`${named}${rest} Fix or delete them, and try again.`)
  }
  return parseSaved(saved.map(withDay))
}

/** Keeps only the known properties of an entry. */
function withDay(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const { kind, id, on = '', seen }: Partial<Record<string, unknown>> = entry
  return { kind, id, on, seen }
}

const chooseAnother = 'Choose a file exported from this page.'

function parseJson(text: string): unknown {
  try {
    // Some editors add a byte order mark, which JSON does not allow.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new SavedFileError(`The file is not valid JSON (${why}). ${chooseAnother}`, {
      cause: error,
    })
  }
}

function listIn(file: unknown): readonly unknown[] {
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== FORMAT) {
    throw new SavedFileError(
      `The file is not a Plinth export: its “format” is not “${FORMAT}”. ${chooseAnother}`,
    )
  }
  const version = 'version' in file ? file.version : undefined
  if (version !== VERSION) {
    throw new SavedFileError(
      typeof version === 'number' && version > VERSION
        ? `The file uses format version ${version}, but this page supports version ${VERSION}. Reload the page and try again.`
        : `The file has no valid format version: “version” must be ${VERSION}. ${chooseAnother}`,
    )
  }
  if (!('saved' in file) || !Array.isArray(file.saved)) {
    throw new SavedFileError(`The file has no list under “saved”. ${chooseAnother}`)
  }
  return file.saved
}

function problemOf(entry: unknown, name: string): string | undefined {
  if (typeof entry !== 'object' || entry === null)
    return `${name} is ${quoted(entry)}, not an entry.`
  const { kind: given, id, on }: Partial<Record<string, unknown>> = entry
  const kind = savedKinds.find((known) => known === given)
  if (kind === undefined) {
    const kinds = `“kind” must be one of ${savedKinds.join(', ')}`
    return given === undefined
      ? `${name} has no kind: ${kinds}.`
      : `${name} has the kind ${quoted(given)}: ${kinds}.`
  }
  if (id === undefined || id === '') return `${name} has no ID: ${idText(kind)}.`
  if (typeof id !== 'string' || !isSavedId({ kind, id })) {
    return `${name} has the ID ${quoted(id)}: ${idText(kind)}.`
  }
  if (on !== undefined && on !== '' && !(typeof on === 'string' && isDay(on))) {
    return `${name} was saved on ${quoted(on)}: “on” must be a date such as 2026-11-20.`
  }
  return undefined
}

function idText(kind: SavedKind): string {
  if (kind === 'search') return '“id” must be the URL path of a search, such as /features?q=grid'
  const { one, example } = listById(kind)
  return `“id” must be the ID of a ${one}, such as ${example}`
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

export type Merged = {
  readonly entries: SavedEntries
  readonly added: number
  readonly known: number
}

/**
 * Adds the entries of a file to the saved ones, newest first. No saved entry is removed or
 * replaced.
 * @throws {SavedFileError} if there is no room for all of them
 */
export function mergeSaved(mine: SavedEntries, theirs: SavedEntries): Merged {
  const keys = new Set(mine.map(savedKey))
  const others = new Map(theirs.map((entry) => [savedKey(entry), entry]))
  const added = theirs.filter((entry) => !keys.has(savedKey(entry)))
  const kept = mine.map((entry) => {
    const seen = entry.seen ?? others.get(savedKey(entry))?.seen
    return seen === entry.seen ? entry : { ...entry, seen }
  })
  // A stable sort: entries of one day keep their order.
  const entries = [...kept, ...added].toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0))
  requireRoom(entries)
  return { entries, added: added.length, known: theirs.length - added.length }
}

function requireRoom(entries: SavedEntries): void {
  for (const [kind, what, most] of [
    ['features', 'things', mostSaved.records],
    ['search', 'searches', mostSaved.searches],
  ] as const) {
    const room = roomFor(kind, entries)
    if (room < 0) {
      throw new SavedFileError(
        `With this file you would have ${most - room} ${what}, and there is room for ${most}. Remove ${-room} first.`,
      )
    }
  }
}

/** Whether a record's id can be quoted in a filter, or an address is that of a search. */
export function isSavedId({ kind, id }: SavedId): boolean {
  return kind === 'search' ? readSearch(id) !== undefined : /^[\w.@$-]{1,200}$/.test(id)
}
