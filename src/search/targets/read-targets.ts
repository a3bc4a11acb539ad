import { clipBytes } from '#lib/query-text.ts'

/**
 * The text by which a visitor names browsers, of an address or of storage: 512 bytes at most. One that is longer is ignored: a
 * part of it would name others.
 */
export function readTargetsText(text: unknown): string {
  return typeof text === 'string' && clipBytes(text) === text ? text.trim() : ''
}

/** What a query string names: "widely" of "?q=grid&targets=widely". */
export function namedTargets(search: string): string {
  return readTargetsText(new URLSearchParams(search).get('targets'))
}
