import * as v from 'valibot'

import { texts } from '#lib/schema.ts'
import { NamedValues } from '#routes/notices/notices.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { Pair } from './diff-sides.ts'

const correctionSchema = v.object({ ignored: texts })

/** The values that were removed from the address of a history entry. */
export function readIgnored(passed: unknown): readonly string[] {
  return v.is(correctionSchema, passed) ? passed.ignored : []
}

type IgnoredNoticeProps = {
  readonly passed: unknown
  readonly pair: Pair | undefined
}

/** Names the values that were removed from an address, and what is compared instead. */
export function IgnoredNotice({ passed, pair }: IgnoredNoticeProps) {
  const values = readIgnored(passed)
  if (values.length === 0) return null
  return (
    <Notice tone="limited">
      <p>
        Ignored, because the data has no such release or filter: <NamedValues values={values} />
        <span>{`.${pair ? ` Showing ${pair.from.name} to ${pair.to.name}.` : ''}`}</span>
      </p>
    </Notice>
  )
}
