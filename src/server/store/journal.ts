import {
  closeSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

import type { Journal, StoreChange } from '#provider/store.ts'

import { randomKey } from './data-folder.ts'
import { systemCodeOf } from './system-errors.ts'

const NAME = /^journal-[0-9a-f]+$/

/** One file per thread. Writes reach the operating system, so they survive this process. */
export function openJournal(folder: string): Journal & { readonly close: () => void } {
  const path = join(folder, `journal-${randomKey()}`)
  let file: number | undefined
  let isEmpty = true
  return {
    append(changes) {
      if (changes.length === 0) return
      isEmpty = false
      file ??= openSync(path, 'ax', 0o600)
      writeSync(file, changes.map((change) => `${JSON.stringify(change)}\n`).join(''))
    },
    clear() {
      if (file !== undefined) ftruncateSync(file)
      isEmpty = true
    },
    close() {
      if (file === undefined) return
      closeSync(file)
      // Uncommitted entries are committed when the store is opened again.
      if (isEmpty) rmSync(path)
    },
  }
}

/** The entries of dead processes' journals, and a function that deletes these. */
export function leftJournals(folder: string): {
  readonly changes: readonly StoreChange[]
  readonly remove: () => void
} {
  const paths = journalsIn(folder)
  return {
    changes: paths.flatMap((path) => readIfThere(path).split('\n').flatMap(readLine)),
    remove: () => {
      for (const path of paths) rmSync(path)
    },
  }
}

/** The lines of all journals in a folder, also of living processes. */
export function readJournals(folder: string): string {
  return journalsIn(folder).map(readIfThere).join('\n')
}

const journalsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => join(folder, name))

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // Its process has committed the changes and ended.
    if (systemCodeOf(error) === 'ENOENT') return ''
    throw error
  }
}

/** The process may have died, or the disk may have been full, in the middle of a line. */
function readLine(line: string): readonly StoreChange[] {
  try {
    const change: unknown = JSON.parse(line)
    return isChange(change) ? [change] : []
  } catch {
    return []
  }
}

function isChange(value: unknown): value is StoreChange {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [key, text]: readonly unknown[] = value
  return typeof key === 'string' && (text === null || typeof text === 'string')
}
