import { catalogue } from '#catalogue/indices.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import { createProvider } from '#provider/provider.ts'
import { connectWithin } from '#provision/client.ts'
import { deflate } from '#server/store/deflate.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

import { refinedCompatRequest, typedQueries } from './queries.ts'
import { line, summarise, timeAll } from './samples.ts'
import { syntheticRecords } from './synthetic.ts'

type Provider = ReturnType<typeof createProvider>
type Print = (text: string) => void

const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

/** A search that takes long is measured, where a site would refuse it. Milliseconds. */
const limits = { searchTime: 60_000, requestTime: 60_000 }

/** Records that exist as objects at one time while an index is filled. */
const AT_ONCE = 10_000
const ROUNDS = 3

/** Budgets in seconds, milliseconds and megabytes. */
type Budget = {
  readonly records: number
  readonly fill?: number
  readonly p50?: number
  readonly p95: number
  readonly resident?: number
}

/** A hundred thousand records. */
export const benchScale = (print: Print): Promise<void> =>
  measure({ records: 100_000, fill: 60, p50: 5, p95: 25 }, print)

/** A million; takes some minutes. */
export const benchMillion = (print: Print): Promise<void> =>
  measure({ records: 1_000_000, p95: 40, resident: 2048 }, print)

async function measure(budget: Budget, print: Print): Promise<void> {
  const folder = await newFolder()
  const store = await openStore(folder)
  try {
    await measureWith(
      createProvider({ ...keys, limits, store, compressor: deflate }),
      budget,
      print,
    )
  } finally {
    await store.close()
    await removeFolder(folder)
  }
}

async function measureWith(provider: Provider, budget: Budget, print: Print): Promise<void> {
  const started = performance.now()
  await fill(provider, budget.records)
  const filled = (performance.now() - started) / 1000
  const actions = (await typedQueries()).map((query) => searching(provider, query))
  const asked = performance.now()
  await actions[0]?.()
  const built = (performance.now() - asked) / 1000
  const summary = summarise(await timeAll(actions, ROUNDS))
  const resident = process.resourceUsage().maxRSS / 1024
  print(`${budget.records} synthetic records: filled in ${filled.toFixed(1)} s, first answer after`)
  print(`${built.toFixed(1)} s, at most ${resident.toFixed(0)} MB resident`)
  print(line('list and two facets as a function', summary))
  check('seconds to fill', filled, budget.fill)
  check('p50', summary.p50, budget.p50)
  check('p95', summary.p95, budget.p95)
  check('MB resident', resident, budget.resident)
}

/** Throws RangeError when a figure is above its budget, if it has one. */
function check(name: string, figure: number, budget = Infinity): void {
  if (figure > budget) throw new RangeError(`${name}: ${figure.toFixed(1)}, budget ${budget}.`)
}

/** Fills the provider through the official client; the store is the one that `npm start` uses. */
async function fill(provider: Provider, count: number): Promise<void> {
  const client = connectWithin(provider, { appId: keys.appId, key: keys.adminKey })
  const { name: indexName, settings, synonyms } = catalogue.compat
  const { records } = await loadCatalogue({})
  await client.setSettings({ indexName, indexSettings: settings })
  await client.saveSynonyms({ indexName, synonymHit: [...synonyms] })
  const source = syntheticRecords(records.compat, count)
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const objects = Array.from({ length: Math.min(AT_ONCE, count - sent) }, () => ({
      ...source.next().value,
    }))
    await client.saveObjects({ indexName, objects })
  }
}

function searching(provider: Provider, query: string): () => Promise<string> {
  const body = refinedCompatRequest(query)
  return async () => {
    const answer = await provider(
      new Request('http://127.0.0.1/1/indexes/*/queries', {
        method: 'POST',
        headers: { 'x-algolia-application-id': keys.appId, 'x-algolia-api-key': keys.searchKey },
        body,
      }),
    )
    if (answer.status !== 200) throw new Error(await answer.text())
    return answer.text()
  }
}
