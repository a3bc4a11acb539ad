import { definePages, type ListedRecord } from '#catalogue/define-index.ts'

import type { FeatureParts, FeatureRecord } from './record.ts'

export const featurePages = definePages<FeatureRecord>()({
  id: 'features',
  title: 'Features',
  tab: 'Features',
  one: 'feature',
  noun: 'features',
  remark: 'Web platform features with Baseline status and browser support',
  description: 'Every web platform feature with its Baseline status and browser support.',
  placeholder: 'Search features, APIs, properties…',
  names: ['name', 'objectID'],
  example: 'subgrid',
  attributes: [
    'objectID',
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
    'coverage',
    // Saving a feature stores its number of parts.
    'parts.total',
    'why',
    'usage',
  ],
})

/** The attributes of a feature that its list retrieves. */
export type FeatureHit = ListedRecord<FeatureRecord, typeof featurePages> & {
  readonly parts: Pick<FeatureParts, 'total'>
}
