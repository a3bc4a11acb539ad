import { expect, test } from 'vitest'

import { openIndexFile, splitLines, writeIndexFiles } from '#offline/provider/index-file.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'

/** Opens the parts of a text, as a browser gets them. */
const open = (...parts: readonly string[]) =>
  openIndexFile(parts.map((part) => new TextEncoder().encode(part)))

/** A store with an index of two records, its replica, and another index. */
async function fillStore() {
  const { store, client } = createMemoryProvider()
  await client.setSettings({ indexName: 'a', indexSettings: { replicas: ['a_newest'] } })
  const synonyms = [{ objectID: 's', type: 'synonym' as const, synonyms: ['x', 'y'] }]
  await client.saveSynonyms({ indexName: 'a', synonymHit: synonyms })
  const objects = [
    { objectID: '1', name: 'line\nbreak, and "}],' },
    { objectID: '2', name: 'été' },
  ]
  await client.saveObjects({ indexName: 'a', objects })
  await client.saveObjects({ indexName: 'b', objects: [{ objectID: '3' }] })
  return store
}

test('a store is written as a file for each index, which holds its replicas, synonyms and records', async () => {
  const files = writeIndexFiles(await fillStore(), '2026-11-28')
  expect(files.map(({ names }) => names)).toEqual([['a', 'a_newest'], ['b']])
  const [text = ''] = files.map((file) => file.text)
  expect(JSON.parse(text)).toMatchObject({
    records: [
      { objectID: '1', name: 'line\nbreak, and "}],' },
      { objectID: '2', name: 'été' },
    ],
  })
  const store = open(text)
  expect([...store.entries('synonyms/')]).toHaveLength(1)
  expect([...store.entries('index/')]).toHaveLength(2)
  expect([...store.entries('meta')]).toHaveLength(1)
  const records = [...store.entries('record/')]
  expect(records.map(([, record]) => JSON.parse(record).objectID)).toEqual(['1', '2'])
  expect(records.map(([key]) => key)).toEqual(records.map(([key]) => key).toSorted())
})

test('the same records and settings give the same file, whenever the store was filled', async () => {
  const [one, other] = [await fillStore(), await fillStore()]
  expect(writeIndexFiles(one, '2026-11-28')).toEqual(writeIndexFiles(other, '2026-11-28'))
})

test('records are read once: the text is not kept', async () => {
  const [{ text } = { text: '' }] = writeIndexFiles(await fillStore(), '2026-11-28')
  const store = open(text)
  expect([...store.entries('record/')]).toHaveLength(2)
  expect([...store.entries('record/')]).toEqual([])
})

test('an index without records has a file that can be read', async () => {
  const { store, client } = createMemoryProvider()
  await client.setSettings({ indexName: 'a', indexSettings: { hitsPerPage: 3 } })
  const [{ text } = { text: '' }] = writeIndexFiles(store, '2026-11-28')
  expect([...open(text).entries('record/')]).toEqual([])
})

test('a text that is no index file is refused', () => {
  expect(() => open('<!doctype html>\n<p>Not found')).toThrow(SyntaxError)
})

test.each([
  ['a\nb\nc\n', 4, ['a\nb\n', 'c\n']],
  ['a\nb\nc\n', 3, ['a\n', 'b\n', 'c\n']],
  ['a\nb\nc\n', 100, ['a\nb\nc\n']],
  ['a\nb', 2, ['a\n', 'b']],
  ['long line\nb', 4, ['long line\n', 'b']],
  ['', 4, []],
])(
  'the text %j is divided after lines into parts of at most %i characters',
  (text, most, parts) => {
    expect(splitLines(text, most)).toEqual(parts)
  },
)

test('the parts of a file are the file', async () => {
  const [{ text } = { text: '' }] = writeIndexFiles(await fillStore(), '2026-11-28')
  const parts = splitLines(text, 60)
  expect(parts.length).toBeGreaterThan(1)
  const whole = [...open(text).entries('record/')]
  expect(whole.map(([, record]) => JSON.parse(record).name)).toContain('été')
  expect([...open(...parts).entries('record/')]).toEqual(whole)
})
