import { loadOnce } from '#lib/load-once.ts'
import { apply } from '#provision/apply.ts'
import { plan } from '#provision/plan.ts'
import { readSources, type RecordsByIndex } from '#provision/source.ts'

import { loadCatalogue } from './catalogue.ts'
import { fetchFrom, localProviderOf } from './local-provider.ts'
import { createMemoryProvider } from './memory-provider.ts'

type Provider = ReturnType<typeof createMemoryProvider>['provider']

/**
 * A provider with the whole catalogue, for all tests of a thread, which only read: it takes seconds to fill.
 * `PLINTH_TESTED_PROVIDER=standalone` gives them the one of a page without a server, from the files of a build.
 */
export const catalogueProvider = loadOnce(async (): Promise<Provider> => {
  const { records } = await loadCatalogue()
  const tested = process.env.PLINTH_TESTED_PROVIDER
  if (tested === undefined) return createFilledProvider(records)
  if (tested !== 'standalone') throw new Error(`There is no provider "${tested}" to test.`)
  const { store } = await fill(records)
  return fetchFrom(localProviderOf(store))
})

/** A provider in this process, in memory, filled as `npm run provision` fills one. */
export async function createFilledProvider(records: RecordsByIndex): Promise<Provider> {
  const { provider } = await fill(records)
  return provider
}

async function fill(records: RecordsByIndex) {
  const { provider, store, client } = createMemoryProvider()
  await apply(plan(readSources(records, ''), new Map()), { client, onOperation: () => {} })
  return { provider, store }
}
