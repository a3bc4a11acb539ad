import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { hostsAt } from '#provision/client.ts'
import { TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'

let folder = ''
let server: Server
let client: Algoliasearch

beforeAll(async () => {
  folder = await newFolder()
  server = await startServer({ PLINTH_DATA: folder }, 'tests/support/background-server.ts')
  client = algoliasearch('plinth', server.adminKey, {
    hosts: hostsAt(server.address),
    // The machine may be busy.
    timeouts: TIMEOUTS,
  })
})

afterAll(async () => {
  await server.stop()
  await removeFolder(folder)
})

const records = (generation: number, count = 2500) =>
  Array.from({ length: count }, (_, number) => ({
    objectID: `${number}`,
    generation,
    text: `A text with the word number${number % 700} and others of generation ${generation}`,
  }))

const rounds = [1, 2, 3]

/** How many records a search of an index finds, and the generation of the first. */
async function found(indexName: string) {
  const { nbHits, hits } = await client.searchSingleIndex<{ generation: number }>({ indexName })
  return { nbHits, generation: hits[0]?.generation }
}

test.each(['searched before', 'never searched'])(
  'an index %s has the new records as soon as replaceAllObjects resolves',
  async (before) => {
    const answers: unknown[] = []
    for (const round of rounds) {
      const indexName = `replaced-${before.replaceAll(' ', '-')}-${round}`
      await client.saveObjects({ indexName, objects: records(1, 1), waitForTasks: true })
      if (before === 'searched before') await found(indexName)
      await client.replaceAllObjects({ indexName, objects: records(2) })
      answers.push(await found(indexName))
    }
    expect(answers).toEqual(rounds.map(() => ({ nbHits: 2500, generation: 2 })))
  },
)

test('a task is published when the primary and its replicas have the records', async () => {
  const answers: unknown[] = []
  for (const round of rounds) {
    const indexName = `primary-${round}`
    const replica = `replica-${round}`
    await client.setSettings({ indexName, indexSettings: { replicas: [replica] } })
    await client.saveObjects({ indexName, objects: records(1, 1), waitForTasks: true })
    await Promise.all([found(indexName), found(replica)])
    const { taskID } = await client.batch({
      indexName,
      batchWriteParams: {
        requests: records(2).map((body) => ({ action: 'addObject' as const, body })),
      },
    })
    await client.waitForTask({ indexName, taskID })
    answers.push((await found(indexName)).nbHits, (await found(replica)).nbHits)
  }
  expect(answers).toEqual(rounds.flatMap(() => [2500, 2500]))
})
