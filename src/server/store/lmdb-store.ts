import { constants } from 'node:fs'
import { access, stat, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { KeyValueStore, StoreChange } from '#provider/store.ts'

import { dataPlace } from './data-folder.ts'
import { FolderError, explainFolder, explainWrite, requireSpace } from './folder-errors.ts'
import { keepPrivate, makePrivate } from './private-files.ts'
import { checkStore } from './read-apart.ts'
import { openDatabase, readEntries, seal, type TextDatabase } from './store-entries.ts'
import { systemCodeOf } from './system-errors.ts'

/** The store cannot be read and was not changed; the message names the folder and the remedy. */
export class UnreadableStoreError extends Error {
  override readonly name = 'UnreadableStoreError'

  constructor(folder: string, problem: string, cause?: unknown) {
    super(
      `The store in ${folder} cannot be read (${problem}). Nothing in it was changed. ` +
        'Run npm start -- --rebuild: it moves the folder aside and fills a new one from the npm data packages. ' +
        'What the provider recorded itself (keys, indices of your own) is only in the old folder.',
      { cause },
    )
  }
}

/** Undefined if the file does not exist. Throws if it is not writable. */
async function databaseSize(folder: string): Promise<number | undefined> {
  const file = join(folder, 'data.mdb')
  try {
    await access(file, constants.R_OK | constants.W_OK)
    return (await stat(file)).size
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function findProblem(folder: string): Promise<string | undefined> {
  const size = await databaseSize(folder)
  if (size === 0) return 'its file is empty'
  if (size !== undefined) return (await isAsClosed(folder)) ? undefined : checkStore(folder)
  await requireSpace(dataPlace(folder))
  return undefined
}

function commit(database: TextDatabase, changes: readonly StoreChange[]): void {
  // A copying process that was killed would keep what it read from being overwritten: the file
  // would grow with every commit. Looking for it takes a microsecond.
  database.readerCheck()
  // Synchronous: it rolls back if a change throws, and has committed when it returns.
  database.transactionSync(() => {
    for (const [key, value] of changes) {
      if (value === null) database.removeSync(key)
      else database.putSync(key, seal(value))
    }
  })
}

/**
 * Opens or creates the durable store. Commits reach the operating system before their promises
 * resolve, so they survive the death of this process; after a power cut, the last moments may be
 * missing.
 * @throws {UnreadableStoreError} if it is damaged or cannot be opened
 * @throws {FolderError} if the folder cannot be created or written
 */
export async function openStore(folder: string): Promise<KeyValueStore> {
  try {
    await makePrivate(dataPlace(folder))
    const problem = await findProblem(folder)
    if (problem !== undefined) throw new UnreadableStoreError(folder, problem)
    const store = openCheckedStore(folder)
    // The database creates its files for the group and others, too.
    await keepPrivate(folder, dataPlace(folder))
    const close = async (): Promise<void> => {
      await store.close()
      await noteClosed(folder)
    }
    return { ...store, close }
  } catch (error) {
    if (error instanceof UnreadableStoreError) throw error
    const explained = await explainFolder(error, dataPlace(folder))
    if (explained instanceof FolderError) throw explained
    throw new UnreadableStoreError(
      folder,
      error instanceof Error ? error.message : String(error),
      error,
    )
  }
}

/** Opens a store that another thread of this process has opened and checked. */
export function openCheckedStore(folder: string): KeyValueStore {
  const database = openDatabase(folder)
  return {
    entries: (prefix) => readEntries(database, prefix),
    async commit(changes) {
      try {
        commit(database, changes)
      } catch (error) {
        const explained = await explainWrite(error, folder)
        if (explained !== error) console.error(error)
        throw explained
      }
    },
    close: () => database.close(),
  }
}

const stampFile = (folder: string): string => join(folder, 'closed')

/**
 * Whether the database file is unchanged since it was closed in good order: a start then need not
 * read all of it in another process, because entries have checksums.
 */
async function isAsClosed(folder: string): Promise<boolean> {
  try {
    const [found, noted] = await Promise.all([
      describeFile(folder),
      readFile(stampFile(folder), 'utf8'),
    ])
    return found === noted
  } catch {
    // It was never closed, or does not exist.
    return false
  }
}

/** On failure, the next start checks the store. */
async function noteClosed(folder: string): Promise<void> {
  try {
    await writeFile(stampFile(folder), await describeFile(folder), { mode: 0o600 })
  } catch {
    // The folder is gone, or its disk is full.
  }
}

/** Metadata that changes if the file is modified or replaced. */
async function describeFile(folder: string): Promise<string> {
  const { size, mtimeNs, ctimeNs, ino } = await stat(join(folder, 'data.mdb'), { bigint: true })
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}\n`
}
