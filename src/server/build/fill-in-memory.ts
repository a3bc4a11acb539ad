import type { DataStamp } from '#contracts/data-stamp.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { apply } from '#provision/apply.ts'
import { connectWithin } from '#provision/client.ts'
import { plan } from '#provision/plan.ts'
import { readSources, type RecordsByIndex } from '#provision/source.ts'

/** In milliseconds: no visitor waits for a build. */
const limits = { searchTime: 60_000, requestTime: 60_000 }

const keys = { appId: 'plinth', searchKey: 'plinth-search', prefix: '' } as const

/** A provider in memory with the catalogue, so that what is written matches what visitors find. */
export async function fillInMemory(records: RecordsByIndex, stamp?: DataStamp) {
  const adminKey = 'plinth-build'
  const store = createMemoryStore()
  const provider = createProvider({ ...keys, adminKey, limits, store })
  const client = connectWithin(provider, { appId: keys.appId, key: adminKey })
  const operations = plan(readSources(records, keys.prefix, stamp), new Map())
  await apply(operations, { client, onOperation: () => {} })
  return { provider, keys, store }
}
