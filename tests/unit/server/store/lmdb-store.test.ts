import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { createMemoryStore, type KeyValueStore } from '#provider/store.ts'
import { UnreadableStoreError, openStore } from '#server/store/lmdb-store.ts'

const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-store-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

const kinds: readonly (readonly [string, () => Promise<KeyValueStore>])[] = [
  ['memory', async () => createMemoryStore()],
  ['lmdb', async () => openStore(await newFolder())],
]

test.each(kinds)('a %s store gives the entries of a prefix in key order', async (_, create) => {
  const store = await create()
  await store.commit([
    ['b/2', '2'],
    ['a/1', '"é"'],
    ['b/10', '{"x":[1]}'],
    ['b', 'null'],
    ['c', '3'],
  ])
  await store.commit([
    ['b/2', null],
    ['b/3', '3'],
    ['missing', null],
  ])
  expect([...store.entries('b/')]).toEqual([
    ['b/10', '{"x":[1]}'],
    ['b/3', '3'],
  ])
  expect([...store.entries('')].map(([key]) => key)).toEqual(['a/1', 'b', 'b/10', 'b/3', 'c'])
  await store.close()
})

test('an lmdb store keeps acknowledged changes', async () => {
  const folder = await newFolder()
  const first = await openStore(folder)
  await first.commit([['k', '"v"']])
  await first.close()
  const second = await openStore(folder)
  expect([...second.entries('')]).toEqual([['k', '"v"']])
  await second.close()
})

test('an lmdb store applies all changes or none', async () => {
  const store = await openStore(await newFolder())
  const tooLong = 'k'.repeat(5000)
  await expect(
    store.commit([
      ['a', '1'],
      [tooLong, '2'],
    ]),
  ).rejects.toThrow(/key/i)
  expect([...store.entries('')]).toEqual([])
  await store.close()
})

function overwrite(file: string, position: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, bytes, 0, bytes.length, position)
  closeSync(descriptor)
}

test.each<readonly [string, (file: string) => void, RegExp]>([
  ['emptied', (file) => truncateSync(file, 0), /its file is empty/],
  ['cut short', (file) => truncateSync(file, 8192), /ended with SIG/],
  ['cut in its first page', (file) => truncateSync(file, 100), /ended with SIG/],
  [
    'no database at all',
    (file) => writeFileSync(file, 'not a database '.repeat(4000)),
    /ended with SIG|MDB_INVALID/,
  ],
  [
    'overwritten at its head',
    (file) => overwrite(file, 0, Buffer.alloc(8192, 7)),
    /ended with SIG|MDB_INVALID/,
  ],
])('a store that is %s is refused with the way out', async (_, damage, problem) => {
  const folder = await newFolder()
  const store = await openStore(folder)
  await store.commit(
    Array.from({ length: 200 }, (__, index) => [`k/${index}`, JSON.stringify('x'.repeat(900))]),
  )
  await store.close()
  damage(join(folder, 'data.mdb'))
  const opening = openStore(folder)
  await expect(opening).rejects.toThrow(UnreadableStoreError)
  await expect(opening).rejects.toThrow(problem)
  await expect(opening).rejects.toThrow(`The store in ${folder} cannot be read`)
  await expect(opening).rejects.toThrow(/Run npm start -- --rebuild: it moves the folder aside/)
})

test('a value that was changed on disk fails its checksum', async () => {
  const { openDatabase } = await import('#server/store/store-entries.ts')
  const folder = await newFolder()
  const database = openDatabase(folder)
  await database.put('k', '00000000"v"')
  await database.close()
  await expect(openStore(folder)).rejects.toThrow(/The value of "k" does not match its checksum/)
})

test('a store whose folder is a file is refused with the way out', async () => {
  const file = join(await newFolder(), 'store')
  writeFileSync(file, '')
  await expect(openStore(file)).rejects.toThrow(`${file} is not a folder but a file. Move the file`)
})
