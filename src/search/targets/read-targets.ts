import { clipBytes } from '#lib/query-text.ts'

/** Ignores a text over 512 bytes, because a part of it would name other browsers. */
export function readTargetsText(text: unknown): string {
  return typeof text === 'string' && clipBytes(text) === text ? text.trim() : ''
}

export function namedTargets(search: string): string {
  return readTargetsText(new URLSearchParams(search).get('targets'))
}
