import { memo } from 'react'

import type { CompatHit } from './compat-row.tsx'
import { CompatRow } from './compat-row.tsx'
import { inPlaces } from './in-places.ts'
import type { RowsProps } from './result-list.tsx'
import { SupportRows } from './support-rows.tsx'

/** `memo` and the keys by position: as for the rows of features, where their gain was measured. */
export const CompatRows = memo(function CompatRows({ hits }: RowsProps<CompatHit>) {
  return (
    <SupportRows>
      {inPlaces(hits).map(({ place, item }) => (
        <CompatRow key={place} hit={item} />
      ))}
    </SupportRows>
  )
})
