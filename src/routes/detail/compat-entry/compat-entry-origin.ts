import type { BaselineStatus } from '#catalogue/baseline.ts'
import { baselineStatuses } from '#catalogue/baseline.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { isTableOf } from '#routes/detail/content-shapes.ts'
import type { DetailOrigin } from '#routes/detail/detail-origin.ts'
import { hasTexts, readOrigin } from '#routes/detail/detail-origin.ts'

/** What the page of a compat entry can show before its own answer is there. */
export type CompatPreview = Pick<CompatRecord, 'objectID' | 'name' | 'kind' | 'support'> & {
  readonly description?: string | undefined
  readonly baseline?: BaselineStatus | undefined
}

/** Reads what a link to a compat entry passed on; what does not fit is left out. */
export function readCompatOrigin(state: unknown): DetailOrigin<CompatPreview> {
  return readOrigin(state, isPreview)
}

function isPreview(value: object): value is CompatPreview {
  if (!hasTexts(value, ['objectID', 'name', 'kind'])) return false
  const { support, description, baseline }: Partial<Record<keyof CompatPreview, unknown>> = value
  return (
    isTableOf(support, (version) => typeof version === 'string') &&
    (description === undefined || typeof description === 'string') &&
    (baseline === undefined || baselineStatuses.some((status) => status === baseline))
  )
}
