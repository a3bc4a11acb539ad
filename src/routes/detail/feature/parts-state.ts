import type { StateOf, StateMeanings } from '#routes/detail/version-grid/version-cells.ts'

import type { FeatureContent } from './feature-data.ts'

/** The share of parts from which on a feature is mostly usable: what most uses of it need. */
export const MOST = 0.8

/** Fewer parts than this have no meaningful 80 %. */
export const FEW = 5

/** What the state of a version is made from. */
type PartsFacts = {
  readonly feature: Pick<FeatureContent['record'], 'min'>
  readonly parts: readonly Pick<FeatureContent['parts'][number], 'min'>[]
  /** All parts, of which `parts` may be the first thousand. */
  readonly total: number
}

/**
 * How far a version supports a feature: by the number of its parts that work by default. Where not all parts are at
 * hand, by the version from which web-features counts it as usable, and not at all before where there are no parts.
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
    // 0.8 × 325 must not become 260.00000000000006.
    const isMost = parts.length >= FEW && working >= parts.length * MOST - 1e-9
    return isMost ? 'most' : 'part'
  }
}

/** What the states mean for a feature of this many parts. */
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
