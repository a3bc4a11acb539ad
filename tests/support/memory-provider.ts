import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'

import { PATIENT } from './patient.ts'

const appId = 'plinth'
const adminKey = 'the-admin-key'

/** An empty provider in this process: its store, and a client that may do everything. */
export function createMemoryProvider() {
  const store = createMemoryStore()
  const provider = createProvider({
    ...PATIENT,
    appId,
    adminKey,
    searchKey: 'plinth-search',
    store,
  })
  return { store, client: connectWithin(provider, { appId, key: adminKey }) }
}
