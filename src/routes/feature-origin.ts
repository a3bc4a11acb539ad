import { baselineStatuses } from '#catalogue/baseline.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'

/** What a detail page can show before its own answer is there. */
export type FeaturePreview = Pick<FeatureRecord, 'objectID' | 'name' | 'description' | 'baseline'>

/** What a link to a feature passes on in the history entry; both may be absent. */
export type FeatureOrigin = {
  /** The query string of the list it was found in, to lead back to: "?q=contain&page=2". */
  readonly from?: string | undefined
  /** The hit itself. */
  readonly preview?: FeaturePreview | undefined
}

/**
 * Reads what a link passed on. History entries outlive a release of the page, so the shape is checked like any other
 * input: what does not fit is left out.
 */
export function readFeatureOrigin(state: unknown): FeatureOrigin {
  if (typeof state !== 'object' || state === null) return {}
  const from = 'from' in state && typeof state.from === 'string' ? state.from : undefined
  const preview = 'preview' in state && isPreview(state.preview) ? state.preview : undefined
  return { from: from === '' || from?.startsWith('?') ? from : undefined, preview }
}

function isPreview(value: unknown): value is FeaturePreview {
  return (
    typeof value === 'object' &&
    value !== null &&
    'objectID' in value &&
    typeof value.objectID === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    'baseline' in value &&
    baselineStatuses.some((status) => status === value.baseline)
  )
}
