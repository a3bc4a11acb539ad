import { createContext, use } from 'react'

import type { FirstAnswers } from '#contracts/first-answers.ts'

import type { PageProvider, SearchClient } from './search-client.ts'

export const SearchClientContext = createContext<SearchClient | null>(null)

export const ProviderContext = createContext<PageProvider | null>(null)

/** What the first view is rendered with; undefined if nothing was asked before the page started. */
export const FirstAnswersContext = createContext<FirstAnswers | undefined>(undefined)

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

export function useFirstAnswers(): FirstAnswers | undefined {
  return use(FirstAnswersContext)
}
