import * as v from 'valibot'

import { definePages } from '#catalogue/define-index.ts'
import type { FeatureParts } from '#catalogue/working-parts.ts'
import type { Infer } from '#lib/schema.ts'

import { type FeatureRecord, listedFeature } from './record.ts'

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
    ...v.keyof(listedFeature).options,
    // Saving a feature stores its number of parts.
    'parts.total',
  ],
})

/** The attributes of a feature that its list retrieves. */
export type FeatureHit = Infer<typeof listedFeature> & {
  readonly parts: Pick<FeatureParts, 'total'>
}
