import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { browserStorage } from '#routes/pages/browser-storage.ts'

const source = new URL('../../../../src/', import.meta.url)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(new URL(file, source), 'utf8') }))

/** What a pattern finds in the code: its first group. */
function found(pattern: RegExp): readonly string[] {
  return files.flatMap(({ code }) => Array.from(code.matchAll(pattern), ([, group]) => group ?? ''))
}

/** The files in which a pattern occurs. */
const filesWith = (pattern: RegExp): readonly string[] =>
  files.flatMap(({ file, code }) => (pattern.test(code) ? [file] : []))

test('visitors are told of everything that the code keeps, and of nothing else', () => {
  const constants = found(/KEY = '(plinth-[\w-]+)'/g)
  const stored = found(/createStored(?:<[^(]*>)?\(\{\s*name: '([\w-]+)'/g)
  const inCode = [...constants, ...stored.map((name) => `plinth-${name}`)]
  expect(browserStorage.map(({ key }) => key).toSorted()).toEqual(inCode.toSorted())
})

test('nothing is kept by another way than those that are told of', () => {
  expect(filesWith(/\.setItem\(/).toSorted()).toEqual([
    'routes/layout/scroll-history.ts',
    'search/state/stored.ts',
    'stale-chunk.ts',
    'ui/controls/theme.ts',
  ])
  expect(filesWith(/document\.cookie|indexedDB|caches\.open|navigator\.sendBeacon/)).toEqual([])
})

test('all names have the beginning by which they are deleted', () => {
  for (const { key } of browserStorage) expect(key).toMatch(/^plinth-/)
})
