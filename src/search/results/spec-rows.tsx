import { memo } from 'react'

import { withIndex } from '#lib/with-index.ts'
import type { SpecHit } from '#search/rows/spec-row.tsx'
import { SpecRow } from '#search/rows/spec-row.tsx'
import { SupportRows } from '#search/rows/support-rows.tsx'

import type { RowsProps } from './result-list.tsx'

/** `memo` and the keys by position: as for the rows of features, where their gain was measured. */
export const SpecRows = memo(function SpecRows({ hits }: RowsProps<SpecHit>) {
  return (
    <SupportRows last="Entries">
      {withIndex(hits).map(({ place, item }) => (
        <SpecRow key={place} hit={item} />
      ))}
    </SupportRows>
  )
})
