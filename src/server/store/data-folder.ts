import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  chmod,
  mkdir,
  readdir,
  rename,
  rm,
  writeFile,
  copyFile,
  link,
  readFile,
} from 'node:fs/promises'
import { join } from 'node:path'

import { isAlive } from '#ingest/build-turn.ts'

import { rethrow, type WriteTarget } from './folder-errors.ts'
import { keepPrivate } from './private-files.ts'
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

/** The folders in a data folder: the durable stores of records and of traffic, and built indexes. */
export const dataFolders = (
  folder: string,
): Readonly<Record<'store' | 'traffic' | 'indexes', string>> => ({
  store: join(folder, 'store'),
  traffic: join(folder, 'traffic'),
  indexes: join(folder, 'indexes'),
})

/** What the server writes into a data folder, also in earlier versions. */
const OWN = /^(store(-.+)?|traffic|indexes|admin-key|restoring|owner(\..+)?)$/

/** Makes everything that the server wrote private; the folder may be shared with other files. */
async function closeOwn(folder: string): Promise<void> {
  const names = await readdir(folder)
  const own = names.filter((name) => OWN.test(name)).map((name) => join(folder, name))
  await Promise.all(own.map((path) => keepPrivate(path, dataPlace(folder))))
}

/**
 * Locks the data folder for this process: two processes with the state in memory would overwrite
 * each other's writes. Ignores locks of dead processes. Returns a function that unlocks it.
 * @throws {FolderInUseError}
 * @throws {FolderError} if it cannot be created or written, or if others can read what is in it
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'owner')
  const claim = `${process.pid} ${randomKey()}\n`
  const claiming = mkdir(folder, { recursive: true, mode: 0o700 }).then(() =>
    claimFile(file, claim),
  )
  const owner = await claiming.catch((error: unknown) => rethrow(error, dataPlace(folder)))
  if (owner !== undefined) throw new FolderInUseError(folder, owner)
  const release = async (): Promise<void> => {
    // A restarting development server claims the folder before its predecessor releases it.
    if ((await readClaim(file)) === claim) await rm(file)
  }
  try {
    await closeOwn(folder)
    return release
  } catch (error) {
    await release()
    return rethrow(error, dataPlace(folder))
  }
}

/** Moves the store away; returns its new path, or undefined if there was none. */
export async function setStoreAside(folder: string): Promise<string | undefined> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const place = join(folder, `store-${moment}`)
  try {
    await rename(dataFolders(folder).store, place)
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

async function readClaim(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The living process that made a claim. A claim with our pid is from a dead process. */
function livingOwner(claim: string): number | undefined {
  const pid = Number(/^\d+/.exec(claim)?.[0] ?? process.pid)
  return pid !== process.pid && isAlive(pid) ? pid : undefined
}

/** Creates `file` with its content atomically; returns false if it exists. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${text.trim().replace(' ', '-')}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (systemCodeOf(error) === 'EEXIST') throw error
      // Without hard links, the content appears a moment after the file.
      await copyFile(draft, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Writes `claim`, unless `file` contains the claim of another living process; returns its pid.
 *
 * Only the holder of the claim `<file>.next` may replace the claim of a dead process: of several
 * processes that find it, one replaces it, and none replaces a living process's claim.
 */
async function claimFile(file: string, claim: string): Promise<number | undefined> {
  if (await createWhole(file, claim)) return undefined
  const found = await readClaim(file)
  // It was released just now.
  if (found === undefined) return claimFile(file, claim)
  const owner = livingOwner(found)
  if (owner !== undefined) return owner
  const next = `${file}.next`
  const rival = await claimFile(next, claim)
  if (rival !== undefined) return rival
  // Meanwhile, another process may have replaced the dead claim and released its own.
  const current = await readClaim(file)
  if (current !== undefined && livingOwner(current) === undefined) {
    await rename(next, file)
    return undefined
  }
  await rm(next)
  return claimFile(file, claim)
}
