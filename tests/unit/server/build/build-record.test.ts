import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { describeBuild, readBuildRecord, writeBuildRecord } from '#server/build/build-record.ts'
import { hashSources } from '#server/build/source-hash.ts'
import { newFolder } from '#tests/support/server.ts'

async function folderForTest(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the hash of sources changes with names and contents, and with nothing else', async () => {
  const root = await folderForTest()
  await mkdir(join(root, 'src/ui'), { recursive: true })
  await writeFile(join(root, 'src/ui/a.ts'), 'ab')
  await writeFile(join(root, 'index.html'), 'c')
  const hash = () => hashSources(root, ['src', 'index.html', 'absent'])
  const first = await hash()
  await writeFile(join(root, 'other.ts'), 'not a source')
  await expect(hash()).resolves.toBe(first)
  await expect(hashSources(`${root}/`, ['src', 'index.html', 'absent'])).resolves.toBe(first)
  await writeFile(join(root, 'src/ui/a.ts'), 'a')
  await writeFile(join(root, 'index.html'), 'bc')
  const second = await hash()
  await rm(join(root, 'src/ui/a.ts'))
  await writeFile(join(root, 'src/ui/b.ts'), 'a')
  const third = await hash()
  expect(new Set([first, second, third]).size).toBe(3)
})

test('a build is another one with other public variables', async () => {
  const root = await folderForTest()
  const plain = await describeBuild(root, { ALGOLIA_WRITE_KEY: 'a', HOME: '/' })
  await expect(describeBuild(root, { ALGOLIA_WRITE_KEY: 'b' })).resolves.toBe(plain)
  await expect(describeBuild(root, { VITE_INDEX_PREFIX: 'x_' })).resolves.not.toBe(plain)
  await expect(describeBuild(root, { SITE_URL: 'https://a.example' })).resolves.not.toBe(plain)
})

test.each([
  { fingerprint: 'abc' },
  { fingerprint: 'abc', appId: 'APP' },
  { fingerprint: 'abc', siteUrl: 'https://plinth.example' },
])('%o is read as it was written', async (record) => {
  const dist = await folderForTest()
  await writeBuildRecord(dist, record)
  await expect(readBuildRecord(dist)).resolves.toEqual(record)
})

test.each([undefined, '', '{', 'null', '{}'])(
  'a build with the record %s is none',
  async (text) => {
    const dist = await folderForTest()
    if (text !== undefined) await writeFile(join(dist, '.plinth.json'), text)
    await expect(readBuildRecord(dist)).resolves.toBeUndefined()
  },
)
