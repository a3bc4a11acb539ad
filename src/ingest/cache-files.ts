import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { indexNames } from '#catalogue/indices.ts'
import type { DataSummary } from '#contracts/content.ts'

import type { CatalogueContent, CatalogueRecords } from './build.ts'
import { jsonInPieces } from './json-pieces.ts'

/** Separate files, so that other processes can use the summary while the rest is built. */
export type CacheFiles = {
  readonly folder: string
  readonly summary: string
  readonly records: string
  readonly content: string
}

/** The paths of a catalogue's cache; `print` is its `fingerprint`. */
export const cacheFiles = (folder: string, print: string): CacheFiles => ({
  folder,
  summary: join(folder, `summary-${print}.json`),
  records: join(folder, `records-${print}.json`),
  content: join(folder, `content-${print}.json`),
})

export type CachedParts = {
  readonly summary: DataSummary
  readonly records: CatalogueRecords
  readonly content: CatalogueContent
}

/** A cached part; null if it is missing or incomplete. */
export async function readPart<Name extends keyof CachedParts>(
  files: CacheFiles,
  name: Name,
): Promise<CachedParts[Name] | null> {
  const isPart: (value: unknown) => value is CachedParts[Name] = checks[name]
  try {
    const value: unknown = JSON.parse(await readFile(files[name], 'utf8'))
    return isPart(value) ? value : null
  } catch {
    // Missing or truncated: in both cases, it must be built.
    return null
  }
}

/** Renames a complete draft: readers never see a partial file. Yields to the event loop. */
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

export async function removeOlder({ folder, ...kept }: CacheFiles): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter((name) => /^(?:catalogue|summary|records|content)-[0-9a-f]+\.json$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !Object.values(kept).includes(file))
  await Promise.all(old.map((file) => rm(file, { force: true })))
}

const summaryNames = [
  'counts',
  'packages',
  'newestMonth',
  'asOf',
  'turnDays',
  'datedValues',
  'trackedUsage',
  'facetSizes',
  'releases',
  'widely',
]

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

/* Checks a few parts of each: our own code writes the cache, under its hash. */

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
