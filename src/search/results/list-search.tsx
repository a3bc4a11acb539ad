import { startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Index, useConnector, useInstantSearch } from 'react-instantsearch'

import { fromUiState } from '#search/address/ui-state.ts'
import { withoutText } from '#search/address/url-state.ts'
import { renderWaitingWidgets } from '#search/filters/rendered-after-results.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { isAsAgreed } from '#search/state/consent.ts'
import {
  ListContext,
  useList,
  useListResults,
  ListResultsContext,
  ListStateContext,
  OpeningContext,
  PaintedListContext,
} from '#search/state/list-context.ts'
import type { ShownList } from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { isAnswered } from '#search/state/use-results-state.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import type { Elements } from '#ui/text/elements.ts'

import { useAfterPaint } from './after-paint.ts'
import { connectListParameters } from './list-parameters.ts'

type ListSearchProps = {
  readonly list: ListDefinition
  readonly children: Elements
}

/** The list's index inside the page's one InstantSearch; searches only while mounted. */
export function ListSearch({ list, children }: ListSearchProps) {
  return (
    <ListContext key={list.id} value={list}>
      <Index indexName={list.sorts.relevance.index} indexId={list.id}>
        <Parameters />
        <Results>
          {children}
          <FollowAddress />
          <FirstSearch />
        </Results>
      </Index>
    </ListContext>
  )
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

/**
 * The library does not search for the widgets of the view that a page is opened with. Continues
 * after the answer that the view is opened with; searches if there is none.
 */
function FirstSearch() {
  const { address, countingClient } = useSearchServices()
  const { results, setUiState } = useListResults()
  const [openedAt] = useState(() => address.read().search)
  const isOpening = use(OpeningContext)
  const [isOpened] = useState(isOpening)
  const first = useFirstAnswers()
  const [isDone] = useState(() => isOpened && isAnswered(results) && first && isAsAgreed(first))
  const answered = isDone && first?.searches.find(({ request }) => Array.isArray(request))
  useEffect(() => {
    if (answered) countingClient.resume(answered.request, answered.answer)
  }, [countingClient, answered])
  useEffect(() => {
    if (!isOpened || isOpening) return
    // The visitor may have typed before.
    if (!isDone || address.read().search !== openedAt) setUiState((ui) => ui)
  }, [address, openedAt, isOpened, isOpening, isDone, setUiState])
  return null
}
