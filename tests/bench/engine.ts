import { loadCatalogue } from '#ingest/cache.ts'
import { createFilledProvider } from '#tests/support/filled-provider.ts'

import { refinedRequest, typedQueries } from './queries.ts'
import { line, summarise, timeAll } from './samples.ts'

const ROUNDS = 9

/** The provider as a function: the same searches without a socket, and how much memory it holds. */
export async function benchEngine(print: (text: string) => void): Promise<void> {
  const { records } = await loadCatalogue({})
  const before = heapInMegabytes()
  const started = performance.now()
  const fetchFrom = await createFilledProvider(records)
  print(`filled with all records: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const actions = (await typedQueries()).map((query) => {
    const body = refinedRequest(query)
    return async () => {
      const answer = await fetchFrom(
        new Request('http://127.0.0.1/1/indexes/*/queries', {
          method: 'POST',
          headers: {
            'x-algolia-application-id': 'plinth',
            'x-algolia-api-key': 'plinth-search',
          },
          body,
        }),
      )
      if (answer.status !== 200) throw new Error(await answer.text())
      return answer.text()
    }
  })
  print(line('list and two facets as a function', summarise(await timeAll(actions, ROUNDS))))
  print(`heap and buffers of the filled provider: ${(heapInMegabytes() - before).toFixed(0)} MB`)
}

function heapInMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}
