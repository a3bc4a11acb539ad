import type { StateOf, StateMeanings } from '#routes/detail/version-grid/version-cells.ts'

import type { FeatureContent } from './feature-data.ts'

/** The share of working parts that makes a feature mostly usable. */
export const MOST = 0.8

/** With fewer parts, 80 % is not meaningful. */
export const FEW = 5

type PartsFacts = {
  readonly feature: Pick<FeatureContent['record'], 'min'>
  readonly parts: readonly Pick<FeatureContent['parts'][number], 'min'>[]
  /** The number of all parts; `parts` is limited to the first thousand. */
  readonly total: number
}

/**
 * The support of a feature in a version, by the number of its parts that work by default. If not
 * all parts are loaded, web-features' version decides: earlier versions are unknown, or unsupported
 * if there are no parts.
 */
export function partsStateOf({ feature, parts, total }: PartsFacts): StateOf {
  if (parts.length === 0 || parts.length < total) {
    const before = total === 0 ? 'none' : 'unknown'
    return (browser, version) => (version >= feature.min[browser] ? 'full' : before)
  }
  return (browser, version) => {
    const working = parts.filter(({ min }) => min[browser] <= version).length
    if (working === parts.length) return 'full'
    if (working === 0) return 'none'
    // Avoids rounding errors: 0.8 × 325 must not become 260.00000000000006.
    const isMost = parts.length >= FEW && working >= parts.length * MOST - 1e-9
    return isMost ? 'most' : 'part'
  }
}

/** The legend for a feature with this many parts. */
export function partsMeanings(total: number): StateMeanings {
  if (total <= 1)
    return { full: 'supported', none: 'not supported', unknown: 'browser not identified' }
  return {
    full: 'all parts',
    ...(total >= FEW && { most: 'at least 80 % of parts' }),
    part: total >= FEW ? 'under 80 %' : 'some parts',
    none: 'no part',
    unknown: 'browser not identified',
  }
}
