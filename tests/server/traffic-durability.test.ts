import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  createTrafficLog,
  type LoggedEvent,
  type LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'
import { hostsAt } from '#provision/client.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { TIMEOUTS } from '#tests/support/patient.ts'
import {
  clockAt,
  newFolder,
  removeFolder,
  type Server,
  startServer,
} from '#tests/support/server.ts'

let folder = ''
let server: Server

/** Today at noon: the share of the log that one sender may fill grows from midnight on. */
const noon = new Date().setUTCHours(12, 0, 0, 0)

const start = (): Promise<Server> =>
  startServer({ PLINTH_DATA: folder, ...clockAt(noon) }, 'tests/support/background-server.ts')

beforeAll(async () => {
  folder = await newFolder()
  server = await start()
})

afterAll(async () => {
  await removeFolder(folder)
})

// The machine may be busy.

const connect = (): ReturnType<typeof algoliasearch> =>
  algoliasearch('plinth', server.adminKey, { hosts: hostsAt(server.address), timeouts: TIMEOUTS })

/** What a log holds when the server that wrote it is gone. */
async function readLog(): Promise<{
  searches: readonly LoggedSearch[]
  events: readonly LoggedEvent[]
}> {
  const store = await openStore(join(folder, 'traffic'))
  const log = createTrafficLog(store)
  const today = new Date()
  const from = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10)
  const days = { from, to: today.toISOString().slice(0, 10) }
  const found = { searches: log.searches(days), events: log.events(days) }
  await store.close()
  return found
}

test('a server that is killed between events keeps every acknowledged event', async () => {
  await connect().saveObjects({
    indexName: 'notes',
    objects: [{ objectID: 'one' }],
    waitForTasks: true,
  })
  const client = connect().initInsights({
    options: { hosts: hostsAt(server.address), timeouts: TIMEOUTS },
  })
  const acknowledged: string[] = []
  const write = async (writer: number, number: number): Promise<void> => {
    const eventName = `Seen ${writer}-${number}`
    const seen = { index: 'notes', userToken: 'ann', objectIDs: ['one'] }
    await client.pushEvents({ events: [{ ...seen, eventType: 'view', eventName }] })
    acknowledged.push(eventName)
    if (acknowledged.length === 200) server.process.kill('SIGKILL')
    return write(writer, number + 1)
  }
  const writers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, writer) => write(writer, 0)),
  )
  expect(writers.map(({ status }) => status)).not.toContain('fulfilled')
  await expect(server.ended).resolves.toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)

  const kept = new Set((await readLog()).events.map(({ name }) => name))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
})

test('the other thread reports a search that was answered just before, and a stopped server has written the last one', async () => {
  server = await start()
  const client = connect()
  await client.searchSingleIndex({ indexName: 'notes', searchParams: { query: 'one' } })
  const analytics = client.initAnalytics({
    options: { hosts: hostsAt(server.address), timeouts: TIMEOUTS },
  })
  expect(await analytics.getSearchesCount({ index: 'notes' })).toMatchObject({ count: 1 })
  await connect().searchSingleIndex({ indexName: 'notes', searchParams: { query: 'last' } })
  await server.stop()
  const queries = (await readLog()).searches.map(({ query }) => query)
  expect(queries).toEqual(['one', 'last'])
})
