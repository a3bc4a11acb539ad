import { existsSync, readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

import { openStore } from '#server/store/lmdb-store.ts'
import { newFolder, type Program, removeFolder, startProgram } from '#tests/support/server.ts'

type Name = 'sound' | 'damaged' | 'lacking' | 'none'

const folders: Record<Name, string> = { sound: '', damaged: '', lacking: '', none: '' }
let checks: Readonly<Record<Name, Program>>
let unknown: Program
let rebuilt: Program

const check = (folder: string): Program =>
  startProgram('src/server/start/start.ts', { args: ['--check'], env: { PLINTH_DATA: folder } })

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
  unknown = startProgram('src/server/start/start.ts', { args: ['--chek'] })
  await Promise.all([...Object.values(checks), unknown].map(({ ended }) => ended))
  rebuilt = startProgram('src/server/start/start.ts', {
    args: ['--rebuild'],
    env: { PLINTH_DATA: folders.damaged, PORT: '0' },
  })
  await vi.waitUntil(() => rebuilt.output().includes('filling '), { timeout: 120_000 })
  // From here on it is as the first start on an empty folder, of which another test waits for the end.
  rebuilt.process.kill('SIGTERM')
  await rebuilt.ended
})

afterAll(async () => {
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

test('a rebuild moves the broken store aside, names its new place and fills a new one', () => {
  const place = /the old store is now (\S+)/.exec(rebuilt.output())?.[1] ?? ''
  expect(readdirSync(place)).toContain('data.mdb')
  expect(rebuilt.output()).toMatch(/filling \w+: [\d,]+ records/)
  expect(existsSync(join(folders.damaged, 'store', 'data.mdb'))).toBe(true)
})
