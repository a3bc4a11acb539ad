import type { ReleaseEntry, ReleaseFeature } from './release-data.ts'
import type { ReleaseDetail } from './release-queries.ts'

/** Features under a heading. */
export type FeatureGroup = {
  readonly features: readonly ReleaseFeature[]
  /** All there are, of which `features` may be a part. */
  readonly count: number
}

type Groups = Readonly<Record<'baseline' | 'supported' | 'partial', FeatureGroup>>

type KnownFeatures = {
  /** What can be used since exactly this release; none for browsers outside the core. */
  readonly features: readonly ReleaseFeature[]
  /** The features that the record names, as far as they are there. */
  readonly named: readonly ReleaseFeature[]
}

type ReleaseFacts = Pick<
  ReleaseDetail,
  'features' | 'featureCount' | 'touched' | 'touchedCount' | 'completesBaseline' | 'completesCount'
>

/**
 * What a release brought, each feature once: those that became Baseline by it, those that it supports since, and those
 * of which it brought a part.
 */
export function featureGroups(
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

/** The entries whose name or key has every word of a text, whatever the case; all of them for no words. */
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
