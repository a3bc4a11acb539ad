import { languageOf, type SourceFile } from '#check/analysis/index.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'

import { foreign, type GivenFile } from './dropped-files.ts'
import { browsersIn, isJson, unreadableReason } from './unreadable-files.ts'

/** Limits per check, chosen for acceptable time and for the memory of a phone. */
export const MOST_FILES = 1000
export const MOST_BYTES = 5_000_000

/** The files to check, and sentences about those left out. */
export type ReadFiles = {
  readonly files: readonly SourceFile[]
  readonly notes: readonly string[]
  /** A `package.json` or a browserslist among the files. */
  readonly browsersFrom?: { readonly name: string; readonly text: string }
}

/** Reads the files that can be checked, up to the limits. */
export async function readFiles(given: readonly GivenFile[]): Promise<ReadFiles> {
  const own = given.filter(({ path }) => !foreign.test(path))
  const code = own.filter(({ path }) => languageOf(path) !== undefined)
  const within = withinLimits(code)
  const read = await Promise.all(
    within.map(async ({ path, file }) => ({ name: path, text: await textOf(file) })),
  )
  const files = read.filter(({ text }) => !isBinary(text))
  const browsersFrom = await browsersAmong(own)
  const others = own.filter(
    ({ path }) => languageOf(path) === undefined && path !== browsersFrom?.name,
  )
  return {
    files,
    notes: [
      ...skipped(given.length - own.length, 'in node_modules or a hidden folder'),
      ...unreadNotes(others.map(({ path }) => path)),
      ...binaryNote(read.filter(({ text }) => isBinary(text)).map(({ name }) => name)),
      ...tooMany(code.length, within.length),
    ],
    ...(browsersFrom !== undefined && { browsersFrom }),
  }
}

/** The text of a file in UTF-8, or in UTF-16 if it begins with the mark of that. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = encodings.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte))
  return new TextDecoder(encoding?.name).decode(bytes)
}

const encodings = [
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
]

/** The outermost file that says for which browsers a project is. */
async function browsersAmong(given: readonly GivenFile[]): Promise<ReadFiles['browsersFrom']> {
  const candidates = given.filter(({ path }) => configuration.test(path))
  const read = await Promise.all(
    candidates
      .toSorted((a, b) => a.path.length - b.path.length)
      .map(async ({ path, file }) => ({ name: path, text: await textOf(file) })),
  )
  return read.find(({ name, text }) => browsersIn(name, text))
}

const configuration = /(?:^|\/)(?:package\.json|\.?browserslist(?:rc)?(?:\.json)?)$/

/** Files that are not read, by reason. */
function unreadNotes(paths: readonly string[]): readonly string[] {
  const byReason = new Map<string, string[]>()
  for (const path of paths) {
    const reason = unreadableReason(path)
    byReason.set(reason, [...(byReason.get(reason) ?? []), path])
  }
  return [...byReason].map(([reason, names]) => `${listOf(names)} skipped: ${reason}.`)
}

const binaryNote = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${listOf(names)} skipped: binary.`]

/** "a.txt, b.txt and 3 more". */
function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES)
  const rest = names.length - shown.length
  if (rest > 0) return `${shown.join(', ')} and ${formatCount(rest)} more`
  const last = shown.at(-1) ?? ''
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${last}` : last
}

const MOST_NAMES = 10

/** Treats pasted text as a file; rejects it if it is too long. */
export function readPaste(text: string): ReadFiles {
  if (text.length > MOST_BYTES) return tooLong(text)
  if (browsersIn(PASTED, text)) {
    return { files: [], notes: [], browsersFrom: { name: PASTED, text } }
  }
  if (isJson(text))
    return { files: [], notes: [`${PASTED} skipped: ${unreadableReason('.json')}.`] }
  return { files: [{ name: PASTED, text }], notes: [] }
}

function tooLong(text: string): ReadFiles {
  const size = (text.length / 1_000_000).toFixed(1)
  return {
    files: [],
    notes: [
      `The text has ${size} MB; ${LIMIT} can be checked at once. Check its parts one by one.`,
    ],
  }
}

/** Name of pasted text in the report. */
export const PASTED = 'Pasted code'

const LIMIT = `${MOST_BYTES / 1_000_000} MB`

function withinLimits(given: readonly GivenFile[]): readonly GivenFile[] {
  let bytes = 0
  return given.slice(0, MOST_FILES).filter(({ file }) => {
    bytes += file.size
    return bytes <= MOST_BYTES
  })
}

/** Text contains no null characters. */
const isBinary = (text: string): boolean => text.includes('\0')

function skipped(count: number, why: string): readonly string[] {
  return count === 0 ? [] : [`${pluralize(count, 'file', 'files')} skipped: ${why}.`]
}

function tooMany(all: number, checked: number): readonly string[] {
  if (all === checked) return []
  const limit = `${formatCount(MOST_FILES)} files or ${LIMIT}`
  return [
    `${pluralize(all - checked, 'file', 'files')} left out: at most ${limit} are checked at once.`,
  ]
}
