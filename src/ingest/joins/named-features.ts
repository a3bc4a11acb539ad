/** The most features that a record names. */
export const MOST_FEATURES = 60

/** How many of them a row shows: those that match the query, and then the first ones. */
const MOST_SHOWN = 5

/**
 * What a record says about the features that belong to it.
 *
 * @param ids of all of them, the most important first
 */
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
