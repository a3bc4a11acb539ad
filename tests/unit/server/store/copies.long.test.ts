import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { Header, type HeaderData } from 'tar'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { readArchive } from '#server/store/archive.ts'
import { CopyError, backUp, refuseUnfinished, restore } from '#server/store/copies.ts'
import { openStore } from '#server/store/lmdb-store.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

let shared = ''
let whole = ''

// Once: each copy and each restore starts processes.
beforeAll(async () => {
  shared = await newFolder()
  whole = join(shared, 'copy.tar.gz')
  const store = await openStore(join(shared, 'store'))
  await store.commit(entries)
  await store.close()
  await backUp(shared, whole)
})

afterAll(() => removeFolder(shared))

async function folderForTest(): Promise<string> {
  const folder = await newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

const entries = Array.from(
  { length: 300 },
  (_, at) => [`k/${String(at).padStart(3, '0')}`, JSON.stringify(`é ${at}`.repeat(100))] as const,
)

/** A data folder with two stores; the second is still open. */
async function filledFolder(): Promise<string> {
  const folder = await folderForTest()
  const [store, traffic] = await Promise.all(
    ['store', 'traffic'].map((name) => openStore(join(folder, name))),
  )
  await store?.commit(entries)
  await store?.close()
  await traffic?.commit([['a', '"committed"']])
  onTestFinished(() => traffic?.close())
  return folder
}

/** A copy of the folder of the test, in a folder of its own. */
async function copyForTest(): Promise<string> {
  const file = join(await folderForTest(), 'copy.tar.gz')
  copyFileSync(whole, file)
  return file
}

async function contentOf(folder: string, name: string) {
  const store = await openStore(join(folder, name))
  const found = [...store.entries('')]
  await store.close()
  return found
}

test('a copy of a folder in use holds both stores, and is restored into an empty folder', async () => {
  const [folder, place, target] = [
    await filledFolder(),
    await folderForTest(),
    await folderForTest(),
  ]
  const file = join(place, 'copy.tar.gz')
  const size = await backUp(folder, file)
  expect(readdirSync(place)).toEqual(['copy.tar.gz'])
  expect(statSync(file)).toMatchObject({ size, mode: 0o100600 })

  await restore(target, file)
  expect(readdirSync(target).toSorted()).toEqual(['store', 'traffic'])
  expect(await contentOf(target, 'store')).toEqual(entries)
  for (const name of ['store', 'traffic']) {
    expect(statSync(join(target, name)).mode & 0o777).toBe(0o700)
    expect(statSync(join(target, name, 'data.mdb')).mode & 0o777).toBe(0o600)
  }
  expect(await contentOf(target, 'traffic')).toEqual([['a', '"committed"']])
})

test('a copy does not hold what was deleted before', async () => {
  const [folder, place] = [await folderForTest(), await folderForTest()]
  const store = await openStore(join(folder, 'store'))
  await store.commit([['visitor', '"a secret token"']])
  await store.commit([['visitor', null]])
  await store.close()
  expect(readFileSync(join(folder, 'store', 'data.mdb'), 'latin1')).toContain('a secret token')
  const file = join(place, 'copy.tar.gz')
  await backUp(folder, file)
  const files = ['store/data.mdb']
  readArchive(file, place, { permitted: files, wanted: files })
  expect(readFileSync(join(place, 'store', 'data.mdb'), 'latin1')).not.toContain('a secret token')
})

test('an archive can be read by other programs', async () => {
  const place = await folderForTest()
  const { status, stdout, error } = spawnSync('tar', ['-xzvf', whole, '-C', place])
  // Not every machine has the program.
  if (error !== undefined) return
  expect([status, String(stdout)]).toEqual([0, 'store/data.mdb\n'])
  expect(await contentOf(place, 'store')).toEqual(entries)
})

test('a copy that an earlier version has made is restored', async () => {
  const target = await folderForTest()
  await restore(target, join(import.meta.dirname, 'earlier-copy.tgz'))
  expect(await contentOf(target, 'store')).toEqual([
    ['key/abc', '{"acl":["search"]}'],
    ['rules/000000000001', '[]'],
  ])
  expect(await contentOf(target, 'traffic')).toEqual([['a', '"committed"']])
})

test('a file that is there already is not overwritten by a copy', async () => {
  const [folder, place] = [await filledFolder(), await folderForTest()]
  const file = join(place, 'copy.tar.gz')
  writeFileSync(file, 'an older one')
  await expect(backUp(folder, file)).rejects.toThrow(`${file} exists already. Choose another name`)
  expect(readFileSync(file, 'utf8')).toBe('an older one')
})

test('a folder without a store is not copied, and none is made', async () => {
  const folder = await folderForTest()
  const copying = backUp(folder, join(folder, 'copy.tar.gz'))
  await expect(copying).rejects.toThrow(CopyError)
  await expect(copying).rejects.toThrow(`There is no store in ${folder}. npm start fills one.`)
  expect(readdirSync(folder)).toEqual([])
})

test('a damaged store is not copied, and the sentence names it', async () => {
  const [folder, place] = [await filledFolder(), await folderForTest()]
  truncateSync(join(folder, 'store', 'data.mdb'), 8192)
  const copying = backUp(folder, join(place, 'copy.tar.gz'))
  await expect(copying).rejects.toThrow(`The store in ${join(folder, 'store')} cannot be copied (`)
  expect(readdirSync(place)).toEqual([])
})

test('a folder that has a store is not filled from a copy', async () => {
  await expect(restore(shared, whole)).rejects.toThrow(
    `${shared} has a store already, and a copy is restored into an empty folder only.`,
  )
  expect(await contentOf(shared, 'store')).toEqual(entries)
})

test('a file that does not exist cannot be restored', async () => {
  const folder = await folderForTest()
  await expect(restore(folder, '/nowhere/copy')).rejects.toThrow('There is no file /nowhere/copy.')
})

/** Damages, each with a part of what is said. */
const damages: readonly (readonly [string, (file: string) => void, RegExp])[] = [
  ['is cut short', (file) => truncateSync(file, statSync(file).size - 9), /unexpected end of file/],
  ['is cut by half', (file) => truncateSync(file, statSync(file).size >> 1), /unexpected end/],
  ['has a wrong byte', (file) => writeFileSync(file, flipped(readFileSync(file))), /\(.+\)/],
  ['is no archive', (file) => writeFileSync(file, 'a text'), /Unrecognized archive format/],
  ['holds a text', (file) => writeFileSync(file, gzipSync('x'.repeat(600))), /checksum failure/],
  ['holds nothing', (file) => writeFileSync(file, gzipSync('')), /Unrecognized archive format/],
  [
    'holds no store',
    (file) => writeFileSync(file, archiveOf({ path: 'traffic/data.mdb', content: 'x' })),
    /contains no store/,
  ],
]

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2)
  return bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1)
}

test.each(damages)('a file that %s leaves the folder empty', async (_, damage, problem) => {
  const [file, target] = [await copyForTest(), await folderForTest()]
  damage(file)
  const restoring = restore(target, file)
  await expect(restoring).rejects.toThrow(`${file} cannot be restored: it is not a whole copy`)
  await expect(restoring).rejects.toThrow(problem)
  expect(readdirSync(target)).toEqual([])
})

/** An archive by hand: no library writes these. */
function archiveOf(...files: readonly (HeaderData & { readonly content?: string })[]): Buffer {
  const blocks = files.flatMap(({ content = '', ...data }) => {
    const header = new Header({ type: 'File', size: content.length, mode: 0o644, ...data })
    header.encode()
    const body = Buffer.alloc(512 * Math.ceil(content.length / 512))
    body.write(content)
    return [header.block ?? Buffer.alloc(512), body]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

const file = { path: 'store/data.mdb', content: 'a database' }
const link = { path: 'traffic/data.mdb', linkpath: '/etc/passwd' }

/** Archives, each with a part of what is said. */
const hostile: readonly (readonly [string, Buffer, string])[] = [
  ['a path above the folder', archiveOf(file, { path: '../evil' }), '"../evil"'],
  ['a path above a store', archiveOf(file, { path: 'store/../../evil' }), '"store/../../evil"'],
  ['an absolute path', archiveOf(file, { path: '/etc/evil' }), '"/etc/evil"'],
  ['a file of another name', archiveOf(file, { path: 'store/evil' }), '"store/evil"'],
  ['the admin key', archiveOf(file, { path: 'admin-key' }), '"admin-key"'],
  ['a symbolic link', archiveOf(file, { ...link, type: 'SymbolicLink' }), '"traffic/data.mdb"'],
  ['a hard link', archiveOf(file, { ...link, type: 'Link' }), '"traffic/data.mdb"'],
  ['a folder', archiveOf(file, { path: 'traffic/', type: 'Directory' }), '"traffic/"'],
  ['a device', archiveOf(file, { path: 'traffic/data.mdb', type: 'FIFO' }), '"traffic/data.mdb"'],
  ['a file twice', archiveOf(file, file), '"store/data.mdb"'],
  ['a file longer than itself', archiveOf({ ...file, size: 8 ** 8 }), 'Truncated input'],
]

test.each(hostile)(
  'an archive with %s is refused before anything of it is written',
  async (_, archive, problem) => {
    const [place, target] = [await folderForTest(), await folderForTest()]
    const path = join(place, 'evil.tar.gz')
    writeFileSync(path, archive)
    await expect(restore(target, path)).rejects.toThrow(problem)
    expect(readdirSync(target)).toEqual([])
  },
)

test('an archive that grows a thousandfold is refused', async () => {
  const [place, target] = [await folderForTest(), await folderForTest()]
  const path = join(place, 'bomb.tar.gz')
  writeFileSync(path, archiveOf({ ...file, content: '\0'.repeat(40_000_000) }))
  await expect(restore(target, path)).rejects.toThrow('max decompression ratio exceeded')
  expect(readdirSync(target)).toEqual([])
})

test('an archive whose content is no database is refused', async () => {
  const [place, target] = [await folderForTest(), await folderForTest()]
  const path = join(place, 'copy.tar.gz')
  writeFileSync(path, archiveOf({ ...file, content: 'no database '.repeat(4000) }))
  await expect(restore(target, path)).rejects.toThrow(/not a whole copy .*(SIG|MDB_INVALID)/)
  expect(readdirSync(target)).toEqual([])
})

test('a folder in which a restore was interrupted is refused until a copy has been restored', async () => {
  const [place, target] = [await folderForTest(), await folderForTest()]
  writeFileSync(join(target, 'restoring'), 'a file\n')
  const half = await openStore(join(target, 'store'))
  await half.commit([['half', '"of it"']])
  await half.close()
  expect(() => refuseUnfinished(target)).toThrow(CopyError)
  await expect(backUp(target, join(place, 'other'))).rejects.toThrow('this was interrupted')

  await restore(target, whole)
  expect(() => refuseUnfinished(target)).not.toThrow()
  expect(await contentOf(target, 'store')).toEqual(entries)
  expect(existsSync(join(target, 'restoring'))).toBe(false)
})
