import { lazy, Suspense, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { SearchedText } from '#search/rows/searched-text.ts'
import { useListState } from '#search/state/list-context.ts'
import type { ListState } from '#search/state/url-state.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { BeyondResults } from './beyond-results.tsx'
import { EmptyResults } from './empty-results.tsx'
import { ResultRows } from './result-rows.tsx'

const ResultTable = lazy(async () =>
  (await import('#search/table/result-table-files.ts')).loadResultTable(),
)

type ResultListProps = { readonly row: RowDefinition }

/** The list in whichever of its states it is. What it knows stays while the next answer is on its way. */
export function ResultList({ row }: ResultListProps) {
  const { kind, hits, pages, answered, isOld } = useResultsState<IndexRecord>()
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
      <ResultRows row={row} hits={hits} />
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
