import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { isLoggedChange, type LoggedChange } from '#catalogue/events/change-log.ts'
import { isShape, isText } from '#lib/shapes.ts'

import { SourceError } from './errors.ts'

/** The data file: what each release of web-features changed, a line each, from old to new. */
export const changeLogFile = fileURLToPath(
  new URL('../changes/web-features-changes.jsonl', import.meta.url),
)

/** The first line of the file. */
export type ChangeLogHead = {
  readonly source: string
  /** SPDX identifier. */
  readonly licence: string
  /** The version of web-features up to which the log is complete. */
  readonly version: string
}

export type ChangeLogContent = {
  readonly head: ChangeLogHead
  readonly changes: readonly LoggedChange[]
}

const isHead = isShape<ChangeLogHead>({ source: isText, licence: isText, version: isText })

/**
 * Reads the data file.
 *
 * @throws {SourceError} if it has another shape
 */
export async function loadChangeLog(file = changeLogFile): Promise<ChangeLogContent> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const [head, ...changes]: readonly unknown[] = lines.map((line): unknown => JSON.parse(line))
  if (isHead(head) && changes.every(isLoggedChange)) return { head, changes }
  throw new SourceError(
    `${file} has not the shape of src/ingest/sources/change-log.ts. Put back the file of the repository.`,
  )
}

/** The text of the data file. */
export function writeChangeLog({ head, changes }: ChangeLogContent): string {
  return [head, ...changes].map((line) => `${JSON.stringify(line)}\n`).join('')
}
