/** Maximum number of features in a record. */
export const MOST_FEATURES = 60

/** How many features a row shows: matches of the query, then the first ones. */
const MOST_SHOWN = 5

/** @param ids of all features, the most important first */
export function namedFeatures(ids: readonly string[], nameOf: (id: string) => string) {
  const features = ids.slice(0, MOST_FEATURES)
  const featureNames = features.map(nameOf)
  return {
    features,
    featureNames,
    topFeatureNames: featureNames.slice(0, MOST_SHOWN),
    featureCount: ids.length,
  }
}
