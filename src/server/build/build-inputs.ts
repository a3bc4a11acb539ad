import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Contents by path from the root; undefined for a missing file. */
export type SourceFiles = ReadonlyMap<string, Buffer | undefined>

/** Files that a build reads beside those of the folders. */
const settings = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'index.html',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** The sources, and what is copied as it is. */
const folders = ['src', 'public']

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
 * Reads the files on which a build may depend: all of `src`, because a build reads most of it, and
 * which part it reads is known only afterwards. A missing file of settings is undefined in the result.
 */
export async function readBuildInputs(root: string): Promise<SourceFiles> {
  const parts = await Promise.all([
    ...folders.map((folder) => readFolder(root, folder)),
    readAll(root, settings),
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

async function readIfAny(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
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
