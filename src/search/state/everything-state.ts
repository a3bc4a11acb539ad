import { viewPaths } from '#catalogue/paths.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'

import { readQuery } from './url-state.ts'

/** Where everything is searched at once. */
export const EVERYTHING = viewPaths.everything

/** All that the view of everything can be asked to show. */
export type EverythingState = {
  /** What the visitor typed, 512 bytes at most. */
  readonly q: string
}

/** Reads the query string of `/search`. Never throws: unknown keys are ignored, too long words are cut. */
export function parseEverything(search: string): EverythingState {
  return { q: readQuery(search) }
}

/** The inverse of `parseEverything`: "?q=grid", or empty. */
export function formatEverything({ q }: EverythingState): string {
  return formatPairs([['q', clipBytes(q)]])
}

/** The address of everything in a state: "/search?q=grid". */
export function everythingHref(state: EverythingState): string {
  return EVERYTHING + formatEverything(state)
}
