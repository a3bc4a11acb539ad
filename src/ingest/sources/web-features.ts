import type { features as shippedFeatures } from 'web-features'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { newestOf } from '#lib/dates.ts'

import type { Surprises } from './surprises.ts'

type Shipped = (typeof shippedFeatures)[string]

/** A live feature, as the package gives it. */
export type FeatureSource = Extract<Shipped, { kind: 'feature' }>

/** A status of a feature or of one of its parts. */
export type FeatureStatus = FeatureSource['status']

export type FeatureGroup = { readonly name: string; readonly parent?: string }

/** The features package as maps: a feature may have any id, `__proto__` among the possible ones. */
export type FeaturesSource = {
  readonly features: ReadonlyMap<string, FeatureSource>
  /** Former id → the ids that took its place: one where it moved, several where it was split. */
  readonly former: ReadonlyMap<string, readonly string[]>
  readonly groups: ReadonlyMap<string, FeatureGroup>
  /** Snapshot id → name: "ecmascript-2020" → "ECMAScript 2020". */
  readonly snapshots: ReadonlyMap<string, string>
  /** `YYYY-MM-DD` of the newest release of any browser the package knows. */
  readonly newestRelease: string
}

/** Loads the web-features package. */
export async function loadFeatures(surprises: Pick<Surprises, 'of'>): Promise<FeaturesSource> {
  const { browsers, features, groups, snapshots } = await import('web-features')
  const { live, former } = sortByKind(features, surprises)
  const releases = coreBrowsers.flatMap((browser) => browsers[browser].releases)
  return {
    features: live,
    former,
    groups: new Map(Object.entries(groups)),
    snapshots: new Map(Object.entries(snapshots).map(([id, { name }]) => [id, name])),
    newestRelease: newestOf(releases.map(({ date }) => date)),
  }
}

/** A feature of any kind, as the package gives it. */
type ShippedFeatures = { readonly [id: string]: Shipped }

/** Tells the features that are from those that were. A kind that is not known is left out and noted. */
export function sortByKind(features: ShippedFeatures, surprises: Pick<Surprises, 'of'>) {
  const live = new Map<string, FeatureSource>()
  const former = new Map<string, readonly string[]>()
  for (const [id, feature] of Object.entries(features)) {
    const { kind }: { readonly kind: string } = feature
    if (feature.kind === 'feature') live.set(id, feature)
    else if (feature.kind === 'moved') former.set(id, [feature.redirect_target])
    else if (feature.kind === 'split') former.set(id, feature.redirect_targets)
    else surprises.of(`web-features.${id}`)(`is of the unknown kind "${kind}", and left out`)
  }
  return { live, former }
}
