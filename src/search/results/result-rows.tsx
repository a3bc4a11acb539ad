import { memo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { withIndex } from '#lib/with-index.ts'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { RowList } from '#search/rows/row-list.tsx'
import { useDays } from '#search/state/days.ts'
import { useAfterPaint } from '#search/widgets/after-paint.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'

import { useAtRest } from './use-at-rest.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

import styles from './result-rows.module.css'

type ResultRowsProps = {
  readonly row: RowDefinition
  readonly hits: readonly IndexRecord[]
  readonly isArranged: boolean
}

/**
 * Each search renders twice, when it is sent and when it is answered; the rows change with the answer only. Without
 * `memo` a keystroke takes 1.6 ms more script, of 12 (features, processor time, Chromium).
 */
export const ResultRows = memo(function ResultRows({ row, hits, isArranged }: ResultRowsProps) {
  const { today } = useDays()
  const { shown, folded, label } = (isArranged && row.arrange?.(hits, today)) || asTheyAre(hits)
  return (
    <>
      <RowList last={row.last} heads={row.heads}>
        <Items row={row} hits={shown} />
      </RowList>
      {folded.length > 0 && (
        <Disclosure label={label} hint={folded.length}>
          <ul role="list">
            <Items row={row} hits={folded} />
          </ul>
        </Disclosure>
      )}
    </>
  )
})

function asTheyAre(hits: readonly IndexRecord[]) {
  return { shown: hits, folded: [], label: '' }
}

/** How long the hits stay the same before the rows below the window follow, in milliseconds. */
const REST = 150

/**
 * Keyed by position: the rows hold no state, and reusing them halves the time of a keystroke. Of a new answer the rows that
 * are likely in sight come first, and those that may be once these are painted. While words are typed, the rows below are neither
 * rendered, laid out nor painted; they follow when the typing rests, or once the page is scrolled. The first answer
 * is rendered in the same order: with every row at once, the page would block a slow phone for longer.
 */
function Items({ row, hits }: Pick<ResultRowsProps, 'row' | 'hits'>) {
  const painted = useAfterPaint(hits)
  const { likely, most } = useRowsInSight(row.heights)
  const rested = useAtRest(hits, { wait: REST, first: () => (most < hits.length ? [] : hits) })
  return withIndex(hits).map(({ place, item }) => {
    const isLate = rested !== hits && place >= most
    const hit = place < likely ? item : (isLate ? rested : painted)[place]
    return (
      <li key={place} className={isLate ? styles.late : undefined}>
        {hit !== undefined && <Item row={row} hit={hit} />}
      </li>
    )
  })
}

type ItemProps = Pick<ResultRowsProps, 'row'> & { readonly hit: IndexRecord }

const Item = memo(function Item({ row, hit }: ItemProps) {
  return <row.Row hit={hit} />
})
