import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'

// A start takes time: the tests share one folder and go on with the server that the one before left.
let folder = ''
let server: Server

const start = (): Promise<Server> =>
  startServer({ PLINTH_DATA: folder }, 'tests/support/provider-server.ts')

beforeAll(async () => {
  folder = await newFolder()
  server = await start()
})

afterAll(async () => {
  await server.stop()
  await removeFolder(folder)
})

const connect = (): Algoliasearch =>
  algoliasearch('plinth', server.adminKey, {
    hosts: [{ url: new URL(server.address).host, protocol: 'http', accept: 'readWrite' }],
    // The machine may be busy.
    timeouts: TIMEOUTS,
  })

async function readAll<Body>(indexName: string): Promise<readonly (Body & { objectID: string })[]> {
  const found: (Body & { objectID: string })[] = []
  await connect().browseObjects<Body>({
    indexName,
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => found.push(...hits),
  })
  return found
}

test('a server that is killed between saves keeps every acknowledged record', async () => {
  const client = connect()
  const acknowledged: string[] = []
  const write = async (writer: number, number: number): Promise<void> => {
    const objectID = `${writer}-${number}`
    await client.saveObject({ indexName: 'saves', body: { objectID, text: 'x'.repeat(500) } })
    acknowledged.push(objectID)
    if (acknowledged.length === 150) server.process.kill('SIGKILL')
    return write(writer, number + 1)
  }
  const writers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, writer) => write(writer, 0)),
  )
  expect(writers.map(({ status }) => status)).not.toContain('fulfilled')
  await expect(server.ended).resolves.toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(150)

  server = await start()
  const kept = new Set((await readAll('saves')).map(({ objectID }) => objectID))
  expect(acknowledged.filter((objectID) => !kept.has(objectID))).toEqual([])
})
