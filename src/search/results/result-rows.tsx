import { memo, startTransition, useEffect, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { withIndex } from '#lib/with-index.ts'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { RowList } from '#search/rows/row-list.tsx'
import { useAfterPaint } from '#search/state/after-paint.ts'
import { useDays } from '#search/state/days.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'

import { useRowsInSight } from './use-rows-in-sight.ts'

import styles from './result-rows.module.css'

type ResultRowsProps = {
  readonly row: RowDefinition
  readonly hits: readonly IndexRecord[]
  readonly isArranged: boolean
}

/** Memoized: each search renders twice, but rows change only with the answer. */
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

/**
 * Returns the last value that did not change during a period without typing; before that, the first
 * value.
 *
 * @param options.wait the period in milliseconds
 * @param options.first called once for the first value
 */
export function useAtRest<Value>(
  value: Value,
  { wait, first }: { readonly wait: number; readonly first: () => Value },
): Value {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    let timer: number | undefined
    const restart = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => startTransition(() => setRested(value)), wait)
    }
    restart()
    window.addEventListener('input', restart, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('input', restart, { capture: true })
    }
  }, [value, wait])
  return rested
}

function asTheyAre(hits: readonly IndexRecord[]) {
  return { shown: hits, folded: [], label: '' }
}

/** Milliseconds without a change of hits after which the rows below the window are rendered. */
const REST = 150

/**
 * Renders the rows of a new answer in steps: first those that are likely in sight, and after the
 * next paint those that may be. During typing the rows below are not rendered, laid out or painted;
 * they follow once typing pauses or the page is scrolled. The first answer takes the same steps:
 * rendering every row at once would block a slow phone for longer. Keyed by position, because rows
 * hold no state and updating them takes less time than replacing them.
 */
function Items({ row, hits }: Pick<ResultRowsProps, 'row' | 'hits'>) {
  const painted = useAfterPaint(hits)
  const { likely, most } = useRowsInSight()
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
