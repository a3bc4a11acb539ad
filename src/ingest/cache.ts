import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { indexNames } from '#catalogue/index.ts'

import { takeTurn } from './build-turn.ts'
import type { BuildOptions, Catalogue } from './build.ts'
import { dataPackages } from './content/summary.ts'
import { packageFacts } from './sources/packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const defaultFolder = join(root, 'node_modules', '.cache', 'plinth')

/** Whatever the records depend on; `lib` because the builders use it. */
const sourceFolders = ['src/ingest', 'src/catalogue', 'src/lib']

export type CacheOptions = BuildOptions & {
  /** Where the cache lives; beside the packages it is made from, so that a fresh install starts afresh. */
  readonly folder?: string
  /** What builds a catalogue where none is cached. */
  readonly build?: (options: BuildOptions) => Promise<Catalogue>
}

/**
 * The catalogue, from the cache where that is of the same packages and the same code, else built and cached.
 * A cache that cannot be read is built anew; one that cannot be written only costs the next start its time.
 */
export async function loadCatalogue({
  folder = defaultFolder,
  build = buildAnew,
  ...options
}: CacheOptions = {}): Promise<Catalogue> {
  const file = join(folder, `catalogue-${await fingerprint()}.json`)
  const cached = await readCache(file)
  if (cached !== null) return cached
  const endTurn = await takeTurn(file)
  try {
    // Another process may have built it meanwhile.
    return (await readCache(file)) ?? (await buildInto(file, { folder, build, ...options }))
  } finally {
    await endTurn()
  }
}

async function buildInto(
  file: string,
  { folder, build, ...options }: Required<Pick<CacheOptions, 'folder' | 'build'>> & BuildOptions,
): Promise<Catalogue> {
  const catalogue = await build(options)
  options.onProgress?.({ step: 'writing the cache' })
  try {
    await writeCache(file, catalogue, folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    options.onProgress?.({
      step: `the cache was not written (${reason}): the next start builds again`,
    })
  }
  return catalogue
}

/** The builders and what they read are loaded only where they are needed: a start from the cache is a third shorter. */
async function buildAnew(options: BuildOptions): Promise<Catalogue> {
  const { buildCatalogue } = await import('./build.ts')
  return buildCatalogue(options)
}

/** A short hash of the versions of the data packages and of the code that builds from them. */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const versions = await Promise.all(dataPackages.map(({ entry }) => packageFacts(entry)))
  hash.update(JSON.stringify(versions.map(({ version }) => version)))
  const files = await Promise.all(sourceFolders.map(sourceFiles))
  for (const [file, text] of files.flat()) hash.update(`${file}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

async function sourceFiles(folder: string): Promise<readonly (readonly [string, string])[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts')).toSorted()
  return Promise.all(
    files.map(async (file) => [file, await readFile(join(root, folder, file), 'utf8')] as const),
  )
}

/** The cached catalogue; null where there is none, or none that is whole. */
async function readCache(file: string): Promise<Catalogue | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isCatalogue(value) ? value : null
  } catch {
    // Absent or cut short: both mean that there is nothing to read, and building is the way on.
    return null
  }
}

/** Written beside and renamed, so that no reader ever meets half a file; older caches go. */
async function writeCache(file: string, catalogue: Catalogue, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(catalogue))
  await rename(draft, file)
  const names = await readdir(folder)
  const old = names.filter(
    (name) => /^catalogue-[0-9a-f]+\.json$/.test(name) && !file.endsWith(name),
  )
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

const contentNames = [
  'summary',
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

/**
 * Whether a value read from the cache is a whole catalogue. The cache is ours, written whole and named by the hash of
 * the code that wrote it: what is checked is that all parts are there, not every field of every record.
 */
function isCatalogue(value: unknown): value is Catalogue {
  return (
    hasAll(value, ['records', 'content', 'warnings']) &&
    hasAll(Reflect.get(value, 'records'), indexNames) &&
    hasAll(Reflect.get(value, 'content'), contentNames)
  )
}

function hasAll(value: unknown, names: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
