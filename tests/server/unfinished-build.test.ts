import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { BuildError, buildIfStale } from '#server/build/build-if-stale.ts'
import { describeBuild, readBuildRecord, writeBuildRecord } from '#server/build/build-record.ts'
import { newFolder, removeFolder, root } from '#tests/support/server.ts'

/** A page whose build ended before it wrote the data files. */
async function unfinishedBuild() {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  const dist = join(folder, 'dist')
  await mkdir(dist)
  const fingerprint = await describeBuild(folder, process.env)
  await writeBuildRecord(dist, { fingerprint, isFinished: false })
  return { folder, dist }
}

/** What a build has written before the data files, as far as they depend on it. */
async function writePage(dist: string): Promise<void> {
  await mkdir(join(dist, 'assets'))
  const names = [
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'manifest.webmanifest',
    'licences.txt',
  ]
  const worker = 'assets/provider-worker-abc1234.js'
  await Promise.all([...names, worker].map((name) => writeFile(join(dist, name), name)))
}

const noProgress = (): void => {}

const namesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).toSorted()

test('the next start writes the data files that an interrupted build left out, as a whole build does', async () => {
  const { folder, dist } = await unfinishedBuild()
  await writePage(dist)
  const { dataWritten } = await buildIfStale(folder, noProgress)
  await dataWritten
  const whole = await namesIn(join(root, 'dist', 'assets'))
  const content = whole.filter((name) => name.startsWith('content-') && name.includes('.json'))
  const expected = content.filter((name) => name.endsWith('.json'))
  expect(expected.length).toBeGreaterThan(100)
  expect(await namesIn(join(dist, 'assets'))).toEqual(expect.arrayContaining(expected))
  const some = ['sitemap.xml', 'robots.txt', 'feeds/newly.atom', `assets/${expected[0]}`]
  const read = (from: string) => Promise.all(some.map((name) => readFile(join(from, name), 'utf8')))
  expect(await read(dist)).toEqual(await read(join(root, 'dist')))
  await expect.poll(async () => (await readBuildRecord(dist))?.isFinished).toBe(true)
  expect(await namesIn(join(dist, 'assets'))).toEqual(expect.arrayContaining(content))
  const kept: unknown = JSON.parse(await readFile(join(dist, 'service-worker.json'), 'utf8'))
  expect(kept).toMatchObject({ worker: '/assets/provider-worker-abc1234.js' })
})

test('data files that cannot be written are reported in one sentence with the reason', async () => {
  const { folder, dist } = await unfinishedBuild()
  await writeFile(join(dist, 'assets'), 'a file where a folder must be')
  const { dataWritten } = await buildIfStale(folder, noProgress)
  const failure = await dataWritten.catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BuildError)
  expect(String(failure)).toMatch(
    /The data files of the page could not be written; .+: .*(EEXIST|ENOTDIR)/,
  )
})
