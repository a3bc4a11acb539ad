import { paths } from '#routes/paths.ts'

import type { CodeEntry } from './analysis/code-index.ts'

/** The page that describes an entry of a report. */
export function entryPath({ key, of, feature }: CodeEntry): string {
  return feature === undefined ? paths.compatEntry(of ?? key) : paths.feature(feature)
}
