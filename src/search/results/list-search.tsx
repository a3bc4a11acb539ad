import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
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
import {
  ListContext,
  useList,
  ListResultsContext,
  useListResults,
  ListStateContext,
} from '#search/state/list-context.ts'
import { connectListParameters } from '#search/state/list-parameters.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { fromUiState } from '#search/state/ui-state.ts'

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
  const list = useList()
  const results = useInstantSearch()
  const { indexUiState } = results
  const state = useMemo(() => fromUiState(list, indexUiState), [list, indexUiState])
  return (
    <ListResultsContext value={results}>
      <ListStateContext value={state}>{children}</ListStateContext>
    </ListResultsContext>
  )
}

/**
 * Gives the widgets the state of the address when they come. A layout effect after theirs: the library sends its
 * search at the end of the same task, so there is one, and it is the right one.
 */
function FollowAddress() {
  const list = useList()
  const { router, address } = useSearchServices()
  const { setUiState } = useListResults()
  useLayoutEffect(() => setUiState(router.read()), [router, setUiState])
  useEffect(() => {
    const { search } = address.read()
    if (search?.list === list) address.correct(search)
  }, [address, list])
  return null
}
