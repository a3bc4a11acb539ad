import { expect, test } from 'vitest'

import type { EntryChange } from '#catalogue/history/compare-releases.ts'
import { type EntryRows, packName } from '#catalogue/history/entry-name.ts'
import type { ChangeKind } from '#catalogue/history/support-state.ts'
import type { ReleaseSupport } from '#catalogue/history/timeline.ts'
import { ENTRIES_PER_FILE } from '#contracts/content.ts'
import { filesOf, filterRows, rowsOf } from '#routes/diff/diff-rows.ts'
import type { Pair } from '#routes/diff/diff-sides.ts'
import { countText, kindLabel, sideText, versionOf } from '#routes/diff/diff-text.ts'

const known: readonly (readonly [key: string, name: string, kind: string])[] = [
  ['css.properties.gap', 'gap', 'CSS property'],
  ['css.properties.corner-shape', 'corner-shape', 'CSS property'],
  ['api.Window.fetch', 'Window.fetch()', 'Method'],
]

const file: EntryRows = known.map(([key, name, kind]) => [key, packName(key, name), kind, ''])

const none: ReleaseSupport = { state: 'none', step: undefined }
const since = (
  place: number,
  state: ReleaseSupport['state'] = 'full',
  atMost = false,
): ReleaseSupport => ({
  state,
  step: { place, state, atMost },
})

function changeOf(index: number, kind: ChangeKind): EntryChange {
  return kind === 'removed'
    ? { index, kind, before: since(0), after: none }
    : { index, kind, before: none, after: since(1) }
}

const changes = [changeOf(0, 'added'), changeOf(1, 'removed'), changeOf(2, 'added')]
const rows = rowsOf(changes, () => file)
const rowOf = (kind: ChangeKind) => rowsOf([changeOf(0, kind)], () => file)[0]!
const all = { changes: [], area: undefined, q: '' }

const history = {
  releases: [
    ['1', '2025-01-07', 0],
    ['2', '', 1],
  ],
  timelines: [],
} as const
const from = {
  browser: 'chrome',
  version: '1',
  name: 'Chrome 1',
  day: '2025-01-07',
  isOut: true,
  history,
  place: 0,
} as const
const to = { ...from, version: '2', name: 'Chrome 2', day: '', isOut: false, place: 1 } as const
const firefox = { ...to, browser: 'firefox', name: 'Firefox 2' } as const

test('changes are named from the files that hold their entries, by key', () => {
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['api.Window.fetch', 'Window.fetch()'],
    ['css.properties.corner-shape', 'corner-shape'],
    ['css.properties.gap', 'gap'],
  ])
  const far = { ...changeOf(0, 'added'), index: 3 * ENTRIES_PER_FILE + 1 }
  expect(filesOf([...changes, far])).toEqual([0, 3])
})

test('an entry that no file names is left out', () => {
  expect(rowsOf([{ ...changeOf(0, 'added'), index: 9 }], () => file)).toEqual([])
  expect(rowsOf(changes, () => undefined)).toEqual([])
})

test('the parts of an entry stand directly below it', () => {
  const keys = ['css.a.gap', 'css.a.gap-rule', 'css.a.gap.one', 'css.a.gap.two.three', 'css.a.top']
  const parts = keys.map((key): EntryRows[number] => [key, packName(key, key), 'Sub-feature', ''])
  const ordered = rowsOf(
    keys.map((_, index) => changeOf(index, 'added')),
    () => parts,
  )
  expect(ordered.map(({ key }) => key)).toEqual([
    'css.a.gap',
    'css.a.gap.one',
    'css.a.gap.two.three',
    'css.a.gap-rule',
    'css.a.top',
  ])
})

test('the features of an entry are read from its file', () => {
  const [own] = rowsOf([changeOf(0, 'added')], () => [
    ['css.a', packName('css.a', 'a'), 'x', 'b c'],
  ])
  expect(own?.features).toEqual(['b', 'c'])
  expect(rows[0]?.features).toEqual([])
})

test('each filter narrows the rows, and counts what the choices of the others would leave', () => {
  const { rows: shown, byKind, byArea } = filterRows(rows, { ...all, area: 'CSS' })
  expect(shown.map(({ name }) => name)).toEqual(['corner-shape', 'gap'])
  expect(Object.fromEntries(byKind)).toEqual({ added: 1, removed: 1 })
  expect([...byArea]).toEqual([
    ['CSS', 2],
    ['Web APIs', 1],
  ])
  const added = filterRows(rows, { ...all, changes: ['added'] })
  expect(added.rows.map(({ name }) => name)).toEqual(['Window.fetch()', 'gap'])
  expect([...added.byArea]).toEqual([
    ['CSS', 1],
    ['Web APIs', 1],
  ])
})

test.each([
  ['CORNER', ['corner-shape']],
  ['css property gap', ['gap']],
  ['method', ['Window.fetch()']],
  ['gap fetch', []],
  ['   ', ['Window.fetch()', 'corner-shape', 'gap']],
])('the text %j leaves the rows with all of its words', (q, names) => {
  expect(filterRows(rows, { ...all, q }).rows.map(({ name }) => name)).toEqual(names)
})

const versions = (before: ReleaseSupport, after: ReleaseSupport, pair: Pair) =>
  versionOf({ ...rowOf('added'), before, after }, pair)

test('the version of a change is the one that made it', () => {
  const one = { from, to }
  expect(versions(none, since(1), one)).toBe('2')
  expect(versions(since(0), since(1, 'none'), one)).toBe('2')
  expect(versions(since(0, 'full', true), none, one)).toBe('≤1')
  expect(versions(none, none, one)).toBe('')
  // Firefox lost it in its own history, which says nothing of Chrome.
  expect(versions(since(0), since(1, 'none'), { from, to: firefox })).toBe('1')
})

test('releases are said with their day, and with a remark while they are not out', () => {
  expect(sideText(from)).toBe('Chrome 1 (7 Jan 2025)')
  expect(sideText(to)).toBe('Chrome 2 (not released)')
})

test('of two browsers a kind of change says which of them lacks what', () => {
  expect(kindLabel('removed', { from, to })).toBe('Removed')
  expect(kindLabel('removed', { from, to: firefox })).toBe('Only in Chrome')
  expect(kindLabel('added', { from, to: firefox })).toBe('Only in Firefox')
  expect(countText(1, 3, { from, to })).toBe('1 of 3 changes')
  expect(countText(1, 1, { from, to: firefox })).toBe('1 difference')
})
