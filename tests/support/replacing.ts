import { createProvider } from '#provider/provider.ts'
import { connectWithin } from '#provision/client.ts'
import { openStore } from '#server/store/lmdb-store.ts'

import { PATIENT } from './patient.ts'

/**
 * Opens the store in the folder that is the argument, says which generations of records it finds, and replaces all
 * records by those of the next generation, again and again, until it is killed. Prints one line of JSON each:
 * `{ found }` (records by generation), `{ commit }` after each commit, `{ done }` after each replacement.
 */
const [folder = ''] = process.argv.slice(2)
const indexName = 'notes'
const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

const inner = await openStore(folder)
let commits = 0
const store = {
  ...inner,
  commit: async (changes: Parameters<typeof inner.commit>[0]) => {
    await inner.commit(changes)
    commits += 1
    say({ commit: commits })
  },
}
const provider = createProvider({ ...PATIENT, ...keys, store })
const client = connectWithin(provider, { appId: keys.appId, key: keys.adminKey })

async function readGenerations(): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  await client.browseObjects<{ generation: number }>({
    indexName,
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { generation } of hits) found.set(generation, (found.get(generation) ?? 0) + 1)
    },
  })
  return found
}

const records = (generation: number) =>
  Array.from({ length: 200 }, (_, number) => ({ objectID: `${number}`, generation }))

const isThere = await client.indexExists({ indexName })
const found = isThere ? await readGenerations() : new Map<number, number>()
say({ found: [...found] })

/** More than any test waits for, so that a process that no test kills ends. */
const REPLACEMENTS = 50

const first = Math.max(0, ...found.keys()) + 1
for (let generation = first; generation < first + REPLACEMENTS; generation += 1) {
  await client.replaceAllObjects({ indexName, objects: records(generation), batchSize: 20 })
  say({ done: generation })
}
