import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

import { ArchiveError, readArchive, writeArchive } from './archive.ts'
import { claimFolder, dataFolders } from './data-folder.ts'
import { explainFolder } from './folder-errors.ts'
import { makePrivate } from './private-files.ts'
import { checkStore, copyStore } from './read-apart.ts'

/** A copy cannot be made or restored; the message names the file or folder and the remedy. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** The parts of a data folder that only it has; built indexes and the admin key are made again. */
const copied = ['store', 'traffic'] as const

/**
 * Copies the stores of a data folder, which a server may write meanwhile, into a new file. What is
 * acknowledged before the call is in it. The file appears when it is complete and has been read.
 * @returns the size of the file in bytes
 * @throws {CopyError}
 * @throws {FolderError} if the file cannot be written
 */
export async function backUp(dataFolder: string, file: string): Promise<number> {
  refuseUnfinished(dataFolder)
  if (!existsSync(databaseIn(dataFolders(dataFolder).store))) {
    throw new CopyError(`There is no store in ${dataFolder}. npm start fills one.`)
  }
  if (existsSync(file)) {
    throw new CopyError(`${file} exists already. Choose another name, or move it away.`)
  }
  const place = { folder: dirname(resolve(file)) }
  const work = join(place.folder, `${basename(file)}.part-${process.pid}`)
  try {
    await rm(work, { recursive: true, force: true })
    await makePrivate({ folder: work })
    const archive = join(work, 'archive.tar.gz')
    await writeArchive(archive, work, await copyParts(dataFolder, work))
    const { size } = await stat(archive)
    await rename(archive, file)
    await flush(place.folder)
    return size
  } catch (error) {
    throw await explainFolder(error, place)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/**
 * Unpacks a copy into a data folder without stores, and reads it. A failure leaves the folder as it
 * was; if the process dies, the next one refuses the folder until the copy has been restored.
 * @throws {CopyError}
 * @throws {FolderInUseError}
 * @throws {FolderError} if the folder cannot be written
 */
export async function restore(dataFolder: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new CopyError(`There is no file ${file}.`)
  const release = await claimFolder(dataFolder)
  try {
    const marker = markerIn(dataFolder)
    const full = copied.find((name) => existsSync(dataFolders(dataFolder)[name]))
    if (full !== undefined && !existsSync(marker)) {
      throw new CopyError(
        `${dataFolder} has a ${full} already, and a copy is restored into an empty folder only. ` +
          `Set PLINTH_DATA to another folder, or move ${copied.join(' and ')} away.`,
      )
    }
    await writeFile(marker, `${file}\n`, { mode: 0o600, flush: true })
    await flush(dataFolder)
    await fillFrom(file, dataFolder).catch(async (error: unknown) => {
      await clear(dataFolder)
      await rm(marker)
      throw error
    })
    await rm(marker)
    await flush(dataFolder)
  } catch (error) {
    throw await explainFolder(error, { folder: dataFolder })
  } finally {
    await release()
  }
}

/**
 * Refuses a folder in which a restore was interrupted: it may lack any part of the copy.
 * @throws {CopyError}
 */
export function refuseUnfinished(dataFolder: string): void {
  const marker = markerIn(dataFolder)
  if (!existsSync(marker)) return
  throw new CopyError(
    `A copy was being restored into ${dataFolder}, and this was interrupted. Run npm start -- --restore FILE again; ` +
      `or delete ${copied.join(', ')} and ${basename(marker)} in it to begin with an empty store.`,
  )
}

const markerIn = (dataFolder: string): string => join(dataFolder, 'restoring')

const databaseIn = (folder: string): string => join(folder, 'data.mdb')

const wanted = copied.map((name) => `${name}/data.mdb`)

/** Copies of earlier versions also held the searches of the last moment, in files of this name. */
const permitted = [...wanted, ...copied.map((name) => `${name}/journal-0`)]

async function copyParts(dataFolder: string, work: string) {
  const folders = dataFolders(dataFolder)
  const parts = copied.filter((name) => existsSync(databaseIn(folders[name])))
  // All of them end before a failure is reported, and their folder is removed.
  const copies = await Promise.allSettled(
    parts.map(async (name) => {
      const folder = join(work, name)
      await mkdir(folder, { mode: 0o700 })
      const problem = await copyStore(folders[name], folder)
      if (problem !== undefined) {
        throw new CopyError(`The store in ${folders[name]} cannot be copied (${problem}).`)
      }
      return `${name}/data.mdb`
    }),
  )
  return copies.map((copy) => {
    if (copy.status === 'rejected') throw copy.reason
    return copy.value
  })
}

async function fillFrom(file: string, dataFolder: string): Promise<void> {
  await clear(dataFolder)
  const { store } = dataFolders(dataFolder)
  try {
    readArchive(file, dataFolder, { permitted, wanted })
    if (!existsSync(databaseIn(store))) throw new ArchiveError('it contains no store')
    const found = copied
      .map((name) => dataFolders(dataFolder)[name])
      .filter((path) => existsSync(path))
    const problems = await Promise.all(found.map(checkStore))
    const problem = problems.find((text) => text !== undefined)
    if (problem !== undefined) throw new ArchiveError(problem)
    await Promise.all(found.flatMap((folder) => [flush(databaseIn(folder), 'r+'), flush(folder)]))
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new CopyError(
      `${file} cannot be restored: it is not a whole copy by npm start -- --backup (${error.message}). ` +
        `Nothing in ${dataFolder} was changed.`,
      { cause: error },
    )
  }
}

async function clear(dataFolder: string): Promise<void> {
  const folders = copied.map((name) => dataFolders(dataFolder)[name])
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })))
}

/** Makes the content of a file, or the names in a folder, survive a power cut. */
async function flush(path: string, flags: 'r' | 'r+' = 'r'): Promise<void> {
  // Windows cannot open folders, and flushes nothing that is only read.
  if (process.platform === 'win32' && flags === 'r') return
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
