import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** How often it is looked whether another process has finished, in milliseconds. */
const INTERVAL = 50

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** The notes of this process. One that has its number and is not among them is of another that had it before. */
const own = new Set<string>()

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

/** Removes a note; another may have removed it. */
const removeNote = async (note: string): Promise<void> => {
  own.delete(note)
  await rm(note, { force: true })
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

/**
 * Waits while another process builds the same, as the page and the store of a first start do at once: building takes
 * seconds, and reading what was built does not.
 *
 * @param file what is built
 * @returns ends the turn: to be called when the file is written, or could not be
 */
export async function takeTurn(file: string): Promise<() => Promise<void>> {
  const note = `${file}.building`
  const found = await takeNote(note)
  if (found === 'ours') return () => removeNote(note)
  // Then each process builds for itself.
  if (found === 'impossible') return async () => {}
  if (await isBuilt(note)) await setTimeout(INTERVAL)
  else await removeNote(note)
  return takeTurn(file)
}
