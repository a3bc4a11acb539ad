import type { CompatRecord } from '#catalogue/compat/record.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { RecordQuery } from '#routes/detail/record-requests.ts'
import { MOST_HITS, recordsBy, recordsById, recordShape } from '#routes/detail/record-requests.ts'

/** What the page of a feature asks of its record. */
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
  'missing',
  'coverage',
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
  'tests',
  'related',
])

/** What it asks of the parts of the feature. */
export const partShape = recordShape<CompatRecord>()('compat', [
  'name',
  'support',
  'min',
  'missing',
])

/** Whether an address can be a feature's; nothing else is put into a filter. */
export function isFeatureId(id: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(id)
}

/** The feature and its parts. */
export function featureQueries(id: string): readonly RecordQuery[] {
  return [
    ...recordsById(featureShape, [id]),
    recordsBy(partShape, { filters: `features:"${id}"`, hitsPerPage: MOST_HITS }),
  ]
}
