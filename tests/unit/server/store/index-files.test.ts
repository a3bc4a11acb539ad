import { closeSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { assembleIndex, buildIndex, partsOf, search } from '#engine/index.ts'
import type { IndexInput } from '#provider/index-cache.ts'
import { createIndexFiles } from '#server/store/index-files.ts'
import { engineQuery, plainShape } from '#tests/unit/engine/fixture.ts'

const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-indexes-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

const shape = {
  ...plainShape,
  faceting: [{ attribute: 'kind', searchable: false, filterOnly: false, afterDistinct: false }],
  numericAttributes: ['size'],
  equalOnly: [],
}
const records = Array.from({ length: 300 }, (_, at) => ({
  objectID: String(at),
  text: `record ${at} of many`,
  kind: `kind ${at % 7}`,
  size: at / 7,
}))
const source: IndexInput = {
  id: 3,
  shape: 'as it is',
  texts: records.map((record) => JSON.stringify(record)),
}
const index = buildIndex(records, shape)
const parts = partsOf(index)

async function folderWithIndex(): Promise<string> {
  const folder = join(await newFolder(), 'indexes')
  createIndexFiles(folder).find(source).keep(parts)
  return folder
}

test('an index that was kept answers as the one that was built', async () => {
  const found = createIndexFiles(await folderWithIndex()).find(source).parts
  expect(found).toEqual(parts)
  const again = assembleIndex(found ?? parts, records, shape)
  const query = engineQuery('recrd 1', { facets: { facets: ['kind'] } })
  expect(search(again, query)).toEqual(search(index, query))
})

test.each([
  ['another record', { texts: [...source.texts, '{"objectID":"more"}'] }],
  ['another order of the records', { texts: [...source.texts].toReversed() }],
  ['other settings', { shape: 'different' }],
  ['another number', { id: 4 }],
] as const)('an index is not found for a source with %s', async (_, change) => {
  const files = createIndexFiles(await folderWithIndex())
  expect(files.find({ ...source, ...change }).parts).toBeUndefined()
})

test.each([
  [
    'one byte is wrong',
    (path: string) => {
      const at = statSync(path).size - 100
      const byte = readFileSync(path)[at] ?? 0
      const file = openSync(path, 'r+')
      writeSync(file, Uint8Array.of(byte ^ 1), 0, 1, at)
      closeSync(file)
    },
  ],
  ['the end is missing', (path: string) => truncateSync(path, statSync(path).size - 1)],
  ['it is empty', (path: string) => truncateSync(path, 0)],
])('an index is not found where %s in its file, and can be kept again', async (_, damage) => {
  const folder = await folderWithIndex()
  damage(join(folder, '3.index'))
  const files = createIndexFiles(folder)
  const damaged = files.find(source)
  expect(damaged.parts).toBeUndefined()
  damaged.keep(parts)
  expect(files.find(source).parts).toEqual(parts)
})

test('keeping an index where there can be no folder changes nothing, and throws nothing', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, 'text')
  const files = createIndexFiles(join(file, 'indexes'))
  files.find(source).keep(parts)
  expect(files.find(source).parts).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toBe('text')
})

test('files of deleted indexes are removed, and others stay', async () => {
  const folder = await folderWithIndex()
  const files = createIndexFiles(folder)
  files.find({ ...source, id: 4 }).keep(parts)
  await writeFile(join(folder, 'note'), '')
  files.retain(new Set([4, 5]))
  expect(await readdir(folder)).toEqual(['4.index', 'note'])
})

test('there is nothing to remove before an index was kept', async () => {
  const folder = join(await newFolder(), 'indexes')
  expect(() => createIndexFiles(folder).retain(new Set())).not.toThrow()
})
