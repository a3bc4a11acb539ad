import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { browserStorage } from '#routes/pages/browser-storage.ts'

const source = new URL('../../../../src/', import.meta.url)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(new URL(file, source), 'utf8') }))

/** The first groups of all matches of a pattern in the code. */
function found(pattern: RegExp): readonly string[] {
  return files.flatMap(({ code }) => Array.from(code.matchAll(pattern), ([, group]) => group ?? ''))
}

test('the page lists every entry that the code stores, and no other', () => {
  const constants = found(/KEY = '(plinth-[\w-]+)'/g)
  const stored = found(/createStored(?:<[^(]*>)?\(\{\s*name: '([\w-]+)'/g)
  const inCode = [...constants, ...stored.map((name) => `plinth-${name}`)]
  expect(browserStorage.map(({ key }) => key).toSorted()).toEqual(inCode.toSorted())
})

test('every file that writes to storage names an entry with the listed prefix', () => {
  const writers = files.filter(({ code }) => code.includes('.setItem('))
  expect(writers.length).toBeGreaterThan(0)
  for (const { file, code } of writers) {
    const keys = Array.from(code.matchAll(/\.setItem\(([^,]+),/g), ([, key]) => key)
    expect({ file, others: keys.filter((key) => key?.toLowerCase() !== 'key') }).toEqual({
      file,
      others: [],
    })
    expect({ file, names: /key = ['`]plinth-/i.test(code) }).toEqual({ file, names: true })
  }
})

test('nothing is stored outside localStorage and sessionStorage, except where the site is kept', () => {
  const others = /document\.cookie|indexedDB|openDB|caches\.open|navigator\.sendBeacon/
  // Ingestion and the reader of pasted code have names of storage APIs as data; the database of a kept site is deleted.
  const exceptions = new Set(['language/read-script.ts', 'offline/contract/built-indexes.ts'])
  const ofPage = files.filter(
    ({ file }) =>
      !/^(?:ingest|offline\/(?:service-worker|provider))\//.test(file) && !exceptions.has(file),
  )
  expect(ofPage.filter(({ code }) => others.test(code)).map(({ file }) => file)).toEqual([])
})

test('every key has the prefix by which entries are deleted', () => {
  for (const { key } of browserStorage) expect(key).toMatch(/^plinth-/)
})
