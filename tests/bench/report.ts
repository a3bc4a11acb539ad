import { gatherReport } from '#cli/report/gather.ts'
import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { connectWithin } from '#provision/client.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'
import { sampleTraffic } from '#tests/support/traffic-samples.ts'

const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

const SIZE = { searches: 100_000, events: 10_000, days: 29 }
/** Milliseconds. */
const BUDGET = 2000

/** Measures a whole report of a month: first from the store, then again, when its days are in memory. */
export async function benchReport(print: (text: string) => void): Promise<void> {
  const folder = await newFolder()
  const traffic = await openStore(folder)
  try {
    const now = Date.now()
    const { searches, events } = sampleTraffic({ ...SIZE, until: now })
    const log = createTrafficLog(traffic)
    await log.addSearches(searches)
    await log.addEvents(events)
    const provider = createProvider({ ...keys, store: createMemoryStore(), traffic })
    const client = connectWithin(provider, { appId: keys.appId, key: keys.adminKey })
    const analytics = client.initAnalytics({
      options: { hosts: client.transporter.hosts, requester: client.transporter.requester },
    })
    const measure = async (): Promise<number> => {
      const started = performance.now()
      await gatherReport(analytics, { index: 'features', days: 30, now })
      return performance.now() - started
    }
    const first = await measure()
    const again = await measure()
    print(`report of ${SIZE.searches} searches and ${SIZE.events} events: ${first.toFixed(0)} ms,`)
    print(
      `again ${again.toFixed(0)} ms; budget ${BUDGET} ms: ${first <= BUDGET ? 'kept' : 'MISSED'}`,
    )
    if (first > BUDGET) process.exitCode = 1
  } finally {
    await traffic.close()
    await removeFolder(folder)
  }
}
