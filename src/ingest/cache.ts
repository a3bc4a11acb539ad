import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readOrTakeTurn } from './build-turn.ts'
import type { BuildOptions, Catalogue, CatalogueContent, CatalogueRecords } from './build.ts'
import { cacheFiles, readContent, readRecords, removeOlder, writePart } from './cache-files.ts'
import type { CachedParts, CacheFiles } from './cache-files.ts'
import { dataPackages } from './content/summary.ts'
import { packageFacts } from './sources/packages.ts'
import type { OnProgress } from './sources/progress.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const defaultFolder = join(root, 'node_modules', '.cache', 'plinth')

/** Whatever the records depend on; `lib` because the builders use it. */
const sourceFolders = ['src/ingest', 'src/catalogue', 'src/lib']

export type CacheOptions = Pick<BuildOptions, 'onProgress'> & {
  /** Where the cache lives; beside the packages it is made from, so that a fresh install starts afresh. */
  readonly folder?: string
  /** What builds a catalogue where none is cached. */
  readonly build?: (options: BuildOptions) => Promise<Catalogue>
}

/**
 * The catalogue, from the cache where that is of the same packages and the same code, else built and cached.
 * A cache that cannot be read is built anew; one that cannot be written only costs the next start its time.
 */
export function loadCatalogue(options?: CacheOptions): Promise<Catalogue> {
  return load(options, {
    async read(files) {
      // What is written last is looked for first.
      const content = await readContent(files)
      const records = content && (await readRecords(files))
      return records && { ...records, ...content }
    },
    of: (catalogue) => catalogue,
  })
}

/**
 * The records of the catalogue, as `loadCatalogue` loads it. While another process builds the catalogue, this resolves before the
 * content is built.
 */
export function loadRecords(options?: CacheOptions): Promise<CatalogueRecords> {
  return load(options, { read: readRecords, of: ({ records, summary }) => ({ records, summary }) })
}

/** The content of the catalogue, as `loadCatalogue` loads it. */
export function loadContent(options?: CacheOptions): Promise<CatalogueContent> {
  return load(options, { read: readContent, of: contentOf })
}

const contentOf = ({ content, warnings }: CatalogueContent): CatalogueContent => ({
  content,
  warnings,
})

/** What is loaded of a catalogue: how it is read from the cache, and what it is of one that was built. */
type Wanted<Value> = {
  readonly read: (files: CacheFiles) => Promise<Value | null>
  readonly of: (catalogue: Catalogue) => Value
}

async function load<Value>(
  { folder = defaultFolder, build = buildAnew, onProgress = () => {} }: CacheOptions = {},
  { read, of }: Wanted<Value>,
): Promise<Value> {
  const files = cacheFiles(folder, await fingerprint())
  const turn = await readOrTakeTurn(files.content, () => read(files))
  if ('value' in turn) return turn.value
  const writing = { files, onProgress }
  try {
    const catalogue = await build({
      onProgress,
      onRecords: (records) => write('records', records, writing),
    })
    await write('content', contentOf(catalogue), writing)
    return of(catalogue)
  } finally {
    await turn.end()
  }
}

/** Writes a part to its file and removes those of older catalogues. A failure is reported, and costs only the next start its time. */
async function write<Name extends keyof CachedParts>(
  name: Name,
  part: CachedParts[Name],
  { files, onProgress }: { readonly files: CacheFiles; readonly onProgress: OnProgress },
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
