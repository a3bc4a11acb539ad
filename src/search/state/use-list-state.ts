import type { ListDefinition } from '#search/lists/list-definition.ts'

import { useList } from './list-context.ts'
import { useListResults } from './list-results.ts'
import { useSearchServices } from './search-services.ts'
import { fromUiState } from './ui-state.ts'
import { formatListState } from './url-state.ts'
import type { ListState } from './url-state.ts'

type ListStateHandle = {
  readonly list: ListDefinition
  /** What is asked for, which may be ahead of the results that are shown. */
  readonly state: ListState
  /** Goes to another state: a step in the history. */
  readonly go: (next: ListState) => void
  readonly href: (next: ListState) => string
}

/** The state of the list view, inside `ListSearch`. */
export function useListState(): ListStateHandle {
  const list = useList()
  const { address, prefix } = useSearchServices()
  const { indexUiState } = useListResults()
  const href = (next: ListState) => list.path + formatListState(list, next)
  return {
    list,
    state: fromUiState({ list, prefix }, indexUiState),
    go: (next) => address.go(href(next)),
    href,
  }
}
