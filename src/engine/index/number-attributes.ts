import type { StoredRecord } from '#engine/types.ts'

import { isObject } from './leaves.ts'
import { createNumberReader, type NumberReader } from './number-column.ts'

/** Attributes whose numbers are read if the settings declare none. */
const MOST_ATTRIBUTES = 64

/** Reads the numbers of all attributes that have any, one record at a time. */
export type NumberFinder = {
  readonly add: (record: StoredRecord) => void
  readonly readers: () => readonly NumberReader[]
  /** Whether every attribute with numbers has a reader. */
  readonly isComplete: () => boolean
}

/**
 * Finds the attributes with numbers or booleans, and the objects that contain them, by their dotted
 * paths.
 *
 * @param known attributes that have a reader elsewhere
 */
export function createNumberFinder(known: ReadonlySet<string>): NumberFinder {
  const readers = new Map<string, NumberReader>()
  let records = 0
  let isComplete = true
  function note(path: string): void {
    if (known.has(path) || readers.has(path)) return
    isComplete &&= readers.size < MOST_ATTRIBUTES
    if (isComplete) readers.set(path, createNumberReader(path, records))
  }
  /** True if there are numbers in a value. Their paths, and that of the value, are noted. */
  function visit(value: unknown, path: string): boolean {
    if (Array.isArray(value)) return value.filter((item) => visit(item, path)).length > 0
    const found = isObject(value)
      ? Object.keys(value).filter((key) => visit(value[key], `${path}.${key}`)).length > 0
      : typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
    if (found) note(path)
    return found
  }
  return {
    add(record) {
      // Of an incomplete list every search of an attribute that is not in it reads the records.
      if (isComplete) for (const key of Object.keys(record)) visit(record[key], key)
      for (const reader of readers.values()) reader.add(record)
      records += 1
    },
    readers: () => [...readers.values()],
    isComplete: () => isComplete,
  }
}
