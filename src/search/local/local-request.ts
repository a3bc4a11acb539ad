import type { IndexFile, LocalRequest } from '#offline/contract/local-provider.ts'

import type { SentRequest } from './device-state.ts'

/** The keys that the provider in the browser knows. They protect nothing. */
const keys = {
  'x-algolia-application-id': 'plinth',
  'x-algolia-api-key': 'plinth-search',
} as const

type Query = { readonly indexName: string; readonly clickAnalytics?: boolean }

/**
 * A request of the official client as the provider in this browser takes it: with its keys, with its
 * names of indices, which have no prefix, and without the wish for ids that events refer to, which no
 * other provider knows.
 */
export function localRequest(
  { url, data }: SentRequest,
  indices: readonly IndexFile[],
): LocalRequest {
  const { pathname, searchParams } = new URL(url)
  for (const [name, value] of Object.entries(keys)) searchParams.set(name, value)
  const prefix = import.meta.env.VITE_INDEX_PREFIX ?? ''
  const known = new Set(indices.flatMap(({ names }) => names))
  const indexOf = (name: string): string => (known.has(name) ? name : name.slice(prefix.length))
  const batch: { readonly requests: readonly Query[] } = JSON.parse(String(data))
  const requests = batch.requests.map((query) => ({
    ...query,
    indexName: indexOf(query.indexName),
    ...(query.clickAnalytics !== undefined && { clickAnalytics: false }),
  }))
  return { path: `${pathname}?${searchParams}`, body: JSON.stringify({ ...batch, requests }) }
}
