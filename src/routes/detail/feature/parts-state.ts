import type { NoteOf, StateMeanings } from '#routes/detail/version-grid/version-cells.ts'

import type { FeatureContent } from './feature-data.ts'

/** The share of working parts that makes a feature mostly usable. */
export const MOST = 0.8

/** With fewer parts, 80 % is not meaningful. */
export const FEW = 5

type PartsFacts = {
  readonly parts: readonly Pick<FeatureContent['parts'][number], 'min'>[]
  /** The number of all parts; `parts` is limited to the first thousand. */
  readonly total: number
}

/** "12 of 28 parts": how many work in a version; empty for all, none and if not all are loaded. */
export function partsNoteOf({ parts, total }: PartsFacts): NoteOf {
  if (parts.length < total) return () => ''
  return (browser, version) => {
    const working = parts.filter(({ min }) => min[browser] <= version).length
    return working === 0 || working === total ? '' : `${working} of ${total} parts`
  }
}

export const featureMeanings: StateMeanings = {
  full: 'counted as usable',
  part: 'its main entry is partial, prefixed or renamed',
  none: 'not usable or behind a flag',
  unknown: 'no data, or browser not identified',
}
