import { createProvider, type ProviderOptions } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'

import { PATIENT } from './patient.ts'

const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** A provider in this process, empty unless it gets a store: its store, and a client that may do everything. */
export function createMemoryProvider(own: Partial<ProviderOptions> = {}) {
  const options = { ...PATIENT, ...keys, store: createMemoryStore(), ...own }
  const provider = createProvider(options)
  const client = connectWithin(provider, { appId: options.appId, key: options.adminKey })
  return { provider, store: options.store, client }
}
