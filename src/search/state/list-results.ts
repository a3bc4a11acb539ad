import { createContext, use } from 'react'
import type { useInstantSearch } from 'react-instantsearch'

type ListResults = ReturnType<typeof useInstantSearch>

/**
 * What the library knows of a list. Asked for once in each list and handed down: every use of the library's hook listens
 * to it twice, and it complains about more than a hundred listeners.
 */
export const ListResultsContext = createContext<ListResults | null>(null)

/** Throws outside `ListSearch`. */
export function useListResults(): ListResults {
  const results = use(ListResultsContext)
  if (results === null) throw new Error('No list: wrap the widgets in <ListSearch list={…}>.')
  return results
}
