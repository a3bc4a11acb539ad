import { createContext, use } from 'react'

import type { PageProvider, SearchClient } from './search-client.ts'

export const SearchClientContext = createContext<SearchClient | null>(null)

export const ProviderContext = createContext<PageProvider | null>(null)

/** The client for requests outside InstantSearch. Throws without a context provider. */
export function useSearchClient(): SearchClient {
  const client = use(SearchClientContext)
  if (client === null) {
    throw new Error('No search client.')
  }
  return client
}

/** The search provider behind the client. Throws without a context provider. */
export function useProvider(): PageProvider {
  const provider = use(ProviderContext)
  if (provider === null) {
    throw new Error('No provider.')
  }
  return provider
}
