import { chmod, lstat, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { expect, onTestFinished, test } from 'vitest'

import { TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder, removeFolder, startServer } from '#tests/support/server.ts'

/** Everything below a folder that its group or others may use, with its mode. */
async function opened(folder: string): Promise<readonly string[]> {
  const paths = await readdir(folder, { recursive: true })
  const modes = paths.map(async (path) => {
    const { mode } = await lstat(join(folder, path))
    return mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : []
  })
  return (await Promise.all(modes)).flat()
}

/** Starts a server on a folder, makes it write everything that it keeps, and ends it. */
async function use(folder: string): Promise<readonly string[]> {
  const server = await startServer({ PLINTH_DATA: folder }, 'tests/support/background-server.ts')
  const client = algoliasearch('plinth', server.adminKey, {
    hosts: [{ url: new URL(server.address).host, protocol: 'http', accept: 'readWrite' }],
    timeouts: TIMEOUTS,
  })
  const indexName = 'notes'
  const { taskID } = await client.saveObject({ indexName, body: { objectID: '1' } })
  await client.waitForTask({ indexName, taskID })
  await client.addApiKey({ acl: ['search'] })
  await client.searchSingleIndex({ indexName })
  const found = await opened(folder)
  await server.stop()
  return found
}

test('nothing that a server writes can be read by others, although they may read its data folder', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await chmod(folder, 0o755)
  expect(await use(folder)).toEqual([])

  // As an earlier version, or a copy, has left it.
  const paths = (await readdir(folder, { recursive: true })).map((path) => join(folder, path))
  await Promise.all(
    paths.map(async (path) => chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o644)),
  )
  await mkdir(join(folder, 'store-2026-01-01'), { mode: 0o755 })
  await writeFile(join(folder, 'store-2026-01-01', 'data.mdb'), 'old', { mode: 0o644 })
  await writeFile(join(folder, 'admin-key'), 'old', { mode: 0o644 })
  expect(await opened(folder)).not.toEqual([])
  expect(await use(folder)).toEqual([])
})

test('a store on another disk, behind a link, is closed as well', async () => {
  const [folder, disk] = await Promise.all([newFolder(), newFolder()])
  onTestFinished(() => Promise.all([folder, disk].map(removeFolder)).then(() => undefined))
  await mkdir(join(disk, 'place'), { mode: 0o755 })
  await symlink(join(disk, 'place'), join(folder, 'store'))
  await use(folder)
  expect(await readdir(join(disk, 'place'))).toContain('data.mdb')
  expect(await opened(disk)).toEqual([])
})

test('what is not of the server keeps its mode, also behind a link', async () => {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  await writeFile(join(folder, 'notes.txt'), '')
  await mkdir(join(folder, 'store'))
  await symlink(join(folder, 'notes.txt'), join(folder, 'store', 'link'))
  await chmod(join(folder, 'notes.txt'), 0o644)
  await use(folder)
  expect((await lstat(join(folder, 'notes.txt'))).mode & 0o777).toBe(0o644)
})
