import { createContext, use } from 'react'

import type { Provider, SearchClient } from './search-client.ts'

/** The page's one search client, given by the composition root. */
export const SearchClientContext = createContext<SearchClient | null>(null)

/** What the client searches, for those who ask about it and not for results. */
export const ProviderContext = createContext<Provider | null>(null)

/** The client for requests outside InstantSearch. Throws where no provider of the context is above. */
export function useSearchClient(): SearchClient {
  const client = use(SearchClientContext)
  if (client === null) {
    throw new Error('No search client.')
  }
  return client
}

/** The search provider behind the client. Throws where no provider of the context is above. */
export function useProvider(): Provider {
  const provider = use(ProviderContext)
  if (provider === null) {
    throw new Error('No provider.')
  }
  return provider
}
