import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { indexNames } from '#catalogue/index.ts'

import type { CatalogueContent, CatalogueRecords } from './build.ts'

/**
 * The files of a catalogue. It is cached in two, because the records are built first, and other processes can use them while the
 * content is built.
 */
export type CacheFiles = {
  readonly folder: string
  readonly records: string
  readonly content: string
}

/**
 * Returns where the catalogue of a fingerprint is cached.
 *
 * @param print what `fingerprint` returns
 */
export const cacheFiles = (folder: string, print: string): CacheFiles => ({
  folder,
  records: join(folder, `records-${print}.json`),
  content: join(folder, `content-${print}.json`),
})

/** The cached records; null where there are none, or none that are whole. */
export const readRecords = (files: CacheFiles): Promise<CatalogueRecords | null> =>
  readPart(files.records, areRecords)

/** The cached content; null where there is none, or none that is whole. */
export const readContent = (files: CacheFiles): Promise<CatalogueContent | null> =>
  readPart(files.content, isContent)

async function readPart<Part>(
  file: string,
  isPart: (value: unknown) => value is Part,
): Promise<Part | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isPart(value) ? value : null
  } catch {
    // Absent or cut short: both mean that there is nothing to read, and building is the way on.
    return null
  }
}

/** What each of the files holds. */
export type CachedParts = {
  readonly records: CatalogueRecords
  readonly content: CatalogueContent
}

/** Writes one of the files beside its place and renames it, so that no reader ever meets half a file. */
export async function writePart<Name extends keyof CachedParts>(
  files: CacheFiles,
  name: Name,
  part: CachedParts[Name],
): Promise<void> {
  await mkdir(files.folder, { recursive: true })
  const file = files[name]
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(part))
  await rename(draft, file)
}

/** Removes the files of older catalogues. */
export async function removeOlder({ folder, ...kept }: CacheFiles): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => /^(?:catalogue|records|content)-[0-9a-f]+\.json$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !Object.values(kept).includes(file))
  await Promise.all(old.map((file) => rm(file, { force: true })))
}

const contentNames = [
  'redirects',
  'releaseDates',
  'usage',
  'regions',
  'code',
  'targets',
  'support',
  'notes',
  'histories',
  'entries',
]

/*
 * Whether a value read from the cache is a whole part. The cache is ours, written whole and named by the hash of
 * the code that wrote it: what is checked is that all parts are there, not every field of every record.
 */

function areRecords(value: unknown): value is CatalogueRecords {
  return hasAll(value, ['records', 'summary']) && hasAll(Reflect.get(value, 'records'), indexNames)
}

function isContent(value: unknown): value is CatalogueContent {
  return (
    hasAll(value, ['content', 'warnings']) && hasAll(Reflect.get(value, 'content'), contentNames)
  )
}

function hasAll(value: unknown, names: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
