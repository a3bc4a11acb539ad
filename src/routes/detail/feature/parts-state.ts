import type { PartsOf } from '#routes/detail/version-grid/version-cells.ts'

import type { FeatureContent } from './feature-data.ts'

type PartsFacts = {
  readonly parts: readonly Pick<FeatureContent['parts'][number], 'min'>[]
  /** The number of all parts; `parts` is limited to the first thousand. */
  readonly total: number
}

/** How many parts work in a version; undefined for a single part, and if not all are loaded. */
export function partsIn({ parts, total }: PartsFacts): PartsOf | undefined {
  if (parts.length < total || total < 2) return undefined
  return {
    total,
    working: (browser, version) => parts.filter(({ min }) => min[browser] <= version).length,
  }
}
