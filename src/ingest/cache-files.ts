import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { indexNames } from '#catalogue/index.ts'
import type { DataSummary } from '#contracts/content.ts'

import type { CatalogueContent, CatalogueRecords } from './build.ts'
import { jsonInPieces } from './json-pieces.ts'

/**
 * The files of a catalogue. It is cached in three, because the summary is known first, which is all that a page is built of, and
 * other processes can use it, and then the records, while the rest is built.
 */
export type CacheFiles = {
  readonly folder: string
  readonly summary: string
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
  summary: join(folder, `summary-${print}.json`),
  records: join(folder, `records-${print}.json`),
  content: join(folder, `content-${print}.json`),
})

/** What each of the files holds. */
export type CachedParts = {
  readonly summary: DataSummary
  readonly records: CatalogueRecords
  readonly content: CatalogueContent
}

/** A cached part; null where there is none, or none that is whole. */
export async function readPart<Name extends keyof CachedParts>(
  files: CacheFiles,
  name: Name,
): Promise<CachedParts[Name] | null> {
  const isPart: (value: unknown) => value is CachedParts[Name] = checks[name]
  try {
    const value: unknown = JSON.parse(await readFile(files[name], 'utf8'))
    return isPart(value) ? value : null
  } catch {
    // Absent or cut short: both mean that there is nothing to read, and building is the way on.
    return null
  }
}

/**
 * Writes one of the files beside its place and renames it, so that no reader ever meets half a file. The event loop turns
 * meanwhile: a server that writes it answers visitors.
 */
export async function writePart<Name extends keyof CachedParts>(
  files: CacheFiles,
  name: Name,
  part: CachedParts[Name],
): Promise<void> {
  await mkdir(files.folder, { recursive: true })
  const file = files[name]
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, jsonInPieces(part))
  await rename(draft, file)
}

/** Removes the files of older catalogues. */
export async function removeOlder({ folder, ...kept }: CacheFiles): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => /^(?:catalogue|summary|records|content)-[0-9a-f]+\.json$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !Object.values(kept).includes(file))
  await Promise.all(old.map((file) => rm(file, { force: true })))
}

const summaryNames = ['counts', 'packages', 'newestMonth', 'asOf', 'trackedUsage', 'facetSizes']

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

function isSummary(value: unknown): value is DataSummary {
  return hasAll(value, summaryNames)
}

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

const checks: {
  readonly [Name in keyof CachedParts]: (value: unknown) => value is CachedParts[Name]
} = { summary: isSummary, records: areRecords, content: isContent }
