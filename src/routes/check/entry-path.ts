import type { CodeEntry } from '#check/analysis/index.ts'
import { paths } from '#routes/paths.ts'

/** The page that describes an entry of a report. */
export function entryPath({ key, of, feature }: CodeEntry): string {
  return feature === undefined ? paths.compatEntry(of ?? key) : paths.feature(feature)
}
