import type { ReleaseEntry, ReleaseFeature } from './release-data.ts'
import type { ReleaseDetail } from './release-queries.ts'

export type ShippedGroup = {
  readonly features: readonly ReleaseFeature[]
  /** The number of all features; `features` may contain fewer. */
  readonly count: number
}

type Groups = Readonly<Record<'baseline' | 'supported' | 'partial', ShippedGroup>>

type KnownFeatures = {
  /** The features first usable in this release; empty for non-core browsers. */
  readonly features: readonly ReleaseFeature[]
  readonly named: readonly ReleaseFeature[]
}

type ReleaseFacts = Pick<
  ReleaseDetail,
  'features' | 'featureCount' | 'touched' | 'touchedCount' | 'completesBaseline' | 'completesCount'
>

/**
 * The features of a release, each in one group: those that became Baseline, those newly supported,
 * and those of which it added a part.
 */
export function groupedFeatures(
  { features: ids, touched, completesBaseline, ...counts }: ReleaseFacts,
  { features, named }: KnownFeatures,
): Groups {
  const find = (wanted: readonly string[]) =>
    wanted.flatMap((id) => named.find(({ objectID }) => objectID === id) ?? [])
  const complete = features.length > 0 ? features : find(ids)
  const baseline = find(completesBaseline)
  const isAbove = new Set(completesBaseline)
  const supported = complete.filter(({ objectID }) => !isAbove.has(objectID))
  const isListed = new Set([...completesBaseline, ...complete.map(({ objectID }) => objectID)])
  const inPart = touched.filter((id) => !isListed.has(id))
  return {
    baseline: { features: baseline, count: counts.completesCount },
    supported: {
      features: supported,
      count: counts.featureCount - (complete.length - supported.length),
    },
    partial: {
      features: find(inPart),
      count: counts.touchedCount - (touched.length - inPart.length),
    },
  }
}

/** The entries whose name or key contains every word of a text, ignoring case. */
export function filterEntries<Entry extends Pick<ReleaseEntry, 'objectID' | 'name'>>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ objectID, name }) => {
    const searched = `${name} ${objectID}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}
