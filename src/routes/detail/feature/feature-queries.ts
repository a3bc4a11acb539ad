import { content } from 'virtual:content'

import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { NOTES_BUCKETS } from '#contracts/content.ts'
import { bucketOf } from '#lib/fnv1a.ts'
import {
  featureRef,
  type HitOf,
  MOST_HITS,
  type RecordQuery,
  recordsBy,
  recordsById,
  recordShape,
  requestsFrom,
  requestsOf,
  specRef,
} from '#routes/detail/record-requests.ts'
import type { FirstRequests } from '#routes/first-of-view.ts'

export const featureShape = recordShape<FeatureRecord>()('features', [
  'name',
  'description',
  'areas',
  'baseline',
  'newlyDate',
  'approx',
  'widelyDate',
  'widelyExpected',
  'support',
  'shipped',
  'parts',
  'why',
  'usage',
  'discouraged',
  'min',
  'platforms',
  'newer',
  'groups',
  'firstShipped',
  'specs',
  'caniuse',
  'mdn',
  'compatCount',
  'gone',
  'remarks',
  'tests',
  'secureContext',
  'related',
])

export type FeatureDetail = HitOf<typeof featureShape>

export const partShape = recordShape<CompatRecord>()('compat', ['name', 'support', 'min'])

/** Whether an address can be a feature's id; other text must not get into a filter. */
export function isFeatureId(id: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(id)
}

export function featureQueries(id: string): readonly RecordQuery[] {
  return [
    ...recordsById(featureShape, [id]),
    recordsBy(partShape, { filters: `features:"${id}"`, hitsPerPage: MOST_HITS }),
  ]
}

export function featureNeighbours(feature: FeatureDetail): readonly RecordQuery[] {
  const { related, discouraged, specs } = feature
  return [
    ...recordsById(featureRef, [...related, ...(discouraged?.alternatives ?? [])]),
    ...recordsById(
      specRef,
      specs.flatMap((spec) => spec.id ?? []),
    ),
  ]
}

/** Initial and follow-up requests of the view, for the server. */
export const featureFirst: FirstRequests = {
  requests: ({ id }) => (isFeatureId(id) ? requestsOf(featureQueries(id)) : []),
  next: (results) => requestsFrom(featureShape, results, featureNeighbours),
  files: (id) => [content.urls.releaseDates, content.urls.notes[bucketOf(id, NOTES_BUCKETS)]],
}
