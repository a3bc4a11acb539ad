import type { Connector } from 'instantsearch.js'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import {
  Index,
  useConnector,
  useHitsPerPage,
  useInstantSearch,
  useSearchBox,
  useSortBy,
} from 'react-instantsearch'

import type { ListDefinition } from '#search/lists/list-definition.ts'
import { pageSizes } from '#search/lists/list-definition.ts'
import { attributesOf } from '#search/requests/list-attributes.ts'
import {
  ListContext,
  useList,
  ListResultsContext,
  useListResults,
  ListStateContext,
} from '#search/state/list-context.ts'
import type { ListResults } from '#search/state/list-context.ts'
import { MARK_END, MARK_START } from '#search/state/marked-parts.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { fromUiState } from '#search/state/ui-state.ts'
import type { ListUiState } from '#search/state/ui-state.ts'
import { withoutText } from '#search/state/url-state.ts'
import type { ListState } from '#search/state/url-state.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import { laterFilter } from '#search/transport/later-filter.ts'

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

const sizes = pageSizes.map((size) => ({
  label: String(size),
  value: size,
  default: size === pageSizes[0],
}))

/** What is asked for beside the filters; these widgets show nothing where they stand. */
function Parameters() {
  const list = useList()
  useConnector(connectListParameters, { list })
  useSearchBox()
  useHitsPerPage({ items: sizes })
  useSortBy({
    items: Object.values(list.sorts).map(({ label, index }) => ({
      label,
      value: index,
    })),
  })
  return null
}

function Results({ children }: Pick<ListSearchProps, 'children'>) {
  const { results, state } = useShown()
  return (
    <ListResultsContext value={results}>
      <ListStateContext value={state}>{children}</ListStateContext>
    </ListResultsContext>
  )
}

type Shown = { readonly results: ListResults; readonly state: ListState }

/**
 * The results, and the state that is asked for. A letter changes nothing on the screen until it is answered, but for
 * the box itself, so nothing is rendered for it until then, or until the library says that the answer is slow.
 */
function useShown(): Shown {
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
  if (isTypedOnly || newest === shown) return shown
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

type ParametersProps = { readonly list: ListDefinition }

/**
 * The widget that asks for what a list shows: its own attributes, or those of the table's columns and no others.
 *
 * The library derives its state from the parameters of the search. The layout of a list, the visitor's browsers and the day are
 * none of these: several columns can be made from one attribute. So the widget remembers them, from each time the library hands it
 * a state.
 */
export const connectListParameters: Connector<{ $$type: 'plinth.list' }, ParametersProps> =
  () =>
  ({ list }) => {
    let own: OwnTerms = {}
    return {
      $$type: 'plinth.list',
      init: () => {},
      dispose: ({ state }) => state,
      getWidgetSearchParameters: (parameters, { uiState }) => {
        own = ownTerms(uiState)
        return parameters.setQueryParameters({
          ...attributesOf(list, { ...own, query: uiState.query ?? '' }),
          // Undefined takes away that of the state before.
          filters: laterFilter(own),
          highlightPreTag: MARK_START,
          highlightPostTag: MARK_END,
        })
      },
      getWidgetUiState: (uiState) => ({ ...uiState, ...own }),
    }
  }

type OwnTerms = Pick<ListUiState, 'view' | 'cols' | 'browsers' | 'day'>

function ownTerms({ view, cols, browsers, day }: ListUiState): OwnTerms {
  return { view, cols, browsers, day }
}
