import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import * as v from 'valibot'

import { changesSchema, type LoggedChange } from '#catalogue/events/change-log.ts'
import type { Infer } from '#lib/schema.ts'

import { SourceError } from './errors.ts'

/** The data file: what each release of web-features changed, a line each, from old to new. */
export const changeLogFile = fileURLToPath(
  new URL('../changes/web-features-changes.jsonl', import.meta.url),
)

const headSchema = v.object({
  source: v.string(),
  /** SPDX identifier. */
  licence: v.string(),
  /** The version of web-features up to which the log is complete. */
  version: v.string(),
})

/** The first line of the file. */
export type ChangeLogHead = Infer<typeof headSchema>

export type ChangeLogContent = {
  readonly head: ChangeLogHead
  readonly changes: readonly LoggedChange[]
}

/**
 * Reads the data file.
 *
 * @throws {SourceError} if it has another shape
 */
export async function loadChangeLog(file = changeLogFile): Promise<ChangeLogContent> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  const [head, ...changes]: readonly unknown[] = lines.map((line): unknown => JSON.parse(line))
  if (v.is(headSchema, head) && v.is(changesSchema, changes)) return { head, changes }
  throw new SourceError(
    `${file} does not have the shape that src/ingest/sources/change-log.ts describes. Put back the file of the repository.`,
  )
}

/** The text of the data file. */
export function writeChangeLog({ head, changes }: ChangeLogContent): string {
  return [head, ...changes].map((line) => `${JSON.stringify(line)}\n`).join('')
}
