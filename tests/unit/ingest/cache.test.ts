import { spawn } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Catalogue, CatalogueContent, CatalogueRecords } from '#ingest/build.ts'
import { cacheFiles, writePart } from '#ingest/cache-files.ts'
import { fingerprint, loadCatalogue, loadContent, loadRecords } from '#ingest/cache.ts'
import type { CacheOptions } from '#ingest/cache.ts'
import { deferred } from '#tests/support/deferred.ts'
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

const records: CatalogueRecords = {
  records: { features: [], compat: [], specs: [], releases: [], suggestions: [] },
  summary: {
    counts: {},
    packages: [],
    newestMonth: '2026-09',
    asOf: '2026-11-10',
    trackedUsage: 97,
    facetSizes: {},
  },
}

const content: CatalogueContent = {
  content: {
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

const small: Catalogue = { ...records, ...content }

const optionsIn = (place = folder): CacheOptions => ({
  folder: place,
  onProgress: ({ step }) => steps.push(step),
  build: async ({ onProgress, onRecords }) => {
    built += 1
    onProgress?.({ step: 'building' })
    await onRecords?.(records)
    onProgress?.({ step: 'building the rest' })
    return small
  },
})

const load = (place?: string) => loadCatalogue(optionsIn(place))

const filesIn = async () => cacheFiles(folder, await fingerprint())

test('the catalogue is built once and then read from the cache', async () => {
  expect(await load()).toEqual(small)
  expect(await load()).toEqual(small)
  expect(built).toBe(1)
  expect(steps).toEqual([
    'building',
    'writing the records',
    'building the rest',
    'writing the content',
  ])
})

test('each part is read from the cache without the other', async () => {
  expect(await loadRecords(optionsIn())).toEqual(records)
  expect(await loadContent(optionsIn())).toEqual(content)
  expect(built).toBe(1)
  const files = await filesIn()
  await rm(files.records)
  expect(await loadContent(optionsIn())).toEqual(content)
  await writePart(files, 'records', records)
  await rm(files.content)
  expect(await loadRecords(optionsIn())).toEqual(records)
  expect(built).toBe(1)
})

test('records are read while the content is still being built', async () => {
  const { promise: held, resolve: release } = deferred()
  const { build } = optionsIn()
  const building = loadCatalogue({
    folder,
    build: async (options) => {
      const catalogue = await build?.(options)
      await held
      return catalogue ?? small
    },
  })
  expect(await loadRecords(optionsIn())).toEqual(records)
  expect(built).toBe(1)
  release()
  expect(await building).toEqual(small)
})

test('only the newest cache is kept, and no half-written file', async () => {
  for (const kind of ['catalogue', 'records', 'content']) {
    await writeFile(join(folder, `${kind}-0123456789abcdef.json`), '{}')
  }
  await load()
  const { records: one, content: other } = await filesIn()
  expect(await readdir(folder)).toEqual([basename(other), basename(one)])
})

test.each([
  ['records', ''],
  ['records', '{"records":'],
  ['records', '[]'],
  ['records', '{"records":{"features":[]},"summary":{}}'],
  ['content', '{"content":{},"warnings":[]}'],
] as const)('%s that hold %j are replaced by a new build', async (name, damaged) => {
  const files = await filesIn()
  await load()
  await writeFile(files[name], damaged)
  expect(await load()).toEqual(small)
  expect(built).toBe(2)
  const text = await readFile(files[name], 'utf8')
  expect(JSON.parse(text)).toEqual({ records, content }[name])
})

test('of two that find no cache one builds, and the other reads what it built', async () => {
  const both = await Promise.all([load(), load()])
  expect(both).toEqual([small, small])
  expect(built).toBe(1)
})

test('the note of a process that died during a build delays no other build', async () => {
  const files = await filesIn()
  await writeFile(`${files.content}.building`, '999999999')
  expect(await load()).toEqual(small)
  expect(await readdir(folder)).toEqual([basename(files.content), basename(files.records)])
})

test('a cache that another process builds is waited for and read', async () => {
  const files = await filesIn()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await writeFile(`${files.content}.building`, String(other.pid))
  const loading = load()
  await writePart(files, 'records', records)
  await writePart(files, 'content', content)
  await rm(`${files.content}.building`)
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
