import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { loadOnce } from '#lib/load-once.ts'

import { readOrTakeTurn } from './build-turn.ts'
import type { Turn } from './build-turn.ts'
import type {
  BuildOptions,
  BuiltRecords,
  Catalogue,
  CatalogueContent,
  CatalogueRecords,
} from './build.ts'
import { cacheFiles, readPart, removeOlder, writePart } from './cache-files.ts'
import type { CachedParts, CacheFiles } from './cache-files.ts'
import { dataPackages } from './content/summary.ts'
import { packageFacts } from './sources/packages.ts'
import type { OnProgress } from './sources/progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const defaultFolder = join(root, 'node_modules', '.cache', 'plinth')

/** Whatever the records and the content depend on: the builders, their phrases, and what they import. */
const sourceFolders = ['src/ingest', 'src/contracts', 'src/catalogue', 'src/lib']

export type CacheOptions = BuildOptions & {
  /** Where the cache lives; beside the packages it is made from, so that a fresh install starts afresh. */
  readonly folder?: string
  /** What builds a catalogue where none is cached. */
  readonly build?: (options: BuildOptions) => Promise<BuiltRecords>
}

/** A catalogue that is cached, or whose records have just been built. */
export type OpenCatalogue = {
  readonly summary: CachedParts['summary']
  readonly records: () => Promise<CatalogueRecords>
  /** Where the catalogue was opened by building it, this builds the rest and caches all of it. */
  readonly content: () => Promise<CatalogueContent>
  /** Does the same without reading what is cached. Until then other processes wait for what is not cached yet. */
  readonly finish: () => Promise<void>
}

/**
 * Opens the catalogue: from the cache where that is of the same packages and the same code, else by building the records. While
 * another process builds it, this resolves as soon as the summary is cached. Call `content` or `finish` once the records are used.
 * A cache that cannot be read is built anew; one that cannot be written only costs the next start its time.
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

/** The whole catalogue, built and cached where it is not. */
export async function loadCatalogue(options?: CacheOptions): Promise<Catalogue> {
  const { records, content } = await openCatalogue(options)
  return { ...(await records()), ...(await content()) }
}

/** The records of the catalogue; where they are not cached all of it is built and cached. */
export async function loadRecords(options?: CacheOptions): Promise<CatalogueRecords> {
  const { records, finish } = await openCatalogue(options)
  const loaded = await records()
  await finish()
  return loaded
}

/** What a catalogue is built with, and where to. */
type Building = {
  readonly files: CacheFiles
  readonly build: (options: BuildOptions) => Promise<BuiltRecords>
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
      // Other processes wait for the records: the content is built when they have them.
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

/** Builds the records and caches the summary. Where that fails the turn is another's. */
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

/** Writes a part to its file and removes those of older catalogues. A failure is reported, and costs only the next start its time. */
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

/** The builders and what they read are loaded only where they are needed: a start from the cache is a third shorter. */
async function buildAnew(options: BuildOptions): Promise<BuiltRecords> {
  const { buildCatalogue } = await import('./build.ts')
  return buildCatalogue(options)
}

/** A short hash of the versions of the data packages and of the code that builds from them, as they are at the first call. */
export const fingerprint = loadOnce(() => readFingerprint(root))

/** Computes the fingerprint for the sources of a project. */
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
  const files = names.filter((name) => /\.(?:ts|txt)$/.test(name)).toSorted()
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
}
