import { lazy, Suspense, useMemo, useState, memo } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { withIndex } from '#lib/with-index.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { SearchedText } from '#search/rows/match-note.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { RowList } from '#search/rows/row-list.tsx'
import { useListState } from '#search/state/list-context.ts'
import type { ListState } from '#search/state/url-state.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { BeyondResults, EmptyResults } from './empty-results.tsx'

const ResultTable = lazy(async () =>
  (await import('#search/table/result-table-files.ts')).loadResultTable(),
)

type ResultListProps = { readonly row: RowDefinition }

/** The list in whichever of its states it is. What it knows stays while the next answer is on its way. */
export function ResultList({ row }: ResultListProps) {
  const { list } = useListState()
  const { kind, hits, leftOut, pages, answered, isOld } = useResultsState<IndexRecord>()
  const shown = useMemo(() => hits.filter(row.fits), [hits, row])
  const { view, cols } = useAnsweredLayout(isOld)
  if (kind === 'waiting') return <SkeletonRows count={8} />
  if (kind === 'failed') return null
  if (kind === 'empty') return <EmptyResults />
  if (kind === 'outOfRange') return <BeyondResults pages={pages} />
  if (view === 'table') {
    return (
      <Suspense fallback={<SkeletonRows count={8} />}>
        <ResultTable cols={cols} />
      </Suspense>
    )
  }
  return (
    <SearchedText value={answered}>
      <LeftOut count={leftOut + hits.length - shown.length} one={list.one} noun={list.noun} />
      <ResultRows row={row} hits={shown} />
    </SearchedText>
  )
}

type Layout = Pick<ListState, 'view' | 'cols'>

/** The layout for which the shown hits have the attributes: the one that was asked for with them. */
function useAnsweredLayout(isOld: boolean): Layout {
  const { state } = useListState()
  const [answered, setAnswered] = useState<Layout>(state)
  if (!isOld && keyOf(state) !== keyOf(answered)) setAnswered(state)
  return isOld ? answered : state
}

function keyOf({ view, cols }: Layout): string {
  return [view, ...cols].join()
}

type ResultRowsProps = { readonly row: RowDefinition; readonly hits: readonly IndexRecord[] }

/**
 * Each search renders twice, when it is sent and when it is answered; the rows change with the answer only. Without
 * `memo` a keystroke takes 1.6 ms more script, of 12 (features, processor time, Chromium).
 */
export const ResultRows = memo(function ResultRows({ row, hits }: ResultRowsProps) {
  // Keyed by position: the rows hold no state, and reusing them halves the time of a keystroke.
  return (
    <RowList last={row.last}>
      {withIndex(hits).map(({ place, item }) => (
        <li key={place}>
          <row.Row hit={item} />
        </li>
      ))}
    </RowList>
  )
})
