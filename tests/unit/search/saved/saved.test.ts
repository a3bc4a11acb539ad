import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createStore } from '#lib/store.ts'
import { save } from '#search/saved/save.ts'
import { isSavedId } from '#search/saved/saved-file.ts'
import { mostSaved, parseSaved, roomFor, type SavedEntries, savedKey } from '#search/saved/saved.ts'
import type { Keeping } from '#search/state/stored.ts'

const subgrid = { kind: 'features', id: 'subgrid', on: '2026-10-03' } as const
const grid = { kind: 'search', id: '/features?q=grid', on: '2026-10-01' } as const

const storeOf = (entries: SavedEntries, keeping: Keeping = 'kept') => ({
  ...createStore(entries),
  keeping: () => keeping,
})

const many = (count: number): SavedEntries =>
  Array.from({ length: count }, (_, index) => ({ ...subgrid, id: `feature-${index}` }))

const days = { asOf: '2026-11-10', today: '2026-11-10' }

test('stored entries are read unchanged', () => {
  const seen = { asOf: '2026-10-03', baseline: 'newly' }
  const stored = [{ ...subgrid, seen }, grid]
  expect(parseSaved(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

test.each([
  undefined,
  null,
  'subgrid',
  { saved: [subgrid] },
  [null],
  ['subgrid'],
  [{ id: 'subgrid', on: '' }],
  [{ kind: 'recipes', id: 'subgrid', on: '' }],
  [{ kind: 'features', id: 7, on: '' }],
  [{ kind: 'features', id: 'subgrid', on: 20261003 }],
])('an invalid stored entry is left out: %j', (stored) => {
  expect(parseSaved(stored)).toEqual([])
})

test('parsing any stored value gives no duplicates and is idempotent', () => {
  const id = fc.constantFrom('a', 'b', '/features?q=a', '', 'a b')
  const kind = fc.constantFrom('features', 'search', 'releases', 'other')
  const entry = fc.oneof(fc.record({ kind, id, on: fc.string() }), fc.jsonValue())
  fc.assert(
    fc.property(fc.oneof(fc.array(entry), fc.jsonValue()), (stored) => {
      const entries = parseSaved(stored)
      expect(new Set(entries.map(savedKey)).size).toBe(entries.length)
      expect(parseSaved(entries)).toEqual(entries)
    }),
  )
})

test.each([
  ['features', 'container-queries'],
  ['compat', 'javascript.builtins.Array.@@iterator'],
  ['specs', 'SVG2'],
  ['releases', 'safari_ios-18.4'],
  ['search', '/features?q=a&baseline=newly'],
  ['search', '/search'],
] as const)('%s can have the id %s', (kind, id) => {
  expect(isSavedId({ kind, id })).toBe(true)
})

test.each([
  ['features', 'a" OR objectID:"b'],
  ['features', ''],
  ['search', 'https://example.org/features?q=a'],
  ['search', '//example.org/?q=a'],
  ['search', 'javascript:alert(1)'],
  ['search', 'features?q=a'],
] as const)('%s cannot have the id %s', (kind, id) => {
  expect(isSavedId({ kind, id })).toBe(false)
})

test('a new entry comes first, with its day and snapshot', () => {
  const store = storeOf([grid])
  const thing = { objectID: 'has', baseline: 'widely', newlyDate: 1, widelyDate: 2, usage: 96.2 }
  expect(save(store, { ...thing, kind: 'features', ...days })).toBe('')
  expect(store.get()).toEqual([
    {
      kind: 'features',
      id: 'has',
      on: new Date().toISOString().slice(0, 10),
      seen: { asOf: '2026-11-10', baseline: 'widely', since: 2, usage: 96.2 },
    },
    grid,
  ])
})

test('a full list refuses a new entry with an explanation', () => {
  const full = many(mostSaved.records)
  const store = storeOf([...full, grid])
  expect(save(store, { kind: 'features', objectID: 'has', ...days })).toMatch(
    /^Not saved: the limit is 500 items.*Remove some/,
  )
  expect(store.get()).toEqual([...full, grid])
  expect(save(store, { kind: 'search', objectID: '/specs', ...days })).toBe('')
})

test.each([
  ['blocked', 'Saved until you leave: this browser blocks site storage.'],
  ['full', 'Saved until you leave: the storage of this site is full.'],
] as const)(
  'where storage is %s the message says how long an entry lasts, and why',
  (keeping, message) => {
    const store = storeOf([], keeping)
    expect(save(store, { kind: 'specs', objectID: 'html', ...days })).toBe(message)
    expect(store.get()).toHaveLength(1)
  },
)

test('records and searches have separate limits', () => {
  const entries = [...many(3), grid]
  expect(roomFor('compat', entries)).toBe(mostSaved.records - 3)
  expect(roomFor('search', entries)).toBe(mostSaved.searches - 1)
})
