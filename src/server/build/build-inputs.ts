import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, extname, join, relative } from 'node:path'

/** The text of each file by its path from the root; undefined for a file that is not there. */
export type SourceFiles = ReadonlyMap<string, Buffer | undefined>

/** Where a build begins: the document that it builds, what writes views on the server, and how both are built. */
const entries = ['index.html', 'src/served.tsx', 'vite.config.ts']

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

/** Files that a build copies as they are. */
const copied = 'public'

/** A statement that the compiler removes, with the file that it names. */
const typeImport = /^(?:import|export) type [\w\s{},*$]+ from (['"])[^'"\n]+\1/gm

const staticImport = /(?:\bfrom|^import)\s*(['"])([^'"\n]+)\1/gm
const dynamicImport = /\bimport\(\s*(['"])([^'"\n]+)\1/g
const cssImport = /(?:@import\s+(?:url\()?|\burl\(|\bfrom\s)\s*(['"]?)([^'")\s]+)\1/g
const htmlLink = /\b(?:src|href)=(['"])(\/src\/[^'"]+)\1/g

const specifiers = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, , specifier = '']) => specifier)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The paths from the root of a module of the page and of all that run before it, because it imports them. */
export const readStaticImports = async (
  root: string,
  entry: string,
): Promise<readonly string[]> => [...(await readGraph(root, entry, false)).keys()]

/** Reads an entry and all that it imports, directly or through others. */
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

/** Reads the files in a folder of the project and below it; none where there is no such folder. */
export const readFolder = async (root: string, folder: string): Promise<SourceFiles> =>
  readAll(root, await listFiles(root, folder))

/**
 * Reads every file of the project that a build depends on: the page's modules and style sheets, found by following
 * imports from `index.html`; the plugins, from `vite.config.ts`; and what is read without an import. A file that is
 * imported but missing is in the result, as undefined.
 */
export async function readBuildInputs(root: string): Promise<SourceFiles> {
  const parts = await Promise.all([
    ...entries.map((entry) => readGraph(root, entry)),
    readAll(root, settings),
    readFolder(root, copied),
  ])
  return new Map(parts.flatMap((part) => Array.from(part)))
}

/** A short hash over what files are called and hold. A file that is missing is not an empty one. */
export function hashFiles(files: SourceFiles): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content?.byteLength ?? 'missing'}\0`).update(content ?? '')
  }
  return hash.digest('hex').slice(0, 16)
}

/** What a file names. The dynamic imports of the configuration are those of its development server. */
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

/** The file of the project that a specifier means; undefined for a package, which the lock file stands for. */
function resolve(given: string, importer: string): string | undefined {
  // "./worker.ts?worker&url" is about the file before the question mark.
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
