import { setImmediate, setTimeout } from 'node:timers/promises'

import type { Provider } from '#provision/client.ts'
import type { ServerEnvironment } from '#server/environment/server-environment.ts'

const BUSY = 429

export type WarmOptions = {
  readonly names: readonly string[]
  readonly signal: AbortSignal
}

/** Warms indices one at a time, so that visitors' requests are answered in between. */
export async function warmIndices(
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

/** The provider builds an index on its first search. */
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
  // The provider is busy with visitors' searches.
  if (response.status !== BUSY) {
    throw new Error(`Index ${index} cannot be searched: ${await response.text()}`)
  }
  await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
  await searchOnce(provider, environment, index)
}
