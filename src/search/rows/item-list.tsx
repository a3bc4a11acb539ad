import { Fragment } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import type { MarkedPart } from '#ui/text/marked-text.tsx'
import { shownParts } from '#ui/text/marked-text.tsx'

/** More items than this are counted instead of named. Records name as many: `topFeatureNames`. */
const MOST = 5

type ItemListProps = {
  readonly items: readonly (readonly MarkedPart[])[]
  /** How many there are, where the record does not name all. */
  readonly total?: number
}

/** Names in a line: "Grid, Subgrid and 12 more". */
export function ItemList({ items, total = items.length }: ItemListProps) {
  const shown = items.slice(0, MOST)
  const rest = total - shown.length
  return (
    <>
      {withIndex(shown).map(({ place, item }) => (
        <Fragment key={place}>
          {place > 0 && ', '}
          <bdi>{shownParts(item)}</bdi>
        </Fragment>
      ))}
      {rest > 0 && ` and ${formatCount(rest)} more`}
    </>
  )
}
