import { randomBytes } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { rethrow } from './folder-errors.ts'
import type { WriteTarget } from './folder-errors.ts'
import { claimFile, readClaim } from './owner.ts'
import { systemCodeOf } from './system-errors.ts'

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

export const dataPlace = (folder: string): WriteTarget => ({
  folder,
  otherwise: 'set PLINTH_DATA to another folder',
})

/**
 * Locks the data folder for this process: two processes with the state in memory would overwrite
 * each other's writes. Ignores locks of dead processes. Returns a function that unlocks it.
 * @throws {FolderInUseError}
 * @throws {FolderError} if it cannot be created or written
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
    // A restarting development server claims the folder before its predecessor releases it.
    if ((await readClaim(file)) === claim) await rm(file)
  }
}

/** Moves the store away; returns its new path, or undefined if there was none. */
export async function setStoreAside(folder: string): Promise<string | undefined> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const place = join(folder, `store-${moment}`)
  try {
    await rename(join(folder, 'store'), place)
    return place
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the key to a file that only its owner can read; returns the path. */
export async function writeAdminKey(folder: string, key: string): Promise<string> {
  const file = join(folder, 'admin-key')
  await writeFile(file, key, { mode: 0o600 })
  // `mode` above only applies to new files.
  await chmod(file, 0o600)
  return file
}

export const randomKey = (): string => randomBytes(16).toString('hex')
