import * as v from 'valibot'

import { groupsByLevel, listedFeature } from '#catalogue/features/record.ts'
import { platformCodes } from '#catalogue/platforms.ts'
import { type Infer, texts } from '#lib/schema.ts'
import type { DetailProps } from '#routes/detail/detail-definition.ts'
import type { RecordAnswer } from '#routes/detail/record-queries.ts'
import type { HitOf } from '#routes/detail/record-requests.ts'

import { type FeatureDetail, featureShape, partShape } from './feature-queries.ts'

export type FeaturePart = HitOf<typeof partShape>

export type FeatureContent = {
  readonly record: FeatureDetail
  readonly parts: readonly FeaturePart[]
  /** Exceeds the length of `parts` if a response cannot hold all of them. */
  readonly partCount: number
}

export type FeatureProps = DetailProps<FeatureContent>

/** The data that a list row passes on; other links pass less. */
export const featurePreview = v.object({
  ...v.pick(listedFeature, [
    'objectID',
    'name',
    'description',
    'baseline',
    'newlyDate',
    'widelyDate',
  ]).entries,
  areas: v.optional(texts),
  groups: v.optional(groupsByLevel),
  support: v.optional(listedFeature.entries.support),
  platforms: v.optional(platformCodes),
  shipped: v.optional(listedFeature.entries.shipped),
})

export type FeaturePreview = Infer<typeof featurePreview>

export function readFeature({ hits, total }: RecordAnswer): FeatureContent | undefined {
  const [record] = hits(featureShape)
  return record && { record, parts: hits(partShape), partCount: total(partShape) }
}
