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

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { ArchiveError, readArchive, writeArchive } from '#server/store/archive.ts'
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

/** A data folder with two stores; the second is still open, with changes that are only in its journal. */
async function filledFolder(): Promise<string> {
  const folder = await folderForTest()
  const [store, traffic] = await Promise.all(
    ['store', 'traffic'].map((name) => openStore(join(folder, name))),
  )
  await store?.commit(entries)
  await store?.close()
  await traffic?.commit([['a', '"committed"']])
  traffic?.journal?.append([['b', '"in the journal"']])
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

test('a copy of a folder in use holds both stores and the journal, and is restored into an empty folder', async () => {
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
  expect(await contentOf(target, 'traffic')).toEqual([
    ['a', '"committed"'],
    ['b', '"in the journal"'],
  ])
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
  await readArchive(file, (name) => join(place, name))
  expect(readFileSync(join(place, 'store', 'data.mdb'), 'latin1')).not.toContain('a secret token')
})

test('an archive can be read by other programs', async () => {
  const place = await folderForTest()
  const file = join(place, 'a.tar.gz')
  writeFileSync(join(place, 'empty'), '')
  writeFileSync(join(place, 'text'), 'x'.repeat(1000))
  const files = ['empty', 'text'].map((name) => ({ name: `in/${name}`, path: join(place, name) }))
  await writeArchive(file, files)
  const { status, stdout, error } = spawnSync('tar', ['-xzvf', file, '-C', place])
  // Not every machine has the program.
  if (error !== undefined) return
  expect([status, String(stdout)]).toEqual([0, 'in/empty\nin/text\n'])
  expect(readFileSync(join(place, 'in', 'text'), 'utf8')).toBe('x'.repeat(1000))
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
  ['is no archive', (file) => writeFileSync(file, 'a text'), /incorrect header check/],
  ['holds a text', (file) => writeFileSync(file, gzipSync('x'.repeat(600))), /not of this format/],
  ['holds nothing', (file) => writeFileSync(file, gzipSync('')), /its end is missing/],
  [
    'holds no file',
    (file) => writeFileSync(file, gzipSync(Buffer.alloc(1024))),
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

test.each(['../evil', 'store/evil', '/etc/evil', 'admin-key'])(
  'an archive with "%s" is refused before anything of it is written',
  async (name) => {
    const [place, target] = [await folderForTest(), await folderForTest()]
    const file = join(place, 'evil.tar.gz')
    writeFileSync(join(place, 'content'), 'evil')
    await writeArchive(file, [{ name, path: join(place, 'content') }])
    await expect(restore(target, file)).rejects.toThrow(`it contains "${name}"`)
    expect(readdirSync(target)).toEqual([])
  },
)

test('an archive whose content is no database is refused', async () => {
  const [place, target] = [await folderForTest(), await folderForTest()]
  const file = join(place, 'copy.tar.gz')
  writeFileSync(join(place, 'content'), 'no database '.repeat(4000))
  await writeArchive(file, [{ name: 'store/data.mdb', path: join(place, 'content') }])
  await expect(restore(target, file)).rejects.toThrow(/not a whole copy .*(SIG|MDB_INVALID)/)
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

test('an archive that asks for an unknown file says its name', async () => {
  const place = await folderForTest()
  const file = join(place, 'a.tar.gz')
  writeFileSync(join(place, 'text'), 'text')
  await writeArchive(file, [{ name: 'text', path: join(place, 'text') }])
  await expect(readArchive(file, () => undefined)).rejects.toThrow(ArchiveError)
})
