import { createContext, use } from 'react'

import type { ListDefinition } from '#search/lists/list-definition.ts'

import { useList } from './list-context.ts'
import { useSearchServices } from './search-services.ts'
import { formatSearchHref } from './search-state.ts'
import type { ListState } from './url-state.ts'

/** What a list is asked to show; provided by `ListSearch`. */
export const ListStateContext = createContext<ListState | null>(null)

type ListStateHandle = {
  readonly list: ListDefinition
  /** What is asked for, which may be ahead of the results that are shown. */
  readonly state: ListState
  /** Goes to another state: a step in the history. */
  readonly go: (next: ListState) => void
  readonly href: (next: ListState) => string
}

/** The state of the list. Throws outside `ListSearch`. */
export function useListState(): ListStateHandle {
  const list = useList()
  const { address } = useSearchServices()
  const state = use(ListStateContext)
  if (state === null) throw new Error('No list: wrap the widgets in <ListSearch list={…}>.')
  return {
    list,
    state,
    go: (next) => address.go({ list, state: next }),
    href: (next) => formatSearchHref({ list, state: next }),
  }
}
