import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Catalogue, CatalogueContent, CatalogueRecords } from '#ingest/build.ts'
import {
  cacheFiles,
  writePart,
  type CacheOptions,
  fingerprint,
  loadCatalogue,
  loadRecords,
  openCatalogue,
  readFingerprint,
} from '#ingest/cache.ts'
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
    turnDays: [],
    datedValues: {},
    trackedUsage: 97,
    facetSizes: {},
    releases: {},
    widely: [],
  },
}

const content: CatalogueContent = {
  content: {
    redirects: { features: {}, specs: {}, compat: {} },
    releaseDates: {},
    changes: [],
    usage: noUsage,
    regions: {},
    regionNumbers: {},
    featureSupport: {},
    otherBrowsers: { versions: {}, features: {} },
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
  build: async ({ onProgress }) => {
    built += 1
    onProgress?.({ step: 'building' })
    return {
      ...records,
      buildContent: async () => {
        onProgress?.({ step: 'building the rest' })
        return content
      },
    }
  },
})

const load = (place?: string) => loadCatalogue(optionsIn(place))

const filesIn = async () => cacheFiles(folder, await fingerprint())

/** The file names of a complete cache. */
async function cachedNames(): Promise<readonly string[]> {
  const { content: one, records: other, summary } = await filesIn()
  return [one, other, summary].map((file) => basename(file))
}

test('the catalogue is built once and then read from the cache', async () => {
  expect(await load()).toEqual(small)
  expect(await load()).toEqual(small)
  expect(built).toBe(1)
  expect(steps).toEqual([
    'building',
    'writing the summary',
    'writing the records',
    'building the rest',
    'writing the content',
  ])
})

test('each part is read from the cache without the others', async () => {
  expect(await loadRecords(optionsIn())).toEqual(records)
  const files = await filesIn()
  await rm(files.records)
  const opened = await openCatalogue(optionsIn())
  expect(opened.summary).toEqual(records.summary)
  expect(await opened.content()).toEqual(content)
  await writePart(files, 'records', records)
  await rm(files.content)
  expect(await loadRecords(optionsIn())).toEqual(records)
  expect(built).toBe(1)
})

test('a catalogue that is opened by building it is cached when it is finished', async () => {
  const opened = await openCatalogue(optionsIn())
  expect(opened.summary).toEqual(records.summary)
  expect(await opened.records()).toEqual(records)
  expect(steps).toEqual(['building', 'writing the summary'])
  await opened.finish()
  expect(await opened.content()).toEqual(content)
  expect(await load()).toEqual(small)
  expect(built).toBe(1)
})

test('the summary is read before the rest is built, and the rest when it is built', async () => {
  const first = await openCatalogue(optionsIn())
  const second = await openCatalogue(optionsIn())
  expect(second.summary).toEqual(records.summary)
  const waiting = Promise.all([second.records(), second.content()])
  await first.finish()
  expect(await waiting).toEqual([records, content])
  expect(built).toBe(1)
})

test('records are read while the content is still being built', async () => {
  const { promise: held, resolve: release } = deferred()
  const { promise: begun, resolve: begin } = deferred()
  const building = loadCatalogue({
    folder,
    build: async () => ({
      ...records,
      buildContent: async () => {
        begin()
        await held
        return content
      },
    }),
  })
  // Before, reading the records could take the turn of the build.
  await begun
  expect(await loadRecords(optionsIn())).toEqual(records)
  expect(built).toBe(0)
  release()
  expect(await building).toEqual(small)
})

test('parts that are missing beside a cached summary are built', async () => {
  const files = await filesIn()
  await writePart(files, 'summary', records.summary)
  const opened = await openCatalogue(optionsIn())
  expect(built).toBe(0)
  expect(await Promise.all([opened.records(), opened.content()])).toEqual([records, content])
  expect(built).toBe(1)
  expect(await load()).toEqual(small)
  expect(built).toBe(1)
})

const failing = async (): Promise<never> => {
  throw new Error('no data')
}

test('a build that fails leaves its turn to the next', async () => {
  await expect(openCatalogue({ folder, build: failing })).rejects.toThrow('no data')
  const opened = await openCatalogue({
    folder,
    build: async () => ({ ...records, buildContent: failing }),
  })
  await expect(opened.finish()).rejects.toThrow('no data')
  expect(await load()).toEqual(small)
})

test('only the newest cache is kept, and no half-written file', async () => {
  for (const kind of ['catalogue', 'summary', 'records', 'content']) {
    await writeFile(join(folder, `${kind}-0123456789abcdef.json`), '{}')
  }
  await load()
  expect(await readdir(folder)).toEqual(await cachedNames())
})

test.each([
  ['records', ''],
  ['records', '{"records":'],
  ['records', '[]'],
  ['records', '{"records":{"features":[]},"summary":{}}'],
  ['content', '{"content":{},"warnings":[]}'],
  ['summary', '{"counts":{}}'],
] as const)('%s that hold %j are replaced by a new build', async (name, damaged) => {
  const files = await filesIn()
  await load()
  await writeFile(files[name], damaged)
  expect(await load()).toEqual(small)
  expect(built).toBe(2)
  const text = await readFile(files[name], 'utf8')
  expect(JSON.parse(text)).toEqual({ summary: records.summary, records, content }[name])
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
  expect(await readdir(folder)).toEqual(await cachedNames())
})

test('a cache that another process builds is waited for and read', async () => {
  const files = await filesIn()
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await writeFile(`${files.content}.building`, String(other.pid))
  const loading = load()
  await writePart(files, 'summary', records.summary)
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

test('a phrase that changes changes the fingerprint', async () => {
  const names = ['ingest/phrases', 'contracts', 'catalogue', 'lib']
  await Promise.all(names.map((name) => mkdir(join(folder, 'src', name), { recursive: true })))
  const file = join(folder, 'src/ingest/phrases/features.txt')
  await writeFile(file, 'grid: one\n')
  const before = await readFingerprint(folder)
  expect(await readFingerprint(folder)).toBe(before)
  await writeFile(file, 'grid: one; two\n')
  expect(await readFingerprint(folder)).not.toBe(before)
})

test('the fingerprint is 16 hexadecimal digits', async () => {
  expect(await fingerprint()).toMatch(/^[0-9a-f]{16}$/)
})
