import type { ReactNode } from 'react'
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Index, useConnector, useInstantSearch, useInstantSearchContext } from 'react-instantsearch'

import { fromUiState } from '#search/address/ui-state.ts'
import { withoutText } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import {
  ListContext,
  useList,
  ListResultsContext,
  ListStateContext,
  PaintedListContext,
} from '#search/state/list-context.ts'
import type { ShownList } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { isAnswered } from '#search/state/use-results-state.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import { useAfterPaint } from '#search/widgets/after-paint.ts'
import { renderWaitingWidgets } from '#search/widgets/rendered-after-results.ts'

import { connectListParameters } from './list-parameters.ts'

type ListSearchProps = {
  readonly list: ListDefinition
  /** Whether something else covers the list until it has rendered. Only the first value counts. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/** The list's index inside the page's one InstantSearch; searches only while mounted. */
export function ListSearch({ list, isCovered, children }: ListSearchProps) {
  return (
    <ListContext key={list.id} value={list}>
      <Index indexName={list.sorts.relevance.index} indexId={list.id}>
        <InSlices isCovered={isCovered}>
          <Parameters />
          <Results>
            {children}
            <FollowAddress />
          </Results>
        </InSlices>
      </Index>
    </ListContext>
  )
}

type InSlicesProps = Pick<ListSearchProps, 'isCovered' | 'children'>

/**
 * The library renders the children of an index in the second of two passes, which React does not
 * interrupt. While the list is covered, that pass renders nothing; a transition follows, in which
 * React renders the widgets in slices. The search that the library scheduled in between is
 * cancelled: it schedules another one when the widgets are added.
 */
function InSlices({ isCovered, children }: InSlicesProps) {
  const { scheduleSearch } = useInstantSearchContext()
  const [isOpen, setOpen] = useState(!isCovered)
  useLayoutEffect(() => {
    if (isOpen) return undefined
    scheduleSearch.cancel()
    // In another task: until the cancelled search was due, the library would drop the next one as
    // well.
    const timer = setTimeout(() => startTransition(() => setOpen(true)))
    return () => clearTimeout(timer)
  }, [scheduleSearch, isOpen])
  return isOpen && children
}

function Parameters() {
  const list = useList()
  useConnector(connectListParameters, { list })
  return null
}

function Results({ children }: Pick<ListSearchProps, 'children'>) {
  const shown = useShown()
  const painted = useAfterPaint(shown, renderWaitingWidgets)
  return (
    <ListResultsContext value={shown.results}>
      <ListStateContext value={shown.state}>
        <PaintedListContext value={painted}>{children}</PaintedListContext>
      </ListStateContext>
    </ListResultsContext>
  )
}

/**
 * The results, and the requested state. Typing changes nothing but the box until the answer
 * arrives, so a key press renders nothing else until then, or until the library reports that the
 * answer is slow. The first answer renders the whole view, so it is a transition, which React
 * renders in slices.
 */
function useShown(): ShownList {
  const list = useList()
  const { results, status, setUiState, refresh, indexUiState } = useInstantSearch()
  const state = useMemo(() => fromUiState(list, indexUiState), [list, indexUiState])
  const newest = useMemo(
    () => ({ results: { results, status, setUiState, refresh }, state }),
    [results, status, setUiState, refresh, state],
  )
  const [shown, show] = useState(newest)
  const isTypedOnly =
    status === 'loading' &&
    results === shown.results.results &&
    withoutText(list, newest.state) === withoutText(list, shown.state)
  const isFirst = !isAnswered(shown.results.results) && isAnswered(results)
  useEffect(() => {
    if (isFirst) startTransition(() => show(newest))
  }, [isFirst, newest])
  if (isTypedOnly || isFirst || newest === shown) return shown
  show(newest)
  return newest
}

/**
 * Synchronizes the widgets with the address. Its layout effects run after theirs, and the library
 * searches at the end of the same task, so there is one search, with the right state. Passive
 * effects could run after the answer.
 */
function FollowAddress() {
  const list = useList()
  const { router, address, countingClient } = useSearchServices()
  useLayoutEffect(() => countingClient.enter(companionQueries), [countingClient])
  useLayoutEffect(() => router.follow(), [router])
  useLayoutEffect(() => {
    const { search } = address.read()
    if (search?.list === list) address.correct(search)
  }, [address, list])
  return null
}
