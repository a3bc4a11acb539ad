import { existsSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { openStore } from '#server/store/lmdb-store.ts'
import {
  type Program,
  type Server,
  newFolder,
  removeFolder,
  startProgram,
  startServer,
} from '#tests/support/server.ts'

type Name = 'sound' | 'damaged' | 'lacking' | 'none'

const folders: Record<Name, string> = { sound: '', damaged: '', lacking: '', none: '' }
let checks: Readonly<Record<Name, Program>>
let unknown: Program
let rebuilt: Server

const check = (folder: string): Program =>
  startProgram('src/server/start.ts', { args: ['--check'], env: { PLINTH_DATA: folder } })

/** Takes the entry of an index out of a store. */
async function removeIndex(folder: string, name: string): Promise<void> {
  const store = await openStore(join(folder, 'store'))
  const entry = [...store.entries('index/')].find(([, value]) => value.includes(`"name":"${name}"`))
  if (entry) await store.commit([[entry[0], null]])
  await store.close()
}

beforeAll(async () => {
  const template = inject('filledFolder')
  folders.sound = await newFolder(template)
  folders.damaged = await newFolder(template)
  folders.lacking = await newFolder(template)
  folders.none = await newFolder()
  truncateSync(join(folders.damaged, 'store', 'data.mdb'), 1_000_000)
  await removeIndex(folders.lacking, 'releases')
  checks = {
    sound: check(folders.sound),
    damaged: check(folders.damaged),
    lacking: check(folders.lacking),
    none: check(join(folders.none, 'data')),
  }
  unknown = startProgram('src/server/start.ts', { args: ['--chek'] })
  await Promise.all([...Object.values(checks), unknown].map(({ ended }) => ended))
  rebuilt = await startServer({ PLINTH_DATA: folders.damaged, PLINTH_ACCESS_LOG: '1' }, [
    'src/server/start.ts',
    '--rebuild',
  ])
})

afterAll(async () => {
  await rebuilt.stop()
  await Promise.all(Object.values(folders).map(removeFolder))
})

const lines = (program: Program): readonly string[] => program.output().trim().split('\n')

test('the check of a sound store says what is in it and ends with code 0', async () => {
  expect(lines(checks.sound)).toEqual([
    expect.stringMatching(/^The store in .+store can be read: \d+ indices, [\d,]+ records\.$/),
    'Every index of the catalogue can be searched.',
  ])
  await expect(checks.sound.ended).resolves.toBe(0)
  expect(existsSync(join(folders.sound, 'owner'))).toBe(false)
})

test('the check of a damaged store names the way out and ends with code 1', async () => {
  expect(lines(checks.damaged)).toEqual([
    expect.stringMatching(/^The store in .+ cannot be read \(.+\)\..+ npm start -- --rebuild/),
  ])
  await expect(checks.damaged.ended).resolves.toBe(1)
})

test('the check of a store that lacks an index names it and the way out, and ends with code 1', async () => {
  expect(lines(checks.lacking)).toEqual([
    expect.stringMatching(/can be read/),
    expect.stringMatching(/^Not every index can be searched: .*releases/),
    'npm start fills missing indices again; npm start -- --rebuild fills all anew.',
  ])
  await expect(checks.lacking.ended).resolves.toBe(1)
})

test('the check where no store is says so, makes none and ends with code 1', async () => {
  const folder = join(folders.none, 'data')
  expect(lines(checks.none)).toEqual([`There is no store in ${folder}. npm start fills one.`])
  await expect(checks.none.ended).resolves.toBe(1)
  expect(existsSync(folder)).toBe(false)
})

test('an unknown option is refused with one sentence', async () => {
  expect(lines(unknown)).toEqual([expect.stringContaining('npm start does not know "--chek".')])
  await expect(unknown.ended).resolves.toBe(1)
})

test('a rebuild moves the broken store aside, names its new place, fills a new one and serves', async () => {
  const place = /the old store is now (\S+)/.exec(rebuilt.output())?.[1] ?? ''
  expect(readdirSync(place)).toContain('data.mdb')
  expect(rebuilt.output()).toMatch(/filling releases: [\d,]+ records/)
  await expect(fetch(`${rebuilt.address}/health`)).resolves.toHaveProperty('status', 200)
  await expect
    .poll(async () => (await fetch(`${rebuilt.address}/ready`)).status, { timeout: 60_000 })
    .toBe(200)
})

test('a server with an access log writes a line of JSON for each request', async () => {
  await fetch(`${rebuilt.address}/about?q=what-I-seek`)
  await expect.poll(() => rebuilt.output(), { timeout: 10_000 }).toContain('"path":"/about"')
  expect(rebuilt.output()).not.toContain('what-I-seek')
})
