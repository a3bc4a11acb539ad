import type { FeatureSource } from '../sources/web-features.ts'

/** What people look for most is large (many parts) or known to caniuse, which lists what they ask about. */
export function featureWeight(feature: FeatureSource): number {
  const size = Math.round(10 * Math.log2(1 + (feature.compat_features?.length ?? 0)))
  return size + (feature.caniuse === undefined ? 0 : 20)
}
