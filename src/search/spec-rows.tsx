import { memo } from 'react'

import { inPlaces } from './in-places.ts'
import type { RowsProps } from './result-list.tsx'
import type { SpecHit } from './spec-row.tsx'
import { SpecRow } from './spec-row.tsx'
import { SupportRows } from './support-rows.tsx'

/** `memo` and the keys by position: as for the rows of features, where their gain was measured. */
export const SpecRows = memo(function SpecRows({ hits }: RowsProps<SpecHit>) {
  return (
    <SupportRows last="Entries">
      {inPlaces(hits).map(({ place, item }) => (
        <SpecRow key={place} hit={item} />
      ))}
    </SupportRows>
  )
})
