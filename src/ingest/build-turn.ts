import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How often it is looked whether another process has finished, in milliseconds. */
const INTERVAL = 50

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** The notes of this process. One that has its number and is not among them is of another that had it before. */
const own = new Set<string>()

/** Removes a note; another may have removed it. */
const removeNote = async (note: string): Promise<void> => {
  own.delete(note)
  await rm(note, { force: true })
}

/** Either what was read, or the turn to build it. */
export type Turn<Value> =
  | { readonly value: Value }
  /** Ends the turn: to be called when all is written, or could not be. */
  | { readonly end: () => Promise<void> }

/**
 * Reads what is there, or takes the turn to build it. While another process builds the same, as the page and the store of a
 * first start do at once, it is waited for: building takes seconds, and reading what was built does not.
 *
 * @param file what is built
 * @param read resolves to null where what is wanted is not there yet
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
    // Another process may have finished between the two.
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** Whether the process that a note names still builds. */
async function isBuilt(note: string): Promise<boolean> {
  try {
    const pid = Number(await readFile(note, 'utf8'))
    return pid === process.pid ? own.has(note) : pid > 0 && isAlive(pid)
  } catch {
    // It has just been removed.
    return false
  }
}

/** Writes the note; `taken` where another is there, `impossible` where none can be written. */
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
