import { memo } from 'react'

import { withIndex } from '#lib/with-index.ts'
import type { ReleaseHit } from '#search/rows/release-row.tsx'
import { ReleaseRow } from '#search/rows/release-row.tsx'

import type { RowsProps } from './result-list.tsx'

/** `memo` and the keys by position: as for the rows of features, where their gain was measured. */
export const ReleaseRows = memo(function ReleaseRows({ hits }: RowsProps<ReleaseHit>) {
  return withIndex(hits).map(({ place, item }) => <ReleaseRow key={place} hit={item} />)
})
