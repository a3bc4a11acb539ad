import { baselineStatuses } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isListOf, isNumber, isOneOf, isOptional, isShape, isTableOf, isText } from '#lib/shapes.ts'
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
export type FeaturePreview = Pick<
  FeatureRecord,
  'objectID' | 'name' | 'description' | 'baseline' | 'newlyDate' | 'widelyDate' | 'coverage'
> &
  Partial<Pick<FeatureRecord, 'areas' | 'groups' | 'support' | 'platforms' | 'shipped'>>

const isTexts = isOptional(isListOf(isText))

export const isFeaturePreview = isShape<FeaturePreview>({
  objectID: isText,
  name: isText,
  description: isText,
  baseline: isOneOf(baselineStatuses),
  newlyDate: isOptional(isNumber),
  widelyDate: isOptional(isNumber),
  areas: isTexts,
  groups: isOptional(
    isShape<FeatureRecord['groups']>({ lvl0: isTexts, lvl1: isTexts, lvl2: isTexts }),
  ),
  support: isOptional(isTableOf(isText)),
  platforms: isOptional(isTableOf(isText)),
  shipped: isOptional(isTableOf(isText)),
  coverage: isOptional(isTableOf(isNumber)),
})

export function readFeature({ hits, total }: RecordAnswer): FeatureContent | undefined {
  const [record] = hits(featureShape)
  return record && { record, parts: hits(partShape), partCount: total(partShape) }
}
