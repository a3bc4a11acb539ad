import { setImmediate } from 'node:timers/promises'

import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { openStore } from '#server/store/lmdb-store.ts'

import { createTarget } from './embedded.ts'
import type { Memory, Report } from './fuzzed.ts'

/**
 * The server as `npm start` has it, without the page, with a store in the folder that is its argument. Sends its port
 * to the process that started it, and a report for every message.
 */
const hostname = '127.0.0.1'
const uncaught: string[] = []
const note = (reason: unknown): void => void uncaught.push(String(reason))
process.on('unhandledRejection', note).on('uncaughtException', note)

const store = await openStore(process.argv[2] ?? '')
const site = createSite({ provider: createTarget({ store }).fetch, hostname })
const { address } = await listen(site, { hostname, port: 0 })

async function measure(): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await setImmediate()
  }
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6 }
}

process.on('message', () => {
  void measure().then((memory) => process.send?.({ memory, uncaught } satisfies Report))
})
process.send?.(Number(new URL(address).port))
