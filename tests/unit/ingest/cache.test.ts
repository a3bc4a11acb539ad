import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Catalogue } from '#ingest/build.ts'
import { fingerprint, loadCatalogue } from '#ingest/cache.ts'
import { noCode } from '#tests/support/no-code.ts'
import { noTargets, noUsage } from '#tests/support/no-usage.ts'

let folder = ''
let built = 0
let steps: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-cache-'))
  built = 0
  steps = []
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

const small: Catalogue = {
  records: { features: [], compat: [], specs: [], releases: [], suggestions: [] },
  content: {
    summary: {
      counts: {},
      packages: [],
      newestMonth: '2026-09',
      asOf: '2026-11-10',
      trackedUsage: 97,
    },
    redirects: { features: {}, specs: {} },
    releaseDates: {},
    usage: noUsage,
    regions: {},
    code: noCode,
    targets: noTargets,
    support: [],
    notes: [],
    histories: {},
    entries: [],
  },
  warnings: ['one'],
}

function load(place = folder) {
  return loadCatalogue({
    folder: place,
    onProgress: ({ step }) => steps.push(step),
    build: async ({ onProgress }) => {
      built += 1
      onProgress?.({ step: 'building' })
      return small
    },
  })
}

test('the catalogue is built once and then read from the cache', async () => {
  expect(await load()).toEqual(small)
  expect(await load()).toEqual(small)
  expect(built).toBe(1)
  expect(steps).toEqual(['building', 'writing the cache'])
})

test('only the newest cache is kept, and no half-written file', async () => {
  await writeFile(join(folder, 'catalogue-0123456789abcdef.json'), '{}')
  await load()
  expect(await readdir(folder)).toEqual([`catalogue-${await fingerprint()}.json`])
})

test.each(['', '{"records":', '[]', '{"records":{"features":[]},"content":{},"warnings":[]}'])(
  'a cache that holds %j is replaced by a new build',
  async (damaged) => {
    const file = join(folder, `catalogue-${await fingerprint()}.json`)
    await writeFile(file, damaged)
    expect(await load()).toEqual(small)
    expect(built).toBe(1)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(small)
  },
)

test('of two that find no cache one builds, and the other reads what it built', async () => {
  const both = await Promise.all([load(), load()])
  expect(both).toEqual([small, small])
  expect(built).toBe(1)
})

test('the note of a process that died during a build delays no other build', async () => {
  const file = join(folder, `catalogue-${await fingerprint()}.json`)
  await writeFile(`${file}.building`, '999999999')
  expect(await load()).toEqual(small)
  expect(await readdir(folder)).toEqual([basename(file)])
})

test('a cache that another process builds is waited for and read', async () => {
  const file = join(folder, `catalogue-${await fingerprint()}.json`)
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await writeFile(`${file}.building`, String(other.pid))
  const loading = load()
  await writeFile(file, JSON.stringify(small))
  await rm(`${file}.building`)
  expect(await loading).toEqual(small)
  expect(built).toBe(0)
  other.kill()
})

test('a cache that cannot be written is reported, and the catalogue is returned', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  expect(await load(file)).toEqual(small)
  expect(steps.at(-1)).toMatch(/^the cache was not written \(.+\): the next start builds again$/)
})

test('the fingerprint of unchanged sources stays the same', async () => {
  const print = await fingerprint()
  expect(print).toMatch(/^[0-9a-f]{16}$/)
  expect(await fingerprint()).toBe(print)
})
