import type { ReactNode } from 'react'
import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Index, useConnector, useInstantSearch } from 'react-instantsearch'

import type { ListDefinition } from '#search/lists/list-definition.ts'
import {
  ListContext,
  useList,
  ListResultsContext,
  useListResults,
  ListStateContext,
  PaintedListContext,
} from '#search/state/list-context.ts'
import type { ShownList } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { fromUiState } from '#search/state/ui-state.ts'
import { withoutText } from '#search/state/url-state.ts'
import { isAnswered } from '#search/state/use-results-state.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import { useAfterPaint } from '#search/widgets/after-paint.ts'
import { renderWaitingWidgets } from '#search/widgets/rendered-after-results.ts'

import { connectListParameters } from './list-parameters.ts'

type ListSearchProps = { readonly list: ListDefinition; readonly children: ReactNode }

/** A list's index inside the page's one InstantSearch: its widgets are asked for only while this is mounted. */
export function ListSearch({ list, children }: ListSearchProps) {
  return (
    <ListContext key={list.id} value={list}>
      <Index indexName={list.sorts.relevance.index} indexId={list.id}>
        <Parameters />
        <Results>
          {children}
          <FollowAddress />
        </Results>
      </Index>
    </ListContext>
  )
}

/** What is asked for beside the filters. */
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
 * The results, and the state that is asked for. A letter changes nothing on the screen until it is answered, but for
 * the box itself, so nothing is rendered for it until then, or until the library says that the answer is slow. The
 * first answer renders the whole view, so it is a transition, which React renders in slices.
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
 * Gives the widgets the state of the address when they come. A layout effect after theirs: the library sends its
 * search at the end of the same task, so there is one, and it is the right one.
 */
function FollowAddress() {
  const list = useList()
  const { router, address, countingClient } = useSearchServices()
  const { setUiState } = useListResults()
  useEffect(() => countingClient.enter(companionQueries), [countingClient])
  useLayoutEffect(() => setUiState(router.read()), [router, setUiState])
  useEffect(() => {
    const { search } = address.read()
    if (search?.list === list) address.correct(search)
  }, [address, list])
  return null
}
