import type { ComponentType } from 'react'
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { withIndex } from '#lib/with-index.ts'
import { LeftOut } from '#search/rows/left-out.tsx'
import { SearchedText } from '#search/rows/match-note.tsx'
import type { RowDefinition } from '#search/rows/row-definition.ts'
import { RowList } from '#search/rows/row-list.tsx'
import { useListState } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import type { ListState } from '#search/state/url-state.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { EmptyResultsProps } from './empty-results.tsx'

const ResultTable = lazy(async () =>
  (await import('#search/table/result-table-files.ts')).loadResultTable(),
)

const EmptyResults = lazy(async (): Promise<{ default: ComponentType<EmptyResultsProps> }> => {
  try {
    return { default: (await import('./empty-results.tsx')).EmptyResults }
  } catch {
    return { default: () => null }
  }
})

type ResultListProps = { readonly row: RowDefinition }

/** The list in whichever of its states it is. What it knows stays while the next answer is on its way. */
export function ResultList({ row }: ResultListProps) {
  const { list } = useListState()
  const { kind, hits, leftOut, pages, answered, isOld } = useResultsState<IndexRecord>()
  const shown = useMemo(() => hits.filter(row.fits), [hits, row])
  const { view, cols } = useAnsweredLayout(isOld)
  if (kind === 'waiting') return <SkeletonRows count={8} />
  if (kind === 'failed') return null
  if (kind === 'empty' || kind === 'outOfRange') {
    return (
      <Suspense>
        <EmptyResults beyond={kind === 'outOfRange' ? pages : undefined} />
      </Suspense>
    )
  }
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
      <ResultRows row={row} hits={shown} isArranged={answered.trim() === ''} />
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
  const { today } = useSearchServices()
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

/** Where the first row begins at the earliest, and how high a row with one line of description is. CSS pixels. */
const FIRST_ROW = 180
const ROW = 120

/**
 * Keyed by position: the rows hold no state, and reusing them halves the time of a keystroke. The rows below those that
 * fit the window are rendered after the first ones are painted, or not at all where the next answer comes before. Where rows are
 * lower, the last in sight are painted one frame later.
 */
function Items({ row, hits }: Pick<ResultRowsProps, 'row' | 'hits'>) {
  const later = useDeferredValue(hits)
  const inSight = Math.ceil((window.innerHeight - FIRST_ROW) / ROW)
  return withIndex(hits).map(({ place, item }) => (
    <li key={place}>
      <Item row={row} hit={place < inSight ? item : (later[place] ?? item)} />
    </li>
  ))
}

type ItemProps = Pick<ResultRowsProps, 'row'> & { readonly hit: IndexRecord }

const Item = memo(function Item({ row, hit }: ItemProps) {
  return <row.Row hit={hit} />
})
