import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import {
  FolderInUseError,
  claimFolder,
  randomKey,
  writeAdminKey,
} from '#server/store/data-folder.ts'
import { newFolder } from '#tests/support/server.ts'

async function folderForTest(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a folder can be claimed again after its release', async () => {
  const folder = await folderForTest()
  const release = await claimFolder(folder)
  await expect(readFile(join(folder, 'owner'), 'utf8')).resolves.toMatch(`${process.pid}`)
  await release()
  await expect(stat(join(folder, 'owner'))).rejects.toThrow(/ENOENT/)
})

test('a folder of a living process is refused with its id', async () => {
  const folder = await folderForTest()
  await writeFile(join(folder, 'owner'), `${process.ppid} token\n`)
  const claiming = claimFolder(folder)
  await expect(claiming).rejects.toThrow(FolderInUseError)
  await expect(claiming).rejects.toThrow(`${folder} is used by process ${process.ppid}`)
})

test('a folder whose owner has died can be claimed', async () => {
  const folder = await folderForTest()
  // Above the largest possible pid of any system.
  await writeFile(join(folder, 'owner'), '2147483646 token\n')
  await expect(claimFolder(folder)).resolves.toBeTypeOf('function')
})

test('the release of an old claim leaves a newer one in place', async () => {
  const folder = await folderForTest()
  const older = await claimFolder(folder)
  const newer = await claimFolder(folder)
  await older()
  await expect(stat(join(folder, 'owner'))).resolves.toBeDefined()
  await newer()
  await expect(stat(join(folder, 'owner'))).rejects.toThrow(/ENOENT/)
})

test('the file of the admin key is readable by its owner only, even where it was open before', async () => {
  const folder = await folderForTest()
  await writeFile(join(folder, 'admin-key'), 'old', { mode: 0o644 })
  const file = await writeAdminKey(folder, 'new')
  await expect(readFile(file, 'utf8')).resolves.toBe('new')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('random keys are long and differ', () => {
  const keys = new Set(Array.from({ length: 50 }, randomKey))
  expect(keys.size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
})
