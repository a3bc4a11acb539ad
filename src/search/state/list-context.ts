import { createContext, use } from 'react'

import type { ListDefinition } from '#search/lists/list-definition.ts'

export const ListContext = createContext<ListDefinition | null>(null)

/** The list whose widgets these are. Throws outside `ListSearch`. */
export function useList(): ListDefinition {
  const list = use(ListContext)
  if (list === null) throw new Error('No list: wrap the widgets in <ListSearch list={…}>.')
  return list
}
