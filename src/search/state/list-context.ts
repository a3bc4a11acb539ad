import { createContext, use } from 'react'
import type { useInstantSearch } from 'react-instantsearch'

import { formatSearchHref } from '#search/address/search-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { useSearchServices } from './search-services.ts'

export const ListContext = createContext<ListDefinition | null>(null)

/** The list around the current widget. Throws outside `ListSearch`. */
export function useList(): ListDefinition {
  const list = use(ListContext)
  if (list === null) throw new Error('No list.')
  return list
}

export type ListResults = Pick<
  ReturnType<typeof useInstantSearch>,
  'results' | 'status' | 'setUiState' | 'refresh'
> & {
  /** With their texts; the same array for the same answer. */
  readonly hits: readonly unknown[]
  /** The text of the results, as typed. */
  readonly answered: string
}

/** Provided once per list, because the library warns about more than a hundred listeners. */
export const ListResultsContext = createContext<ListResults | null>(null)

/** Throws outside `ListSearch`. */
export function useListResults(): ListResults {
  const results = use(ListResultsContext)
  if (results === null) throw new Error('No list.')
  return results
}

export const ListStateContext = createContext<ListState | null>(null)

export type ShownList = { readonly results: ListResults; readonly state: ListState }

/** What a list showed when the last frame was painted; for `AfterResults`. */
export const PaintedListContext = createContext<ShownList | null>(null)

/** Whether the first view of the page is being mounted, with the answer that came with it. */
export const OpeningContext = createContext(false)

type ListStateHandle = {
  readonly list: ListDefinition
  /** The requested state, which may be ahead of the shown results. */
  readonly state: ListState
  /** Adds a history entry. Unchanged parts take the values of the current address. */
  readonly go: (next: ListState) => void
  readonly href: (next: ListState) => string
}

export function useListState(): ListStateHandle {
  const list = useList()
  const { address } = useSearchServices()
  const state = use(ListStateContext)
  if (state === null) throw new Error('No list.')
  return {
    list,
    state,
    go: (next) => {
      const { search } = address.read()
      const newest = search?.list === list ? search.state : state
      address.go({ list, state: rebased(next, state, newest) })
    },
    href: (next) => formatSearchHref({ list, state: next }),
  }
}

function rebased(next: ListState, from: ListState, newest: ListState): ListState {
  const changed = Object.entries(next).filter(([key, value]) => value !== Reflect.get(from, key))
  return { ...newest, ...Object.fromEntries(changed) }
}
