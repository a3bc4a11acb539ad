import { Fragment } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import type { MarkedPart } from '#ui/text/marked-text.tsx'
import { shownParts } from '#ui/text/marked-text.tsx'

type ItemListProps = {
  readonly items: readonly (readonly MarkedPart[])[]
  /** More than this are counted instead of named. */
  readonly most?: number
  /** How many there are, where the record does not name all. */
  readonly total?: number
}

/** Names in a line: "Grid, Subgrid and 12 more". Those with a match come first. */
export function ItemList({ items, most = 5, total = items.length }: ItemListProps) {
  const matched = items.filter(hasMatch)
  const ordered = [...matched, ...items.filter((item) => !hasMatch(item))]
  const shown = ordered.slice(0, most)
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

function hasMatch(item: readonly MarkedPart[]): boolean {
  return item.some(({ isHighlighted }) => isHighlighted)
}
