import type { features as shippedFeatures } from 'web-features'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { newestOf } from '#lib/dates.ts'

import type { Surprises } from './surprises.ts'

type Shipped = (typeof shippedFeatures)[string]

export type FeatureSource = Extract<Shipped, { kind: 'feature' }>

export type FeatureStatus = FeatureSource['status']

export type FeatureGroup = { readonly name: string; readonly parent?: string }

/** Maps, because a feature may have any ID, even `__proto__`. */
export type FeaturesSource = {
  readonly features: ReadonlyMap<string, FeatureSource>
  /** Former ID → its successors: one if it moved, several if it was split. */
  readonly former: ReadonlyMap<string, readonly string[]>
  readonly groups: ReadonlyMap<string, FeatureGroup>
  /** Snapshot ID → name: "ecmascript-2020" → "ECMAScript 2020". */
  readonly snapshots: ReadonlyMap<string, string>
  /** `YYYY-MM-DD` of the newest release in the package. */
  readonly newestRelease: string
}

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

type ShippedFeatures = { readonly [id: string]: Shipped }

/** Separates live from former features. Reports and omits unknown kinds. */
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
