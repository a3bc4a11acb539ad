import { Fragment } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { withIndex } from '#lib/with-index.ts'
import { type MarkedPart, markedText } from '#ui/text/marked-text.tsx'

/** Further items are counted, not named. The records' `topFeatureNames` has the same limit. */
const MOST = 5

type ItemListProps = {
  readonly items: readonly (readonly MarkedPart[])[]
  /** The total, if the record names only the first ones. */
  readonly total?: number
}

export function ItemList({ items, total = items.length }: ItemListProps) {
  const shown = items.slice(0, MOST)
  const rest = total - shown.length
  return (
    <>
      {withIndex(shown).map(({ place, item }) => (
        <Fragment key={place}>
          {place > 0 && <span>, </span>}
          <bdi>{markedText(item)}</bdi>
        </Fragment>
      ))}
      {rest > 0 && <span>{` and ${formatCount(rest)} more`}</span>}
    </>
  )
}
