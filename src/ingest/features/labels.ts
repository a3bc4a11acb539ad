import type { Labelled, RelatedOptions } from '#ingest/joins/related.ts'
import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'

/**
 * Measured on well-known features: without the cap on shared labels the answers were alphabetical noise, with a lower
 * threshold chance resemblance.
 */
export const featureRelatedOptions: RelatedOptions = { maxShared: 40, threshold: 6, limit: 6 }

/** What features have in common: groups, specifications, the interfaces and properties they extend, words of names. */
export function featureLabels(
  id: string,
  feature: FeatureSource,
  { joinSpec, isLive }: { readonly joinSpec: SpecJoin; readonly isLive: (id: string) => boolean },
): Labelled {
  const specs = feature.spec.map((url) => joinSpec(url)?.shortname ?? url)
  return {
    id,
    declared: (feature.discouraged?.alternatives ?? []).filter(isLive),
    labels: [
      ...label('group', feature.group ?? [], 1.2),
      ...label('spec', specs, 0.8),
      ...label('owner', (feature.compat_features ?? []).map(ownerOf), 1),
      ...label('word', feature.name.toLowerCase().match(/[a-z]{3,}/g) ?? [], 1),
    ],
  }
}

function label(sort: string, values: readonly string[], weight: number): Labelled['labels'] {
  return [...new Set(values)].map((value) => [`${sort} ${value}`, weight])
}

/** The interface, property or built-in object that an entry belongs to. */
function ownerOf(key: string): string {
  const segments = key.split('.')
  return segments.slice(0, segments[0] === 'api' ? 2 : 3).join('.')
}
