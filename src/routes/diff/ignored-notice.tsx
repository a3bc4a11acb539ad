import { isListOf, isShape, isText } from '#lib/shapes.ts'
import { withIndex } from '#lib/with-index.ts'
import { Notice } from '#ui/text/notice.tsx'

import type { Pair } from './diff-sides.ts'

type Correction = { readonly ignored: readonly string[] }

const isCorrection = isShape<Correction>({ ignored: isListOf(isText) })

/** The values that were removed from the address of a history entry. */
export function readIgnored(passed: unknown): readonly string[] {
  return isCorrection(passed) ? passed.ignored : []
}

type IgnoredNoticeProps = {
  readonly passed: unknown
  readonly pair: Pair | undefined
}

/** Names the values that were removed from an address, and what is compared instead. */
export function IgnoredNotice({ passed, pair }: IgnoredNoticeProps) {
  const values = withIndex(readIgnored(passed).slice(0, 8))
  if (values.length === 0) return null
  return (
    <Notice tone="limited">
      <p>
        Ignored, because the data has no such release or filter:{' '}
        {values.map(({ item, place }) => (
          <span key={place}>
            {place > 0 && <span>, </span>}
            <bdi>
              <code>{item}</code>
            </bdi>
          </span>
        ))}
        <span>{`.${pair ? ` Showing ${pair.from.name} to ${pair.to.name}.` : ''}`}</span>
      </p>
    </Notice>
  )
}
