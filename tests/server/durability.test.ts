import { algoliasearch } from 'algoliasearch'
import { afterEach, expect, inject, test } from 'vitest'

import {
  type Server,
  newFolder,
  removeFolder,
  startProgram,
  startServer,
} from '#tests/support/server.ts'

const folders: string[] = []
const servers: Server[] = []

async function start(folder: string): Promise<Server> {
  const server = await startServer({ PLINTH_DATA: folder })
  servers.push(server)
  return server
}

async function filledFolder(): Promise<string> {
  const folder = await newFolder(inject('filledFolder'))
  folders.push(folder)
  return folder
}

const connect = ({ address, adminKey }: Server) =>
  algoliasearch('plinth', adminKey, {
    hosts: [{ url: new URL(address).host, protocol: 'http', accept: 'readWrite' }],
    // The first request after a start reads the whole store, and the machine may be busy.
    timeouts: { connect: 30_000, read: 30_000, write: 30_000 },
  })

const notes = (generation: number) =>
  Array.from({ length: 500 }, (_, number) => ({ objectID: `${number}`, generation }))

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
  await Promise.all(folders.splice(0).map(removeFolder))
})

test('a server that is killed while it writes loses no acknowledged record', async () => {
  const folder = await filledFolder()
  const server = await start(folder)
  const client = connect(server)
  const acknowledged: string[] = []
  const write = async (writer: number, number: number): Promise<void> => {
    const objectID = `${writer}-${number}`
    await client.saveObject({ indexName: 'notes', body: { objectID, text: 'x'.repeat(500) } })
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

  const kept = new Set<string>()
  await connect(await start(folder)).browseObjects({
    indexName: 'notes',
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) kept.add(objectID)
    },
  })
  expect(acknowledged.filter((objectID) => !kept.has(objectID))).toEqual([])
})

test('a server that is killed while all records are replaced shows the old ones or the new', async () => {
  const folder = await filledFolder()
  const first = connect(await start(folder))
  await first.replaceAllObjects({ indexName: 'notes', objects: notes(1), batchSize: 100 })
  const replacing = first.replaceAllObjects({
    indexName: 'notes',
    objects: notes(2),
    batchSize: 20,
  })
  const [killed] = servers
  killed?.process.kill('SIGKILL')
  await Promise.allSettled([replacing])
  await killed?.ended

  const generations = new Map<unknown, number>()
  await connect(await start(folder)).browseObjects<{ generation: number }>({
    indexName: 'notes',
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { generation } of hits) {
        generations.set(generation, (generations.get(generation) ?? 0) + 1)
      }
    },
  })
  expect([...generations.values()]).toEqual([500])
})

test('a folder in use is refused with a sentence, and what is in it goes on being served', async () => {
  const folder = await filledFolder()
  const server = await start(folder)
  const second = startProgram('src/server/start.ts', { env: { PLINTH_DATA: folder, PORT: '0' } })
  await expect(second.ended).resolves.toBe(1)
  expect(second.output()).toContain(
    `${folder} is used by process ${server.process.pid}, another Plinth.`,
  )
  await expect(fetch(`${server.address}/`)).resolves.toHaveProperty('status', 200)
})

test('a second start neither builds nor fills', async () => {
  const server = await start(await filledFolder())
  expect(server.output()).not.toMatch(/building|filling/)
})
