import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between checks whether another process has finished. */
const INTERVAL = 50

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Notes of this process. A note with its pid that is not listed is from a dead process. */
const own = new Set<string>()

const removeNote = async (note: string): Promise<void> => {
  own.delete(note)
  await rm(note, { force: true })
}

export type Turn<Value> =
  | { readonly value: Value }
  /** Ends the turn. Must be called when everything is written, or writing has failed. */
  | { readonly end: () => Promise<void> }

/**
 * Reads what is built, or takes the turn to build it. Waits while another process builds it,
 * because reading is much faster.
 * @param read resolves to null if there is nothing to read yet
 */
export async function readOrTakeTurn<Value>(
  file: string,
  read: () => Promise<Value | null>,
): Promise<Turn<Value>> {
  const note = `${file}.building`
  const value = await read()
  if (value !== null) return { value }
  const found = await takeNote(note)
  if (found === 'ours') {
    // Another process may have finished in between.
    const late = await read()
    if (late === null) return { end: () => removeNote(note) }
    await removeNote(note)
    return { value: late }
  }
  // Then each process builds for itself.
  if (found === 'impossible') return { end: async () => {} }
  if (await isBuilt(note)) await setTimeout(INTERVAL)
  else await removeNote(note)
  return readOrTakeTurn(file, read)
}

/** Whether a process of this machine runs. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

async function isBuilt(note: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(note, 'utf8'))
    return pid === process.pid ? own.has(note) : pid > 0 && isAlive(pid)
  } catch {
    return false
  }
}

async function takeNote(note: string): Promise<'ours' | 'taken' | 'impossible'> {
  try {
    await mkdir(dirname(note), { recursive: true })
  } catch {
    return 'impossible'
  }
  try {
    await writeFile(note, String(process.pid), { flag: 'wx' })
    own.add(note)
    return 'ours'
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? 'taken' : 'impossible'
  }
}
