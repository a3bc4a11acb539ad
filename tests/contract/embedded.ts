import { createProvider, type ProviderOptions } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

import type { Target } from './target.ts'

export const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** A provider by function, with a store that forgets, and with patience. */
export function createTarget(options: Partial<ProviderOptions> = {}): Target {
  const keys = { ...KEYS, ...options }
  return {
    fetch: createProvider({ store: createMemoryStore(), ...PATIENT, ...keys }),
    origin: 'http://provider.test',
    appId: keys.appId,
    adminKey: keys.adminKey,
    isHosted: false,
    prefix: 'contract_',
  }
}
