import * as v from 'valibot'

import { compatSchema } from '#catalogue/compat/record.ts'
import { featureSchema } from '#catalogue/features/record.ts'
import { specSchema } from '#catalogue/specs/record.ts'
import type { Infer } from '#lib/schema.ts'

/** What feeds read of a feature. */
export const followedFeature = v.pick(featureSchema, [
  'objectID',
  'name',
  'baseline',
  'newlyDate',
  'approx',
  'widelyDate',
  'widelyExpected',
  'support',
  'platforms',
])

export type FollowedFeature = Infer<typeof followedFeature>

/** What feeds read of a compatibility entry. */
export const followedEntry = v.pick(compatSchema, [
  'objectID',
  'name',
  'baseline',
  'newlyDate',
  'approx',
  'support',
  'platforms',
])

export type FollowedEntry = Infer<typeof followedEntry>

/** What feeds read of a specification: the features that it defines. */
export const followedSpec = v.pick(specSchema, ['objectID', 'title', 'features'])
