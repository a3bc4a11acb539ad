import { createContext, use } from 'react'
import type { useInstantSearch } from 'react-instantsearch'

import { formatSearchHref } from '#search/address/search-state.ts'
import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { useSearchServices } from './search-services.ts'

export const ListContext = createContext<ListDefinition | null>(null)

/** The list whose widgets these are. Throws outside `ListSearch`. */
export function useList(): ListDefinition {
  const list = use(ListContext)
  if (list === null) throw new Error('No list.')
  return list
}

export type ListResults = Pick<
  ReturnType<typeof useInstantSearch>,
  'results' | 'status' | 'setUiState' | 'refresh'
>

/**
 * What the library knows of a list. Asked for once in each list and handed down: every use of the library's hook listens
 * to it twice, and it complains about more than a hundred listeners.
 */
export const ListResultsContext = createContext<ListResults | null>(null)

/** Throws outside `ListSearch`. */
export function useListResults(): ListResults {
  const results = use(ListResultsContext)
  if (results === null) throw new Error('No list.')
  return results
}

/** What a list is asked to show; provided by `ListSearch`. */
export const ListStateContext = createContext<ListState | null>(null)

/** What a list shows: the results, and the state that is asked for. */
export type ShownList = { readonly results: ListResults; readonly state: ListState }

/** What a list showed when the last frame was painted; for `AfterResults`. */
export const PaintedListContext = createContext<ShownList | null>(null)

type ListStateHandle = {
  readonly list: ListDefinition
  /** What is asked for, which may be ahead of the results that are shown. */
  readonly state: ListState
  /** Goes to another state: a step in the history. What it leaves as it is here is as the address has it by then. */
  readonly go: (next: ListState) => void
  readonly href: (next: ListState) => string
}

/** The state of the list. Throws outside `ListSearch`. */
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

/** What changed from one state to the next, on top of a newer one. */
function rebased(next: ListState, from: ListState, newest: ListState): ListState {
  const changed = Object.entries(next).filter(([key, value]) => value !== Reflect.get(from, key))
  return { ...newest, ...Object.fromEntries(changed) }
}
