import { definePages } from '#catalogue/define-index.ts'
import type { ListedRecord } from '#catalogue/define-index.ts'

import type { FeatureParts, FeatureRecord } from './record.ts'

/** The pages of the features of the web platform. */
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
    // The number of parts is saved with a feature; how they stand is not.
    'parts.total',
    'why',
    'usage',
  ],
})

/** A feature as its list asks for it. */
export type FeatureHit = ListedRecord<FeatureRecord, typeof featurePages> & {
  readonly parts: Pick<FeatureParts, 'total'>
}
