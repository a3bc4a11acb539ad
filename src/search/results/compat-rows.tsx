import { memo } from 'react'

import { withIndex } from '#lib/with-index.ts'
import type { CompatHit } from '#search/rows/compat-row.tsx'
import { CompatRow } from '#search/rows/compat-row.tsx'
import { SupportRows } from '#search/rows/support-rows.tsx'

import type { RowsProps } from './result-list.tsx'

/** `memo` and the keys by position: as for the rows of features, where their gain was measured. */
export const CompatRows = memo(function CompatRows({ hits }: RowsProps<CompatHit>) {
  return (
    <SupportRows>
      {withIndex(hits).map(({ place, item }) => (
        <CompatRow key={place} hit={item} />
      ))}
    </SupportRows>
  )
})
