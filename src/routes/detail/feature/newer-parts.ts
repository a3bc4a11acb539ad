import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'

import type { FeaturePart } from './feature-data.ts'

/** Browsers in which as many parts work by the compatibility data, though the feature's own data knows of fewer. */
export type NewerParts = {
  readonly browsers: readonly CoreBrowser[]
  readonly works: number
  readonly total: number
}

/**
 * Where the two sources of a feature contradict one another. Its status and the numbers of its parts are of
 * web-features, the parts themselves of the compatibility data, which is published more often: a browser that lacks
 * the feature by the one may lack fewer parts by the other, or none. The fullest first.
 */
export function newerParts(
  { missing, parts: known }: Pick<FeatureRecord, 'missing' | 'parts'>,
  parts: readonly Pick<FeaturePart, 'missing'>[],
): readonly NewerParts[] {
  const total = parts.length
  const found = new Map<number, CoreBrowser[]>()
  for (const browser of missing) {
    const works = parts.filter((part) => !part.missing.includes(browser)).length
    const before = known.works[browser] ?? 0
    const lacksFewer = total - works < known.total - before
    if (works > before && lacksFewer) found.set(works, [...(found.get(works) ?? []), browser])
  }
  return [...found]
    .toSorted(([a], [b]) => b - a)
    .map(([works, browsers]) => ({ browsers, works, total }))
}
