import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'
import { sentences } from '#lib/sentence.ts'
import { NamedValues } from '#routes/notices/notices.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { Pair } from './diff-sides.ts'

const correctionSchema = v.object({
  /** Values that were removed. */
  ignored: texts,
  /** Which releases count instead of others, in sentences. */
  remarks: texts,
})

/** What was changed in the address of a history entry. */
export function readCorrection(passed: unknown): Infer<typeof correctionSchema> {
  return v.is(correctionSchema, passed) ? passed : { ignored: [], remarks: [] }
}

type IgnoredNoticeProps = {
  readonly passed: unknown
  readonly pair: Pair | undefined
}

/** Names the values that were removed from an address, and what is compared instead. */
export function IgnoredNotice({ passed, pair }: IgnoredNoticeProps) {
  const { ignored, remarks } = readCorrection(passed)
  if (ignored.length + remarks.length === 0) return null
  const shown = pair ? `Showing ${pair.from.name} to ${pair.to.name}.` : ''
  return (
    <Notice tone="limited">
      <p>
        {ignored.length > 0 && (
          <span>
            Ignored, because the data has no such browser or filter:{' '}
            <NamedValues values={ignored} />
            <span>. </span>
          </span>
        )}
        <span>{sentences(...remarks, shown)}</span>
      </p>
    </Notice>
  )
}
