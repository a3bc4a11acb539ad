import type { ReleaseRecord } from '#catalogue/releases/record.ts'
import { releaseStatuses } from '#catalogue/releases/record.ts'
import type { DetailOrigin } from '#routes/detail/detail-origin.ts'
import { hasTexts, readOrigin } from '#routes/detail/detail-origin.ts'

/** What the page of a release can show before its own answer is there. */
export type ReleasePreview = Pick<ReleaseRecord, 'objectID' | 'name' | 'status'> & {
  /** Epoch seconds UTC. */
  readonly date?: number | undefined
  readonly engine?: string | undefined
  readonly engineVersion?: string | undefined
}

/** Reads what a link to a release passed on; what does not fit is left out. */
export function readReleaseOrigin(state: unknown): DetailOrigin<ReleasePreview> {
  return readOrigin(state, isPreview)
}

function isPreview(value: object): value is ReleasePreview {
  if (!hasTexts(value, ['objectID', 'name', 'status'])) return false
  const { date, engine, engineVersion }: Partial<Record<keyof ReleasePreview, unknown>> = value
  return (
    releaseStatuses.some((status) => status === value.status) &&
    (date === undefined || typeof date === 'number') &&
    [engine, engineVersion].every((text) => text === undefined || typeof text === 'string')
  )
}
