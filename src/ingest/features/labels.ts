import type { Labelled, RelatedOptions } from '#ingest/joins/related.ts'
import type { SpecJoin } from '#ingest/joins/spec-join.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'

/** Tuned on well-known features: a higher cap gives noise, a lower threshold chance matches. */
export const featureRelatedOptions: RelatedOptions = { maxShared: 40, threshold: 6, limit: 6 }

/** What features may share: groups, specifications, owners of their parts, words of names. */
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

function ownerOf(key: string): string {
  const segments = key.split('.')
  return segments.slice(0, segments[0] === 'api' ? 2 : 3).join('.')
}
