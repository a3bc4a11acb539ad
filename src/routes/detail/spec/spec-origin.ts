import type { SpecRecord } from '#catalogue/specs/record.ts'
import type { DetailOrigin } from '#routes/detail/detail-origin.ts'
import { hasTexts, readOrigin } from '#routes/detail/detail-origin.ts'

/** What the page of a specification can show before its own answer is there. */
export type SpecPreview = Pick<SpecRecord, 'objectID' | 'title' | 'shortTitle' | 'org' | 'status'>

/** Reads what a link to a specification passed on; what does not fit is left out. */
export function readSpecOrigin(state: unknown): DetailOrigin<SpecPreview> {
  return readOrigin(state, (value): value is SpecPreview =>
    hasTexts(value, ['objectID', 'title', 'shortTitle', 'org', 'status']),
  )
}
