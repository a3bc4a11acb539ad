import { indexNames } from '#catalogue/index.ts'

import type { Catalogue } from './build.ts'

const contentNames = ['summary', 'redirects', 'releaseDates', 'targets', 'support']

/**
 * Whether a value read from the cache is a whole catalogue. The cache is ours, written whole and named by the hash of
 * the code that wrote it: what is checked is that all parts are there, not every field of every record.
 */
export function isCatalogue(value: unknown): value is Catalogue {
  return (
    hasAll(value, ['records', 'content', 'warnings']) &&
    hasAll(Reflect.get(value, 'records'), indexNames) &&
    hasAll(Reflect.get(value, 'content'), contentNames)
  )
}

function hasAll(value: unknown, names: readonly string[]): value is object {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}
