import { formatCount, pluralize } from '#lib/format-count.ts'

import type { SourceFile } from './analysis/source-file.ts'
import { languageOf } from './analysis/source-file.ts'

export type GivenFile = { readonly path: string; readonly file: File }

/** Limits per check, chosen for acceptable time and for the memory of a phone. */
export const MOST_FILES = 1000
export const MOST_BYTES = 5_000_000

/** The files to check, and sentences about those left out. */
export type ReadFiles = { readonly files: readonly SourceFile[]; readonly notes: readonly string[] }

const foreign = /(?:^|\/)(?:node_modules|\.[^/]+)\//

const compiledToStyles = /\.(?:scss|sass|less|styl(?:us)?)$/i

/** Reads the files that can be checked, up to the limits. */
export async function readFiles(given: readonly GivenFile[]): Promise<ReadFiles> {
  const own = given.filter(({ path }) => !foreign.test(path))
  const code = own.filter(({ path }) => languageOf(path) !== undefined)
  const sources = own.filter(({ path }) => compiledToStyles.test(path))
  const within = withinLimits(code)
  const read = await Promise.all(
    within.map(async ({ path, file }) => ({ name: path, text: await file.text() })),
  )
  const files = read.filter(({ text }) => !isBinary(text))
  return {
    files,
    notes: [
      ...skipped(given.length - own.length, 'in node_modules or a hidden folder'),
      ...skipped(
        sources.length,
        'SCSS, Sass, Less or Stylus. Check the CSS that they are compiled to',
      ),
      ...skipped(
        own.length - code.length - sources.length,
        'not CSS, HTML, JavaScript or TypeScript',
      ),
      ...skipped(read.length - files.length, 'binary'),
      ...tooMany(code.length, within.length),
    ],
  }
}

/** Treats pasted text as a file; rejects it if it is too long. */
export function readPaste(text: string): ReadFiles {
  if (text.length <= MOST_BYTES) return { files: [{ name: PASTED, text }], notes: [] }
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

export async function droppedFiles(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry())
  const found = await Promise.all(
    entries.flatMap((entry) => (entry === null ? [] : [filesIn(entry)])),
  )
  return found.flat()
}

async function filesIn(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path, file }]
  }
  if (!isFolder(entry) || foreign.test(`${path}/`)) return []
  const found = await Promise.all((await entriesIn(entry.createReader())).map(filesIn))
  return found.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Chromium returns at most 100 entries per call, so it is called until none are left. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  )
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))]
}
