import { createHash, randomUUID } from 'node:crypto'
import { readFile, readdir, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { indexNames } from '#catalogue/indices.ts'
import type { DataSummary } from '#contracts/content.ts'
import { loadOnce } from '#lib/load-once.ts'

import { readOrTakeTurn, type Turn } from './build-turn.ts'
import type {
  CatalogueBuildOptions,
  BuiltRecords,
  Catalogue,
  CatalogueContent,
  CatalogueRecords,
} from './build.ts'
import { dataPackages } from './content/summary.ts'
import { jsonInPieces } from './json-pieces.ts'
import { packageFacts } from './sources/packages.ts'
import type { OnProgress } from './sources/progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const defaultFolder = join(root, 'node_modules', '.cache', 'plinth')

/** Everything that determines records and content: builders, phrases and their imports. */
const sourceFolders = ['src/ingest', 'src/contracts', 'src/catalogue', 'src/lib']

export type CacheOptions = CatalogueBuildOptions & {
  /** The cache folder; by default inside node_modules, so that a fresh install starts afresh. */
  readonly folder?: string
  readonly build?: (options: CatalogueBuildOptions) => Promise<BuiltRecords>
}

export type OpenCatalogue = {
  readonly summary: CachedParts['summary']
  readonly records: () => Promise<CatalogueRecords>
  /** Builds and caches the rest, unless it is cached. */
  readonly content: () => Promise<CatalogueContent>
  /** Like `content`, but without reading the cache. Until then, other processes wait. */
  readonly finish: () => Promise<void>
}

/**
 * Opens the catalogue from the cache, or builds the records. Call `content` or `finish` after using
 * the records: until then, other processes wait for what is not cached.
 */
export async function openCatalogue({
  folder = defaultFolder,
  build = buildAnew,
  onProgress = () => {},
}: CacheOptions = {}): Promise<OpenCatalogue> {
  const building = { files: cacheFiles(folder, await fingerprint()), build, onProgress }
  const turn = await takeTurn('summary', building)
  return 'value' in turn ? openCached(turn.value, building) : openBuilt(turn, building)
}

/** Builds and caches the catalogue if necessary. */
export async function loadCatalogue(options?: CacheOptions): Promise<Catalogue> {
  const { records, content } = await openCatalogue(options)
  return { ...(await records()), ...(await content()) }
}

/** Builds and caches the whole catalogue if its records are not cached. */
export async function loadRecords(options?: CacheOptions): Promise<CatalogueRecords> {
  const { records, finish } = await openCatalogue(options)
  const loaded = await records()
  await finish()
  return loaded
}

type Building = {
  readonly files: CacheFiles
  readonly build: (options: CatalogueBuildOptions) => Promise<BuiltRecords>
  readonly onProgress: OnProgress
}

type OwnTurn = Exclude<Turn<unknown>, { readonly value: unknown }>

const takeTurn = <Name extends keyof CachedParts>(
  name: Name,
  { files }: Building,
): Promise<Turn<CachedParts[Name]>> => readOrTakeTurn(files.content, () => readPart(files, name))

function openCached(summary: CachedParts['summary'], building: Building): OpenCatalogue {
  const load = async <Name extends 'records' | 'content'>(
    name: Name,
    pick: (catalogue: OpenCatalogue) => Promise<CachedParts[Name]>,
  ): Promise<CachedParts[Name]> => {
    const turn = await takeTurn(name, building)
    if ('value' in turn) return turn.value
    // The process that cached the summary ended before it cached the rest.
    const built = await openBuilt(turn, building)
    await built.finish()
    return pick(built)
  }
  return {
    summary,
    records: loadOnce(() => load('records', ({ records }) => records())),
    content: loadOnce(() => load('content', ({ content }) => content())),
    finish: async () => {},
  }
}

async function openBuilt(turn: OwnTurn, building: Building): Promise<OpenCatalogue> {
  const { summary, records, buildContent } = await buildRecords(turn, building)
  const content = loadOnce(async () => {
    try {
      // Written first, because other processes wait for the records.
      await write('records', { records, summary }, building)
      const built = await buildContent()
      await write('content', built, building)
      return built
    } finally {
      await turn.end()
    }
  })
  return {
    summary,
    records: async () => ({ records, summary }),
    content,
    finish: async () => void (await content()),
  }
}

/** Releases the turn on failure. */
async function buildRecords(turn: OwnTurn, building: Building): Promise<BuiltRecords> {
  try {
    const built = await building.build({ onProgress: building.onProgress })
    await write('summary', built.summary, building)
    return built
  } catch (error) {
    await turn.end()
    throw error
  }
}

/** Reports a failure, which only slows the next start. */
async function write<Name extends keyof CachedParts>(
  name: Name,
  part: CachedParts[Name],
  { files, onProgress }: Building,
): Promise<void> {
  onProgress({ step: `writing the ${name}` })
  try {
    await writePart(files, name, part)
    await removeOlder(files)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    onProgress({ step: `the cache was not written (${reason}): the next start builds again` })
  }
}

/** Loaded on demand, because a start from the cache does not need the builders. */
async function buildAnew(options: CatalogueBuildOptions): Promise<BuiltRecords> {
  const { buildCatalogue } = await import('./build.ts')
  return buildCatalogue(options)
}

/** A short hash of the versions of the data packages and the code that builds from them. */
export const fingerprint = loadOnce(() => readFingerprint(root))

export async function readFingerprint(project: string): Promise<string> {
  const hash = createHash('sha256')
  const versions = await Promise.all(dataPackages.map(({ entry }) => packageFacts(entry)))
  hash.update(JSON.stringify(versions.map(({ version }) => version)))
  const files = await Promise.all(sourceFolders.map((folder) => sourceFiles(join(project, folder))))
  for (const [file, text] of files.flat()) hash.update(`${file}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function sourceFiles(folder: string): Promise<readonly (readonly [string, string])[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(?:ts|txt|json)$/.test(name)).toSorted()
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
}

/** Separate files, so that other processes can use the summary while the rest is built. */
type CacheFiles = {
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

type CachedParts = {
  readonly summary: DataSummary
  readonly records: CatalogueRecords
  readonly content: CatalogueContent
}

/** A cached part; null if it is missing or incomplete. */
async function readPart<Name extends keyof CachedParts>(
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

async function removeOlder({ folder, ...kept }: CacheFiles): Promise<void> {
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
