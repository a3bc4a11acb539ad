import { randomBytes } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rethrow } from './folder-errors.ts'
import type { Place } from './folder-errors.ts'
import { claimFile, readClaim } from './owner.ts'
import { codeOf } from './system-errors.ts'

/** Another process uses the data folder; the message names it. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, owner: number) {
    super(
      `${folder} is used by process ${owner}, another Plinth. Stop that one, or set PLINTH_DATA to another ` +
        `folder. (If process ${owner} is something else, delete ${join(folder, 'owner')}.)`,
    )
  }
}

/** The data folder, or one in it, as errors speak of it. */
export const dataPlace = (folder: string): Place => ({
  folder,
  otherwise: 'set PLINTH_DATA to another folder',
})

/**
 * Locks the data folder for this process: two processes that each hold the state in memory would overwrite each
 * other's writes. Of several that ask at once one gets it. Returns the function that unlocks it; the lock of a process
 * that has died does not count.
 * @throws {FolderInUseError}
 * @throws {FolderError} where it cannot be made or written.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'owner')
  const claim = `${process.pid} ${randomKey()}\n`
  const claiming = mkdir(folder, { recursive: true, mode: 0o700 }).then(() =>
    claimFile(file, claim),
  )
  const owner = await claiming.catch((error: unknown) => rethrow(error, dataPlace(folder)))
  if (owner !== undefined) throw new FolderInUseError(folder, owner)
  return async () => {
    // A development server that restarts claims the folder again before its old self gives it back.
    if ((await readClaim(file)) === claim) await rm(file)
  }
}

/** Moves the store out of the way; gives its new place, or undefined where there was none. */
export async function setStoreAside(folder: string): Promise<string | undefined> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const place = join(folder, `store-${moment}`)
  try {
    await rename(join(folder, 'store'), place)
    return place
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the key into a file that only the owner of the folder can read; returns its path. */
export async function writeAdminKey(folder: string, key: string): Promise<string> {
  const file = join(folder, 'admin-key')
  await writeFile(file, key, { mode: 0o600 })
  // The mode above is for new files only.
  await chmod(file, 0o600)
  return file
}

/** A key that cannot be guessed. */
export const randomKey = (): string => randomBytes(16).toString('hex')
