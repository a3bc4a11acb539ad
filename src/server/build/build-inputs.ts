import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'

/** Contents by path from the root; undefined for a missing file. */
export type SourceFiles = ReadonlyMap<string, Buffer | undefined>

/** The roots of the import graph: the document, the renderer, the workers and the configuration. */
const entries = [
  'index.html',
  'src/entry-server.tsx',
  'src/offline/service-worker/service-worker.ts',
  'src/offline/provider/provider-worker.ts',
  'vite.config.ts',
]

/** Files that a build reads without importing them. */
const settings = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]

const copied = 'public'

const typeImport = /^(?:import|export) type [\w\s{},*$]+ from (['"])[^'"\n]+\1/gm

const staticImport = /(?:\bfrom|^import)\s*(['"])([^'"\n]+)\1/gm
const dynamicImport = /\bimport\(\s*(['"])([^'"\n]+)\1/g
const cssImport = /(?:@import\s+(?:url\()?|\burl\(|\bfrom\s)\s*(['"]?)([^'")\s]+)\1/g
const htmlLink = /\b(?:src|href)=(['"])(\/src\/[^'"]+)\1/g

const specifiers = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, , specifier = '']) => specifier)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const readStaticImports = async (
  root: string,
  entry: string,
): Promise<readonly string[]> => [...(await readGraph(root, entry, false)).keys()]

async function readGraph(
  root: string,
  entry: string,
  withDynamic = entry !== 'vite.config.ts',
): Promise<SourceFiles> {
  const found = new Map<string, Buffer | undefined>()
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return
    found.set(path, undefined)
    const content = await readIfAny(join(root, path))
    found.set(path, content)
    const names = namedIn(path, content?.toString() ?? '', withDynamic)
    await Promise.all(names.map((name) => visitNamed(name, path)))
  }
  const visitNamed = async (specifier: string, importer: string): Promise<void> => {
    const path = resolve(specifier, importer)
    if (path !== undefined) await visit(path)
  }
  await visit(entry)
  return found
}

async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  try {
    const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const readAll = async (root: string, paths: readonly string[]): Promise<SourceFiles> =>
  new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readIfAny(join(root, path))] as const),
    ),
  )

/** None if the folder does not exist. */
export const readFolder = async (root: string, folder: string): Promise<SourceFiles> =>
  readAll(root, await listFiles(root, folder))

/**
 * Reads the files that a build depends on: all imports of its entries, and files read without an
 * import. Missing imports are undefined in the result.
 */
export async function readBuildInputs(root: string): Promise<SourceFiles> {
  const parts = await Promise.all([
    ...entries.map((entry) => readGraph(root, entry)),
    readAll(root, settings),
    readFolder(root, copied),
  ])
  return new Map(parts.flatMap((part) => Array.from(part)))
}

/** A short hash of paths and contents. A missing file differs from an empty one. */
export function hashFiles(files: SourceFiles): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content?.byteLength ?? 'missing'}\0`).update(content ?? '')
  }
  return hash.digest('hex').slice(0, 16)
}

/** Dynamic imports of the configuration only concern its development server. */
function namedIn(path: string, text: string, withDynamic: boolean): readonly string[] {
  switch (extname(path)) {
    case '.html':
      return specifiers(text, htmlLink)
    case '.css':
      return specifiers(text, cssImport)
    case '.ts':
    case '.tsx': {
      const code = text.replace(typeImport, '')
      return [
        ...specifiers(code, staticImport),
        ...(withDynamic ? specifiers(code, dynamicImport) : []),
      ]
    }
    default:
      return []
  }
}

/** Undefined for packages, which the lock file covers. */
function resolve(given: string, importer: string): string | undefined {
  // "./worker.ts?worker&url" refers to the file before the question mark.
  const specifier = given.replace(/\?.*$/s, '')
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('/')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined
}

async function readIfAny(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
