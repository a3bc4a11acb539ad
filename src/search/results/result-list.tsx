import {
  type ComponentType,
  Suspense,
  useMemo,
  useState,
  memo,
  startTransition,
  useEffect,
} from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { withIndex } from '#lib/with-index.ts'
import type { ListState } from '#search/address/url-state.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { RowList } from '#search/rows/row-list.tsx'
import { useAfterPaint } from '#search/state/after-paint.ts'
import { useDays } from '#search/state/days.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import type { ResultTableProps } from '#search/table/result-table.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { EmptyResultsProps } from './empty-results.tsx'
import { useHiddenMarks } from './use-hidden-marks.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

import styles from './result-rows.module.css'

type ResultListProps = {
  readonly row: RowDefinition
  /** Shows a table of the results. May suspend. */
  readonly Table: ComponentType<ResultTableProps>
  /** Shown if nothing is found. May suspend. */
  readonly Empty: ComponentType<EmptyResultsProps>
}

/** Keeps the last answer while the next one is pending. */
export function ResultList({ row, Table, Empty }: ResultListProps) {
  const { list } = useListState()
  const { kind, hits, leftOut, pages, answered, isOld } = useResultsState<IndexRecord>()
  const shown = useMemo(() => hits.filter(row.fits), [hits, row])
  const { view, cols } = useAnsweredLayout(isOld)
  const hiddenMarks = useHiddenMarks()
  if (kind === 'waiting') return <SkeletonRows count={8} />
  if (kind === 'failed') return null
  if (kind === 'empty' || kind === 'outOfRange') {
    return (
      <Suspense>
        <Empty beyond={kind === 'outOfRange' ? pages : undefined} />
      </Suspense>
    )
  }
  if (view === 'table') {
    return (
      <Suspense fallback={<SkeletonRows count={8} />}>
        <Table cols={cols} />
      </Suspense>
    )
  }
  return (
    <HiddenMarksSource value={hiddenMarks ?? 'none'}>
      <LeftOut count={leftOut + hits.length - shown.length} one={list.one} noun={list.noun} />
      <ResultRows row={row} hits={shown} isArranged={answered.trim() === ''} />
    </HiddenMarksSource>
  )
}

type Layout = Pick<ListState, 'view' | 'cols'>

/** The layout for which the shown hits have the attributes: the one they were requested with. */
function useAnsweredLayout(isOld: boolean): Layout {
  const { state } = useListState()
  const [answered, setAnswered] = useState<Layout>(state)
  if (!isOld && keyOf(state) !== keyOf(answered)) setAnswered(state)
  return isOld ? answered : state
}

function keyOf({ view, cols }: Layout): string {
  return [view, ...cols].join()
}

type ResultRowsProps = {
  readonly row: RowDefinition
  readonly hits: readonly IndexRecord[]
  readonly isArranged: boolean
}

/** Memoized: each search renders twice, but rows change only with the answer. */
const ResultRows = memo(function ResultRows({ row, hits, isArranged }: ResultRowsProps) {
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
