import { createContext, use } from 'react'

import type { SearchClient } from './search-client.ts'

/** The page's one search client, given by the composition root. */
export const SearchClientContext = createContext<SearchClient | null>(null)

/** What stands before every index name; empty unless the site shares its application with others. */
export const IndexPrefixContext = createContext('')

/** The client for requests outside InstantSearch. Throws where no provider of the context is above. */
export function useSearchClient(): SearchClient {
  const client = use(SearchClientContext)
  if (client === null) {
    throw new Error('No search client: wrap the page in <SearchClientContext value={client}>.')
  }
  return client
}
