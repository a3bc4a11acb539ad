import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

async function list(root: string, path: string): Promise<readonly string[]> {
  try {
    const names = await readdir(join(root, path), { recursive: true, withFileTypes: true })
    return names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ENOTDIR') return [join(root, path)]
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * A hash over what files below `root` are called and hold.
 *
 * @param paths files and folders; one that is not there counts as empty.
 */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => list(root, path)))).flat().toSorted()
  const texts = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  files.forEach((file, position) => {
    hash.update(`${relative(root, file)}\0${texts[position]?.byteLength}\0`)
    hash.update(texts[position] ?? '')
  })
  return hash.digest('hex').slice(0, 16)
}
