import { constants } from 'node:fs'
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises'

import { systemCodeOf } from './system-errors.ts'

export async function readClaim(file: string): Promise<string | undefined> {
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
export async function claimFile(file: string, claim: string): Promise<number | undefined> {
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return systemCodeOf(error) === 'EPERM'
  }
}
