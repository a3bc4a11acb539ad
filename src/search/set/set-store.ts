import { isSetId, MOST_IN_SET } from '#search/address/set-address.ts'
import { createStored } from '#search/state/stored.ts'

/** Reads the stored value. Never throws: drops what is not an id. */
export function parseKeptSet(stored: unknown): readonly string[] {
  const ids = Array.isArray(stored) ? stored.filter(isId) : []
  return [...new Set(ids)].slice(0, MOST_IN_SET)
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isSetId(value)
}

/** The ids of the visitor's set, stored in this browser only. */
export const keptSet = createStored({ name: 'set', parse: parseKeptSet })
