import { setImmediate, setTimeout } from 'node:timers/promises'

import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

const BUSY = 429

/** Which indices are readied. */
export type WarmOptions = {
  readonly names: readonly string[]
  /** Ends it before the next index. */
  readonly signal: AbortSignal
}

/** Readies indices, one at a time, so that visitors' requests get their turn between them. */
export async function warm(
  provider: Provider,
  environment: ServerEnvironment,
  { names, signal }: WarmOptions,
): Promise<void> {
  const warmFrom = async (position: number): Promise<void> => {
    const name = names[position]
    if (name === undefined || signal.aborted) return undefined
    await searchOnce(provider, environment, name)
    await setImmediate()
    return warmFrom(position + 1)
  }
  await warmFrom(0)
}

/** Searches an index once: the provider builds its search structures on first use. */
async function searchOnce(
  provider: Provider,
  environment: ServerEnvironment,
  index: string,
): Promise<void> {
  const { appId, searchKey } = environment
  const response = await provider(
    new Request(`http://localhost/1/indexes/${encodeURIComponent(index)}/query`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey },
      body: JSON.stringify({ query: '', hitsPerPage: 1, analytics: false }),
    }),
  )
  if (response.ok) return
  // Searches of visitors took the place.
  if (response.status !== BUSY) {
    throw new Error(`Index ${index} cannot be searched: ${await response.text()}`)
  }
  await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
  await searchOnce(provider, environment, index)
}
