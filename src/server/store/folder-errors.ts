import { statfs } from 'node:fs/promises'

import { UnstoredError } from '#provider/store.ts'

import { systemCodeOf } from './system-errors.ts'

/** A folder cannot be used; the message names it and the remedy. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}

export type WriteTarget = {
  readonly folder: string
  /** How to use another folder: "set PLINTH_DATA to another folder". */
  readonly otherwise?: string
}

/** With fewer free bytes, an unexplained write error means that the disk is full. */
const scarce = 64 * 1024 * 1024

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // The folder does not exist, or its disk does not report it: the system's error suffices.
    return undefined
  }
}

const problems: Readonly<Record<string, (folder: string) => readonly [string, string]>> = {
  ENOSPC: (folder) => [`The disk of ${folder} is full`, 'Free some space'],
  EDQUOT: (folder) => [`The disk quota for ${folder} is used up`, 'Free some space'],
  EROFS: (folder) => [`${folder} cannot be written: its disk is read-only`, 'Make it writable'],
  EACCES: (folder) => [`${folder} cannot be written: this user has no right to`, 'Give the right'],
  EPERM: (folder) => [
    `${folder} cannot be written: the system does not permit it`,
    'Give the right',
  ],
  EEXIST: (folder) => [`${folder} is not a folder but a file`, 'Move the file away'],
  ENOENT: (folder) => [
    `${folder} cannot be made: the place is not there, or its disk is read-only`,
    'Make the folder',
  ],
  ENOTDIR: (folder) => [`${folder} cannot be made: a file is in its way`, 'Move the file away'],
}

function isOf(error: unknown, folder: string): error is Error {
  if (systemCodeOf(error) === undefined || !(error instanceof Error)) return false
  const path = 'path' in error ? String(error.path) : folder
  return path.startsWith(folder) || folder.startsWith(path)
}

/** On a full disk, the store only reports "Input/output error". */
async function isFull(code: string | undefined, folder: string): Promise<boolean> {
  if (code === 'EIO') return ((await freeBytes(folder)) ?? scarce) < scarce
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * Explains a system error of a write to whoever sent it, so without the name of the folder; returns
 * other errors unchanged.
 */
export async function explainWrite(error: unknown, folder: string): Promise<unknown> {
  const code = systemCodeOf(error)
  if (code === undefined) return error
  const problem = (await isFull(code, folder))
    ? 'is full, expected free space'
    : `cannot be written (${code}), expected one that can`
  return new UnstoredError(`Nothing was stored: the disk of the provider ${problem}`, {
    cause: error,
  })
}

/** Explains a system error with a remedy; returns other errors unchanged. */
export async function explainFolder(
  error: unknown,
  { folder, otherwise }: WriteTarget,
): Promise<unknown> {
  if (!isOf(error, folder)) return error
  const code = systemCodeOf(error) ?? ''
  const isFullDisk = code === 'EIO' && (await isFull(code, folder))
  const describe = problems[isFullDisk ? 'ENOSPC' : code]
  const [problem, remedy] = describe?.(folder) ?? [
    `${folder} cannot be used (${error.message})`,
    'See to the disk',
  ]
  const other = otherwise === undefined ? '' : `, or ${otherwise}`
  return new FolderError(`${problem}. ${remedy}${other}, then start again.`, { cause: error })
}

/**
 * Rethrows an error, explained if it is the system's.
 * @throws {FolderError}
 */
export async function rethrow(error: unknown, place: WriteTarget): Promise<never> {
  throw await explainFolder(error, place)
}

/** A new store maps this much into memory: without the space, the process would crash. */
const smallest = 256 * 1024

export async function requireSpace(place: WriteTarget): Promise<void> {
  const free = await freeBytes(place.folder)
  if (free === undefined || free >= smallest) return
  throw await explainFolder(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), place)
}
