import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { create, extract, list } from 'tar'

/** A file is no archive, or not a whole one. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/**
 * Packs files of a folder into a new archive, `.tar.gz`, that only its owner can read, and flushes
 * it.
 * @param names the files, relative to the folder
 */
export async function writeArchive(
  file: string,
  folder: string,
  names: readonly string[],
): Promise<void> {
  const packed = create({ cwd: folder, gzip: { level: 1 }, portable: true, strict: true }, [
    ...names,
  ])
  await pipeline(
    Readable.from(packed),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

type Named = {
  /** The files that an archive may contain. */
  readonly permitted: readonly string[]
  /** Those of them that are unpacked. */
  readonly wanted: readonly string[]
}

/**
 * Unpacks files of an archive into a folder. The archive is read to its end before: nothing is
 * written of one that is damaged or contains anything but the permitted files, each once.
 * @throws {ArchiveError}
 */
export function readArchive(file: string, folder: string, { permitted, wanted }: Named): void {
  requireFiles(file, permitted)
  // Synchronous: it has stopped when it throws.
  extract(
    {
      file,
      cwd: folder,
      sync: true,
      strict: true,
      preserveOwner: false,
      dmode: 0o700,
      onReadEntry: (entry) => {
        entry.mode = 0o600
      },
    },
    [...wanted],
  )
}

function requireFiles(file: string, permitted: readonly string[]): void {
  const left = new Set(permitted)
  const foreign: string[] = []
  try {
    list({
      file,
      sync: true,
      strict: true,
      onReadEntry: ({ type, path }) => {
        if (type !== 'File' || !left.delete(path)) foreign.push(path)
      },
    })
  } catch (error) {
    // Errors of the format have this member, and those of the file system have not.
    if (!(error instanceof Error && 'tarCode' in error)) throw error
    throw new ArchiveError(error.message, { cause: error })
  }
  const [first] = foreign
  if (first !== undefined) throw new ArchiveError(`it contains "${first}"`)
}
