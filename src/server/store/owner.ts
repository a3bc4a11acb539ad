import { constants } from 'node:fs'
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises'

import { codeOf } from './system-errors.ts'

/** What a claim file says; undefined where there is none. */
export async function readClaim(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The other process that a claim names and that is alive. A claim with our own number is of one that has died. */
function livingOwner(claim: string): number | undefined {
  const pid = Number(/^\d+/.exec(claim)?.[0] ?? process.pid)
  return pid !== process.pid && isAlive(pid) ? pid : undefined
}

/** Makes `file` with its whole text at once; false where there is such a file already. */
async function createWhole(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${text.trim().replace(' ', '-')}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file).catch(async (error: unknown) => {
      if (codeOf(error) === 'EEXIST') throw error
      // A file system without hard links: here the text comes a moment after the file.
      await copyFile(draft, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Makes `file` hold `claim`, unless it holds that of another living process; gives that process's number.
 *
 * The claim of a process that has died is replaced only by the one that holds the claim `<file>.next`, which is made,
 * and taken over, in the same way: of several processes that find a dead claim, one replaces it, and none replaces
 * the claim of a living one.
 */
export async function claimFile(file: string, claim: string): Promise<number | undefined> {
  if (await createWhole(file, claim)) return undefined
  const found = await readClaim(file)
  // It was given back just now.
  if (found === undefined) return claimFile(file, claim)
  const owner = livingOwner(found)
  if (owner !== undefined) return owner
  const next = `${file}.next`
  const rival = await claimFile(next, claim)
  if (rival !== undefined) return rival
  // Since the look above, another may have replaced the dead claim, and given its own back.
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
    // EPERM: it is there, and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}
