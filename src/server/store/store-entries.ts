import { crc32 } from 'node:zlib'

import { open, type RootDatabase } from 'lmdb'

/** A database of text: the CRC-32 of its JSON, eight hexadecimal digits, precedes each value. */
export type TextDatabase = RootDatabase<string, string>

/** Sorts after every ASCII key with the same prefix. */
const afterAll = '\u{ffff}'

/** Reading a damaged file can end the process, which no handler can catch: see `checkStore`. */
export function openDatabase(folder: string, readOnly = false): TextDatabase {
  return open<string, string>({ path: folder, encoding: 'string', readOnly })
}

const checksum = (json: string): string => crc32(json).toString(16).padStart(8, '0')

export const seal = (json: string): string => checksum(json) + json

/** The disk or an editor changed a stored value. */
export class DamagedEntryError extends Error {
  override readonly name = 'DamagedEntryError'

  constructor(key: string) {
    super(`The value of "${key}" does not match its checksum.`)
  }
}

/**
 * All entries with a prefix in key order, verified.
 * @throws {DamagedEntryError}
 */
export function* readEntries(
  database: TextDatabase,
  prefix: string,
): Iterable<readonly [key: string, value: string]> {
  for (const { key, value } of database.getRange({ start: prefix, end: prefix + afterAll })) {
    const json = value.slice(8)
    if (value.slice(0, 8) !== checksum(json)) throw new DamagedEntryError(key)
    yield [key, json]
  }
}
