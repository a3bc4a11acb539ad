import { existsSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { createProvider } from '#provider/provider.ts'
import { connectWithin } from '#provision/client.ts'
import { backUp, restore } from '#server/store/copies.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { PATIENT, TIMEOUTS } from '#tests/support/patient.ts'
import {
  newFolder,
  type Program,
  removeFolder,
  type Server,
  startProgram,
  startServer,
} from '#tests/support/server.ts'

/** How many copies are made under writes; set to 100 by hand after a change of copying. */
const COPIES = Number(process.env['TEST_COPIES'] ?? 5)

let folder = ''
let place = ''
let server: Server
let isWriting = true
let writing: Promise<unknown>

/** What the server has acknowledged: records, and visitors who searched. */
const records: string[] = []
const visitors: string[] = []

const client = () =>
  algoliasearch('plinth', server.adminKey, {
    hosts: [{ url: new URL(server.address).host, protocol: 'http', accept: 'readWrite' }],
    timeouts: TIMEOUTS,
  })

/** Searches of an address that its share of the log holds even in the first hour of a day. */
const MOST_VISITORS = 40

/** A busy server may refuse: only what it has acknowledged counts. */
const succeeds = (request: Promise<unknown>): Promise<boolean> =>
  request.then(
    () => true,
    () => false,
  )

async function visit(userToken: string): Promise<void> {
  const searching = client().searchSingleIndex({ indexName: 'saves', searchParams: { userToken } })
  if (await succeeds(searching)) visitors.push(userToken)
}

async function write(writer: number, number = 0): Promise<void> {
  if (!isWriting) return undefined
  const objectID = `${writer}-${number}`
  const body = { objectID, text: objectID.repeat(100) }
  if (await succeeds(client().saveObject({ indexName: 'saves', body }))) records.push(objectID)
  if (number % (4 * COPIES) === 0 && visitors.length < MOST_VISITORS) await visit(objectID)
  // The copies are what is to be tested, not the server under load.
  await setTimeout(30)
  return write(writer, number + 1)
}

beforeAll(async () => {
  ;[folder, place] = await Promise.all([newFolder(), newFolder()])
  server = await startServer({ PLINTH_DATA: folder }, 'tests/support/background-server.ts')
  await client().saveObject({ indexName: 'saves', body: { objectID: 'first' } })
  writing = Promise.all([0, 1, 2, 3].map((writer) => write(writer)))
})

afterAll(async () => {
  isWriting = false
  await writing
  await server.stop()
  await Promise.all([folder, place].map(removeFolder))
})

async function folderForTest(): Promise<string> {
  const path = await newFolder()
  onTestFinished(() => removeFolder(path))
  return path
}

/** The ids of the records in a data folder, and all that its log says. */
async function contentOf(target: string) {
  const [store, traffic] = await Promise.all(
    (['store', 'traffic'] as const).map((name) => openStore(join(target, name))),
  )
  if (store === undefined || traffic === undefined) throw new Error('There is no store')
  const keys = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }
  const provider = createProvider({ ...keys, ...PATIENT, store })
  const reader = connectWithin(provider, {
    appId: 'plinth',
    key: keys.adminKey,
  })
  const ids = new Set<string>()
  await reader.browseObjects({
    indexName: 'saves',
    browseParams: { hitsPerPage: 1000 },
    aggregator: ({ hits }) => hits.forEach(({ objectID }) => ids.add(objectID)),
  })
  const log = Array.from(traffic.entries('search/'), ([, text]) => text).join('\n')
  await Promise.all([store.close(), traffic.close()])
  return { ids, log }
}

/** What had been acknowledged before a moment, as far as a folder lacks it. */
async function lacking(
  target: string,
  before: { readonly records: number; readonly visitors: number },
) {
  const { ids, log } = await contentOf(target)
  return {
    records: records.slice(0, before.records).filter((id) => !ids.has(id)),
    visitors: visitors.slice(0, before.visitors).filter((id) => !log.includes(`"${id}"`)),
  }
}

/** What a copy that begins after this must hold: a search is stored 0.2 s after its answer. */
async function moment() {
  const before = { records: records.length, visitors: visitors.length }
  await setTimeout(1000)
  return before
}

const nothing = { records: [], visitors: [] }

const run = (args: readonly string[], data: string): Program =>
  startProgram('src/server/start/start.ts', { args, env: { PLINTH_DATA: data } })

test('each copy of a store under writes holds every record and every search of a second before', async () => {
  for (const number of Array.from({ length: COPIES }).keys()) {
    const file = join(place, `${number}.tar.gz`)
    const before = await moment()
    await backUp(folder, file)
    const target = await newFolder()
    await restore(target, file)
    expect(await lacking(target, before)).toEqual(nothing)
    await removeFolder(target)
  }
  expect(records.length).toBeGreaterThan(COPIES)
  expect(visitors.length).toBeGreaterThan(0)
})

test('npm start makes a copy beside the server and restores it, each with one sentence', async () => {
  const [file, target] = [join(place, 'command.tar.gz'), await folderForTest()]
  const before = await moment()
  const copying = run(['--backup', file], folder)
  await expect(copying.ended).resolves.toBe(0)
  expect(copying.output()).toMatch(
    /^The store in .+ is copied into .+ \([\d,]+ kB\)\. It contains keys\.\n$/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const restoring = run(['--restore', file], target)
  await expect(restoring.ended).resolves.toBe(0)
  expect(restoring.output()).toBe(
    `The copy in ${file} is restored into ${target}. npm start serves it.\n`,
  )
  expect(await lacking(target, before)).toEqual(nothing)
})

/** Resolves when a path exists, or the program that makes it has ended. */
async function appears(path: string, { process: child }: Program): Promise<void> {
  while (!existsSync(path) && child.exitCode === null) await setTimeout(1)
}

test('a copy that is killed leaves no file or a whole one, and the server loses nothing', async () => {
  for (const delay of [0, 20, 200, 400, 800]) {
    const file = join(place, `killed-${delay}.tar.gz`)
    const before = await moment()
    const copying = run(['--backup', file], folder)
    await appears(`${file}.part-${copying.process.pid}`, copying)
    await setTimeout(delay)
    copying.process.kill('SIGKILL')
    await copying.ended
    if (!existsSync(file)) continue
    const target = await folderForTest()
    await restore(target, file)
    expect(await lacking(target, before)).toEqual(nothing)
  }
  const [target, before] = [await folderForTest(), await moment()]
  await backUp(folder, join(place, 'after.tar.gz'))
  await restore(target, join(place, 'after.tar.gz'))
  expect(await lacking(target, before)).toEqual(nothing)
})

test('a restore that is killed is refused by a start until it has been done again, and then all is there', async () => {
  const file = join(place, 'restored.tar.gz')
  const before = await moment()
  await backUp(folder, file)
  const bytes = readFileSync(file)
  const target = await folderForTest()
  const marker = join(target, 'restoring')
  let kills = 0
  for (const delay of [0, 5, 20, 100, 400]) {
    const restoring = run(['--restore', file], target)
    await appears(marker, restoring)
    await setTimeout(delay)
    restoring.process.kill('SIGKILL')
    await restoring.ended
    // The restore was complete by then.
    if (!existsSync(marker)) break
    kills += 1
    const checking = run(['--check'], target)
    await expect(checking.ended).resolves.toBe(1)
    expect(checking.output()).toMatch(
      /^A copy was being restored into .+ Run npm start -- --restore/,
    )
  }
  expect(kills).toBeGreaterThan(0)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  if (existsSync(marker)) await restore(target, file)
  expect(await lacking(target, before)).toEqual(nothing)
})

test('the check of a folder in which a restore wrote nothing before it was killed says so', async () => {
  const target = await folderForTest()
  await writeFile(join(target, 'restoring'), '')
  const checking = run(['--check'], target)
  await expect(checking.ended).resolves.toBe(1)
  expect(checking.output()).toMatch(/^A copy was being restored into/)
})

test('a process that is killed while it reads a store does not make the store grow', async () => {
  const data = await folderForTest()
  const store = await openStore(data)
  const rewrite = () =>
    store.commit(
      Array.from({ length: 200 }, (_, at) => [`k/${at}`, JSON.stringify('x'.repeat(3000))]),
    )
  const sizeAfter = async (times: number): Promise<number> => {
    for (const _ of Array.from({ length: times })) await rewrite()
    return statSync(join(data, 'data.mdb')).size
  }
  const before = await sizeAfter(10)
  const reading = startProgram('tests/support/reading.ts', { args: [data] })
  onTestFinished(() => void reading.process.kill('SIGKILL'))
  await expect.poll(reading.output).toContain('reading')
  reading.process.kill('SIGKILL')
  await reading.ended
  expect(await sizeAfter(30)).toBeLessThan(before * 1.5)
  await store.close()
})
