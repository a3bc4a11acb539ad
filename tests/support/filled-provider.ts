import { loadOnce } from '#lib/load-once.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { apply } from '#provision/apply.ts'
import { connectWithin } from '#provision/client.ts'
import { plan } from '#provision/plan.ts'
import { readSources } from '#provision/source.ts'
import type { RecordsByIndex } from '#provision/source.ts'

import { loadCatalogue } from './catalogue.ts'
import { PATIENT } from './patient.ts'

type Provider = ReturnType<typeof createProvider>

/** A provider with the whole catalogue, for all tests of a thread, which only read: it takes seconds to fill. */
export const catalogueProvider = loadOnce(async () => {
  const { records } = await loadCatalogue()
  return createFilledProvider(records)
})

/** A provider in this process, in memory, filled as `npm run provision` fills one. */
export async function createFilledProvider(records: RecordsByIndex): Promise<Provider> {
  const appId = 'plinth'
  const adminKey = 'the-admin-key'
  const provider = createProvider({
    ...PATIENT,
    appId,
    adminKey,
    searchKey: 'plinth-search',
    store: createMemoryStore(),
  })
  const client = connectWithin(provider, { appId, key: adminKey })
  await apply(plan(readSources(records, ''), new Map()), { client, onOperation: () => {} })
  return provider
}
