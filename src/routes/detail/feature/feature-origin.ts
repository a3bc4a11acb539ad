import { baselineStatuses } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { isTableOf } from '#routes/detail/content-shapes.ts'
import type { DetailOrigin } from '#routes/detail/detail-origin.ts'
import { hasTexts, readOrigin } from '#routes/detail/detail-origin.ts'

type Cells = Partial<Pick<FeatureRecord, 'support' | 'shipped' | 'coverage'>>

/** What a detail page can show before its own answer is there; from a row of a list also its cells. */
export type FeaturePreview = Cells &
  Pick<FeatureRecord, 'objectID' | 'name' | 'description' | 'baseline'>

/** What a link to a feature passes on in the history entry. */
export type FeatureOrigin = DetailOrigin<FeaturePreview>

/** Reads what a link to a feature passed on; what does not fit is left out. */
export function readFeatureOrigin(state: unknown): FeatureOrigin {
  return readOrigin(state, isPreview)
}

function isPreview(value: object): value is FeaturePreview {
  if (!hasTexts(value, ['objectID', 'name', 'description', 'baseline'])) return false
  const { support, shipped, coverage }: Partial<Record<keyof FeaturePreview, unknown>> = value
  return (
    baselineStatuses.some((status) => status === value.baseline) &&
    isAbsentOr(isText)(support) &&
    isAbsentOr(isText)(shipped) &&
    isAbsentOr(isNumber)(coverage)
  )
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'

/** Whether something is not there, or a table of such values. */
const isAbsentOr = (isValue: (value: unknown) => boolean) => (table: unknown) =>
  table === undefined || isTableOf(table, isValue)
