import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'

import { explainFolder, FolderError, type WriteTarget } from './folder-errors.ts'
import { systemCodeOf } from './system-errors.ts'

/** The bits of a mode that let the group and others in. */
const OTHERS = 0o077

/**
 * Makes a file or a folder, with everything in it, accessible to its owner alone. Follows a link
 * at `path`, but none below. Does nothing on Windows, where files inherit rights from a folder.
 * @throws {FolderError} if the disk or another owner does not permit it
 */
export async function keepPrivate(path: string, place: WriteTarget): Promise<void> {
  if (process.platform === 'win32') return
  const file = await unlessGone(realpath(path))
  if (file !== undefined) await closeAll(file, place)
}

/**
 * Creates a folder that only its owner can use, or makes it so.
 * @throws {FolderError} if it cannot be created or closed
 */
export async function makePrivate(place: WriteTarget): Promise<void> {
  try {
    await mkdir(place.folder, { recursive: true, mode: 0o700 })
    await keepPrivate(place.folder, place)
  } catch (error) {
    throw await explainFolder(error, place)
  }
}

/** A server that restarts may still clear its folder. */
async function unlessGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function closeAll(path: string, place: WriteTarget): Promise<void> {
  const found = await unlessGone(lstat(path))
  if (found === undefined || found.isSymbolicLink()) return
  if (found.mode & OTHERS) {
    const failure: unknown = await chmod(path, found.mode & 0o700).catch((error) => error)
    // Some disks have no rights, and change nothing without an error.
    const { mode = 0 } = (await unlessGone(lstat(path))) ?? {}
    if (mode & OTHERS) throw cannotClose(path, place, failure)
  }
  if (!found.isDirectory()) return
  const names = await readdir(path)
  await Promise.all(names.map((name) => closeAll(join(path, name), place)))
}

function cannotClose(path: string, { otherwise }: WriteTarget, cause: unknown): FolderError {
  const other = otherwise === undefined ? '' : `, or ${otherwise} on a disk that keeps rights`
  return new FolderError(
    `Other users of this machine can read ${path}, and this user cannot change that. ` +
      `Run chmod -R go= ${path} as its owner${other}, then start again.`,
    { cause },
  )
}
