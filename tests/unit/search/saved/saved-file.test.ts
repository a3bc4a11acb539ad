import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  formatSavedFile,
  mergeSaved,
  readSavedFile,
  savedFileName,
  SavedFileError,
  isSavedId,
} from '#search/saved/saved-file.ts'
import { type SavedEntries, type SavedEntry, savedKey, savedKinds } from '#search/saved/saved.ts'

const subgrid: SavedEntry = { kind: 'features', id: 'subgrid', on: '2026-10-03' }
const grid: SavedEntry = { kind: 'search', id: '/features?q=grid', on: '2026-10-01' }

const fileWith = (saved: unknown, header: object = { format: 'plinth-saved', version: 1 }) =>
  JSON.stringify({ ...header, saved })

const word = fc.string({
  minLength: 1,
  maxLength: 12,
  unit: fc.constantFrom('a', 'b', '-', '.', '1'),
})
const recordKinds = savedKinds.filter((kind) => kind !== 'search')

const anyId = fc.oneof(
  fc.record({ kind: fc.constantFrom(...recordKinds), id: word }),
  fc.record({ kind: fc.constant('search' as const), id: word.map((q) => `/specs?q=${q}`) }),
)

const anyTime = fc.record(
  {
    on: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    seen: fc.record({ asOf: fc.constant('2026-11-10'), usage: fc.integer(), count: fc.nat() }),
  },
  { requiredKeys: ['on'] },
)

/** Any saved entries: the newest first, without repetitions. */
const anySaved: fc.Arbitrary<SavedEntries> = fc
  .uniqueArray(
    fc.tuple(anyId, anyTime).map(([id, time]) => Object.assign({}, id, time)),
    { selector: savedKey, maxLength: 40 },
  )
  .map((entries) => entries.toSorted((a, b) => b.on.localeCompare(a.on)))

test('an exported and imported list is unchanged', () => {
  fc.assert(
    fc.property(anySaved, (entries) => {
      const file = formatSavedFile(entries, '2026-11-20')
      expect(mergeSaved([], readSavedFile(file))).toEqual({
        entries,
        added: entries.length,
        known: 0,
      })
    }),
  )
})

test('an import keeps all entries and adds missing ones, newest first', () => {
  fc.assert(
    fc.property(anySaved, anySaved, (mine, theirs) => {
      const { entries, added, known } = mergeSaved(mine, theirs)
      const keys = entries.map(savedKey)
      expect(new Set(keys)).toEqual(new Set([...mine, ...theirs].map(savedKey)))
      expect(keys).toHaveLength(mine.length + added)
      expect(added + known).toBe(theirs.length)
      const days = entries.map(({ on }) => on)
      expect(days).toEqual(days.toSorted().toReversed())
      for (const entry of mine) {
        const kept = entries.find((other) => savedKey(other) === savedKey(entry))
        expect(kept).toMatchObject(entry)
      }
      expect(mergeSaved(entries, theirs)).toEqual({ entries, added: 0, known: theirs.length })
    }),
  )
})

test('an import adds snapshots to entries without one', () => {
  const seen = { asOf: '2026-10-03', usage: 90 }
  const here = { asOf: '2026-11-10', usage: 91 }
  expect(mergeSaved([subgrid], [{ ...subgrid, seen }]).entries).toEqual([{ ...subgrid, seen }])
  expect(mergeSaved([{ ...subgrid, seen: here }], [{ ...subgrid, seen }]).entries).toEqual([
    { ...subgrid, seen: here },
  ])
})

/** The entries of a file, none if it is refused; rethrows any other error. */
function readOrRefuse(text: string): SavedEntries {
  try {
    return readSavedFile(text)
  } catch (error) {
    if (error instanceof SavedFileError) return []
    throw error
  }
}

test('any text is either parsed or refused with a SavedFileError', () => {
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...savedKinds), fc.string()),
        id: fc.oneof(fc.string(), fc.constant('/features?q=a'), fc.jsonValue()),
        on: fc.oneof(fc.string(), fc.constant('2026-02-31'), fc.constant('2026-11-20')),
        seen: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  )
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.oneof(fc.array(entry), fc.jsonValue()).map((saved) => fileWith(saved)),
    fc
      .tuple(fc.jsonValue(), fc.jsonValue())
      .map(([format, version]) => fileWith([], { format, version })),
  )
  fc.assert(
    fc.property(text, (content) => {
      const read = readOrRefuse(content)
      expect(read.every(isSavedId)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['', /^The file is not valid JSON \(.*Choose a file exported from this page\.$/],
  ['{"format":"plinth-saved",', /^The file is not valid JSON/],
  ['[]', /is not a Plinth export: its “format” is not “plinth-saved”/],
  ['{"format":"other"}', /is not a Plinth export/],
  [fileWith([], { format: 'plinth-saved' }), /“version” must be 1/],
  [fileWith([], { format: 'plinth-saved', version: 2 }), /version 2, .* Reload the page/],
  [fileWith({}), /no list under “saved”/],
  [fileWith([subgrid, grid, { kind: 'features' }]), /^Entry 3 has no ID: “id” must be the ID of a/],
  [fileWith([{ id: 'a' }]), /^Entry 1 has no kind: “kind” must be one of features, compat/],
  [fileWith([{ ...subgrid, kind: 'recipes' }]), /^Entry 1 has the kind "recipes"/],
  [fileWith([subgrid, null]), /^Entry 2 is null, not an entry/],
  [fileWith([{ ...subgrid, id: 'a b' }]), /^Entry 1 has the ID "a b"/],
  [fileWith([{ ...grid, id: '/about?q=a' }]), /^Entry 1 has the ID "\/about\?q=a".*of a search/],
  [fileWith([{ ...grid, id: 'https://a.example/' }]), /^Entry 1 has the ID "https:/],
  [fileWith([{ ...subgrid, on: '2026-02-31' }]), /^Entry 1 was saved on "2026-02-31"/],
  [fileWith([0, 1, 2, 3, 4]), /^Entry 1 .* Entry 2 .* Entry 3 .* 2 more entries are invalid\./],
  [fileWith([{ ...subgrid, id: 'x'.repeat(300) }]), /^Entry 1 has the ID "x{56}…:/],
  [`"${'x'.repeat(4_000_001)}"`, /^The file is too large/],
])('an invalid file is refused with a sentence that names the error: %.60s', (text, sentence) => {
  expect(() => readSavedFile(text)).toThrow(SavedFileError)
  expect(() => readSavedFile(text)).toThrow(sentence)
})

test('a file made by hand needs no day, and may begin with a byte order mark', () => {
  const text = `\uFEFF${fileWith([{ kind: 'features', id: 'subgrid' }])}`
  expect(readSavedFile(text)).toEqual([{ ...subgrid, on: '' }])
})

test('an import beyond the limit is refused with the number of entries', () => {
  const many = (count: number): SavedEntries =>
    Array.from({ length: count }, (_, index) => ({ ...subgrid, id: `feature-${index}` }))
  expect(() => mergeSaved([subgrid], many(511))).toThrow(
    'With this file you would have 512 things, and there is room for 500. Remove 12 first.',
  )
  expect(mergeSaved([subgrid], many(499)).added).toBe(499)
})

test('the file names its format, its version and its day', () => {
  expect(savedFileName('2026-11-20')).toBe('plinth-saved-2026-11-20.json')
  expect(JSON.parse(formatSavedFile([grid], '2026-11-20'))).toEqual({
    format: 'plinth-saved',
    version: 1,
    exported: '2026-11-20',
    saved: [grid],
  })
})
