import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { describeBuild, readBuildRecord, writeBuildRecord } from '#server/build/build-record.ts'
import { newFolder } from '#tests/support/server.ts'

async function folderForTest(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the fingerprint of a build depends on the public variables and on no other', async () => {
  const root = await folderForTest()
  const plain = await describeBuild(root, { ALGOLIA_WRITE_KEY: 'a', HOME: '/' })
  await expect(describeBuild(root, { ALGOLIA_WRITE_KEY: 'b' })).resolves.toBe(plain)
  await expect(describeBuild(root, { VITE_INDEX_PREFIX: 'x_' })).resolves.not.toBe(plain)
  await expect(describeBuild(root, { PLINTH_STANDALONE: '1' })).resolves.not.toBe(plain)
  await expect(describeBuild(root, { BASE_PATH: '/a/' })).resolves.not.toBe(plain)
  await expect(describeBuild(root, { SITE_URL: 'https://a.example' })).resolves.not.toBe(plain)
})

test.each([
  { fingerprint: 'abc', isFinished: true },
  { fingerprint: 'abc', isFinished: false },
  { fingerprint: 'abc', isFinished: true, origins: ['https://search.example'] },
  { fingerprint: 'abc', isFinished: true, siteUrl: 'https://plinth.example' },
])('the record %o is read as it was written', async (record) => {
  const dist = await folderForTest()
  await writeBuildRecord(dist, record)
  await expect(readBuildRecord(dist)).resolves.toEqual(record)
})

test.each([undefined, '', '{', 'null', '{}'])(
  'a folder with the record %s holds no build',
  async (text) => {
    const dist = await folderForTest()
    if (text !== undefined) await writeFile(join(dist, '.plinth.json'), text)
    await expect(readBuildRecord(dist)).resolves.toBeUndefined()
  },
)
