import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const stampFile = (folder: string): string => join(folder, 'closed')

/**
 * Whether the database file is unchanged since it was closed in good order: a start then need not
 * read all of it in another process, because entries have checksums.
 */
export async function isAsClosed(folder: string): Promise<boolean> {
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
export async function noteClosed(folder: string): Promise<void> {
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
