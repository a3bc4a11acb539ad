import { startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Index, useHits, useInstantSearch } from 'react-instantsearch'

import { fromUiState } from '#search/address/ui-state.ts'
import { type ListState, withoutText } from '#search/address/url-state.ts'
import { CompanionContext, useCompanion } from '#search/companion/use-companion.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useAfterPaint } from '#search/state/after-paint.ts'
import { agreement } from '#search/state/consent.ts'
import {
  ListContext,
  ListResultsContext,
  ListStateContext,
  OpeningContext,
  PaintedListContext,
  type ShownList,
  useList,
  useListResults,
} from '#search/state/list-context.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { isAnswered } from '#search/state/use-results-state.ts'
import { prepareSearch, waitFor } from '#search/targets/filter/prepare-search.ts'
import { withMarkedTexts } from '#search/transport/marked-texts.ts'
import { createTypedTexts } from '#search/transport/typed-texts.ts'
import { DayWidgets, ListWidgets } from '#search/widgets/list-widgets.tsx'
import type { Elements } from '#ui/text/elements.ts'

type ListSearchProps = {
  readonly list: ListDefinition
  readonly children: Elements
}

/**
 * The list's index inside the page's one InstantSearch; searches only while mounted. Does not
 * mount before what its search depends on is loaded, unless the page is opened with it. A mounted list
 * never suspends: React would reset the search box, because it could not show what was typed.
 */
export function ListSearch({ list, children }: ListSearchProps) {
  const { address } = useSearchServices()
  const isOpening = use(OpeningContext)
  const [waiting] = useState(() => (isOpening ? undefined : waitFor(address.read().search)))
  if (waiting !== undefined) use(waiting)
  return (
    <ListContext key={list.id} value={list}>
      <Index indexName={list.sorts.relevance.index} indexId={list.id}>
        <ListWidgets>
          <Results>
            {children}
            <FirstSearch />
          </Results>
        </ListWidgets>
        <DayWidgets />
        <FollowAddress />
      </Index>
    </ListContext>
  )
}

function Results({ children }: Pick<ListSearchProps, 'children'>) {
  const newest = useNewest()
  const companion = useCompanion(newest)
  const shown = useShown(newest, companion.isHeld)
  const painted = useAfterPaint(shown)
  return (
    <CompanionContext value={companion}>
      <ListResultsContext value={shown.results}>
        <ListStateContext value={shown.state}>
          <PaintedListContext value={painted}>{children}</PaintedListContext>
        </ListStateContext>
      </ListResultsContext>
    </CompanionContext>
  )
}

/** The newest results, and the requested state. */
function useNewest(): ShownList {
  const list = useList()
  const { results, status, setUiState, refresh, indexUiState } = useInstantSearch()
  const hits = useAnsweredHits()
  // The library makes a new state at each render; the same content stays the same object.
  const content = useMemo(
    () => JSON.stringify(fromUiState(list, indexUiState)),
    [list, indexUiState],
  )
  const state = useMemo((): ListState => JSON.parse(content), [content])
  const answered = useAnsweredText(results.query, {
    query: indexUiState.query ?? '',
    typed: state.q,
  })
  return useMemo(
    () => ({ results: { results, hits, answered, status, setUiState, refresh }, state }),
    [results, hits, answered, status, setUiState, refresh, state],
  )
}

type AskedText = { readonly query: string; readonly typed: string }

/** The typed text of an answered query. */
function useAnsweredText(answered: string, { query, typed }: AskedText): string {
  const [texts] = useState(() => {
    const first = createTypedTexts()
    first.note(query, typed)
    return first
  })
  useLayoutEffect(() => texts.note(query, typed), [texts, query, typed])
  return texts.of(answered)
}

/**
 * What the page shows of them. Typing changes nothing but the box until the answer arrives, so a key
 * press renders nothing else until then, or until the library reports that the answer is slow. The
 * first answer renders the whole view, so it is a transition, which React renders in slices.
 *
 * @param isHeld whether the newest results wait for suggestions
 */
function useShown(newest: ShownList, isHeld: boolean): ShownList {
  const list = useList()
  const { results, status } = newest.results
  const [shown, show] = useState(newest)
  const isTypedOnly =
    status === 'loading' &&
    results === shown.results.results &&
    withoutText(list, newest.state) === withoutText(list, shown.state)
  const isFirst = !isAnswered(shown.results.results) && isAnswered(results)
  useEffect(() => {
    if (isFirst && !isHeld) startTransition(() => show(newest))
  }, [isFirst, isHeld, newest])
  if (isTypedOnly || isFirst || isHeld || newest === shown) return shown
  show(newest)
  return newest
}

const hitsProps = {
  // Highlights have marks that no text contains, and are never parsed as HTML.
  escapeHTML: false,
  transformItems: withMarkedTexts,
} as const

/** The hits of the newest answer: the same array for the same answer, whatever else changes. */
function useAnsweredHits(): readonly unknown[] {
  const { items, results } = useHits(hitsProps)
  const [answered, setAnswered] = useState({ items, results })
  if (answered.results === results) return answered.items
  setAnswered({ items, results })
  return items
}

/**
 * Synchronizes the widgets with the address. Mount it after them, so that its layout effects run
 * after theirs: a state that is set before a widget is added would lose what belongs to that widget.
 * The library searches at the end of the same task, so there is one search, with the right state.
 * Passive effects could run after the answer.
 */
function FollowAddress() {
  const list = useList()
  const { router, address } = useSearchServices()
  useLayoutEffect(() => router.follow(), [router])
  useLayoutEffect(() => {
    const { search } = address.read()
    if (search?.list === list) address.correct(search)
  }, [address, list])
  return null
}

/**
 * The library does not search for the widgets of the view that a page is opened with. Searches after
 * it is mounted, unless it has the answer to what is asked now.
 */
function FirstSearch() {
  const { address } = useSearchServices()
  const { results, setUiState } = useListResults()
  const isOpening = use(OpeningContext)
  const [opened] = useState(() => ({
    isFirst: isOpening,
    // Those of the server are not in the order of a visitor who has agreed to that, and not counted.
    isAnswered: isAnswered(results) && agreement() === undefined,
    search: address.read().search,
  }))
  useEffect(() => {
    if (isOpening || !opened.isFirst) return
    const { search } = address.read()
    const isDone = opened.isAnswered && search === opened.search
    // What is not prepared is searched once it is.
    if (!isDone && prepareSearch(search) === undefined) setUiState((ui) => ui)
  }, [address, opened, isOpening, setUiState])
  return null
}
