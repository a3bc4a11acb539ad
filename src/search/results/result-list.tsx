import { type ComponentType, Suspense, useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListState } from '#search/address/url-state.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import type { ResultTableProps } from '#search/table/result-table.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { EmptyResultsProps } from './empty-results.tsx'
import { ResultRows } from './result-rows.tsx'
import { useHiddenMarks } from './use-hidden-marks.ts'

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
