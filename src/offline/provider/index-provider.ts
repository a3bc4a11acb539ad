import type { LocalAnswer, LocalRequest } from '#offline/contract/local-provider.ts'
import type { IndexCache } from '#provider/index-cache.ts'
import { createProvider } from '#provider/provider.ts'

import { openIndexFile } from './index-file.ts'

export type Keys = {
  readonly appId: string
  readonly searchKey: string
  /** Has every right; with an empty one nobody has. */
  readonly adminKey: string
}

type Options = {
  readonly keys?: Keys
  /** Keeps built indexes for the next start. */
  readonly indexCache?: IndexCache | undefined
}

/** Answers requests for one index and its replicas. */
export type IndexProvider = (request: LocalRequest) => Promise<LocalAnswer>

/** The keys with which a page searches. They protect nothing: the visitor has the records. */
const ofPage: Keys = { appId: 'plinth', searchKey: 'plinth-search', adminKey: '' }

/** In milliseconds: a slow device searches for its own visitor alone. */
const limits = { searchTime: 10_000, requestTime: 60_000 }

/**
 * Creates a provider from the parts of an index file.
 * @throws SyntaxError for what is no index file
 */
export function createIndexProvider(
  parts: readonly Uint8Array[],
  { keys = ofPage, indexCache }: Options = {},
): IndexProvider {
  const store = openIndexFile(parts)
  const provider = createProvider({ ...keys, limits, store, ...(indexCache && { indexCache }) })
  return async ({ path, body }) => {
    const response = await provider(
      new Request(`http://localhost${path}`, { method: 'POST', body }),
    )
    return { status: response.status, content: await response.text() }
  }
}

/** Builds the index, which the first search would wait for. */
export async function warmIndex(provider: IndexProvider, name: string): Promise<void> {
  const { appId, searchKey } = ofPage
  const keys = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': searchKey,
  })
  const body = JSON.stringify({ hitsPerPage: 0, analytics: false })
  const { status } = await provider({ path: `/1/indexes/${name}/query?${keys}`, body })
  if (status !== 200) throw new Error(`The index ${name} was answered with ${status}.`)
}
