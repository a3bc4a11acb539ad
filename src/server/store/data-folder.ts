import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readFileIfAny = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** The process that an owner file names: this one where it names none. */
const ownerOf = (text: string): number => Number(/^\d+/.exec(text)?.[0] ?? process.pid)

/**
 * Locks the data folder for this process: two processes that each hold the state in memory would overwrite each
 * other's writes. Returns the function that unlocks it; the lock of a process that has died does not count.
 * @throws {FolderInUseError}
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'owner')
  const owner = ownerOf(await readFileIfAny(file))
  if (owner !== process.pid && isAlive(owner)) throw new FolderInUseError(folder, owner)
  const claim = `${process.pid} ${randomKey()}\n`
  await writeFile(file, claim)
  return async () => {
    // A development server that restarts claims the folder again before its old self gives it back.
    if ((await readFileIfAny(file)) === claim) await rm(file)
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
