import { baselineStatuses } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'

import type { DetailOrigin } from './detail-origin.ts'
import { hasTexts, readOrigin } from './detail-origin.ts'

/** What a detail page can show before its own answer is there. */
export type FeaturePreview = Pick<FeatureRecord, 'objectID' | 'name' | 'description' | 'baseline'>

/** What a link to a feature passes on in the history entry. */
export type FeatureOrigin = DetailOrigin<FeaturePreview>

/** Reads what a link to a feature passed on; what does not fit is left out. */
export function readFeatureOrigin(state: unknown): FeatureOrigin {
  return readOrigin(state, isPreview)
}

function isPreview(value: object): value is FeaturePreview {
  return (
    hasTexts(value, ['objectID', 'name', 'description', 'baseline']) &&
    baselineStatuses.some((status) => status === value.baseline)
  )
}
