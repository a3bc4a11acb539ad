import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  changeOf,
  markSeen,
  noteUnchanged,
  parseSnapshot,
} from '#search/saved/current-snapshots.ts'
import { READING, type Snapshot, snapshotOf } from '#search/saved/saved-changes.ts'
import { type SavedEntries, type SavedEntry, savedKey } from '#search/saved/saved.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const then = snapshotOf({ ...subgrid, baseline: 'newly' }, '2026-02-03')
const now = snapshotOf(subgrid, '2026-11-10')

const entryOf = (seen?: unknown): SavedEntry => ({
  kind: 'features',
  id: 'subgrid',
  on: '2026-02-01',
  ...(seen !== undefined && { seen }),
})
const sights = new Map([[savedKey(entryOf()), now]])
const seenIn = (entries: SavedEntries) => entries.map(({ seen }) => seen)

test('changes are listed with the day of the older snapshot', () => {
  expect(changeOf(entryOf(then), now)).toEqual({
    since: '2026-02-03',
    differences: ['Became Baseline widely available on 15 Mar 2026'],
  })
})

test('without two snapshots there are no changes', () => {
  expect(changeOf(entryOf(), now)).toBeUndefined()
  expect(changeOf(entryOf({ asOf: 'once' }), now)).toBeUndefined()
  expect(changeOf(entryOf(then), undefined)).toBeUndefined()
})

test('the first snapshot of an entry is stored', () => {
  expect(seenIn(noteUnchanged([entryOf()], sights))).toEqual([now])
})

test('an unchanged snapshot gets the newer day', () => {
  const before = snapshotOf(subgrid, '2026-10-03')
  expect(seenIn(noteUnchanged([entryOf(before)], sights))).toEqual([now])
})

test('a change stays until it is marked as seen', () => {
  const entries = [entryOf(then)]
  expect(noteUnchanged(entries, sights)).toBe(entries)
  const marked = markSeen(entries, sights)
  expect(seenIn(marked)).toEqual([now])
  expect(changeOf(marked[0] ?? entryOf(), now)).toBeUndefined()
})

test('a second update without changes writes nothing', () => {
  const noted = noteUnchanged([entryOf()], sights)
  expect(noteUnchanged(noted, sights)).toBe(noted)
})

const sightOf = (usage: number): Snapshot => ({ ...now, usage })

test('small changes of usage add up to one that is shown', () => {
  let entries: SavedEntries = [entryOf(sightOf(90))]
  for (const usage of [90.4, 90.8]) {
    const seen = new Map([[savedKey(entryOf()), sightOf(usage)]])
    entries = noteUnchanged(entries, seen)
  }
  expect(changeOf(entries[0] ?? entryOf(), sightOf(91.2))?.differences).toHaveLength(1)
})

test('support that was read in another way is no change, and is stored anew', () => {
  const { reading, ...before } = then
  expect(reading).toBe(READING)
  const earlier = { ...before, support: { chrome: '1–64', safari: 'prefix 9' }, usage: 2 }
  expect(changeOf(entryOf(earlier), now)?.differences).toEqual(
    changeOf(entryOf(then), now)?.differences,
  )
  const same = { ...now, ...earlier, asOf: now.asOf, baseline: now.baseline, since: now.since }
  const { reading: _, ...unread } = same
  expect(seenIn(noteUnchanged([entryOf(unread)], sights))).toEqual([now])
  expect(changeOf(entryOf({ ...unread, reading: READING + 1 }), now)).toBeUndefined()
  expect(changeOf(entryOf({ ...unread, reading: READING }), now)).toBeDefined()
})

test('an entry without a current record keeps its snapshot', () => {
  const entries = [entryOf(then)]
  expect(noteUnchanged(entries, new Map())).toBe(entries)
  expect(markSeen(entries, new Map())).toBe(entries)
})

test('a snapshot is read as it was written', () => {
  expect(parseSnapshot(JSON.parse(JSON.stringify(now)))).toEqual(now)
})

test('invalid stored facts are left out', () => {
  expect(parseSnapshot({ ...now, usage: 'much', support: ['117'], since: null })).toEqual({
    asOf: now.asOf,
    reading: READING,
    baseline: now.baseline,
    parts: now.parts,
    entries: now.entries,
  })
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ asOf: fc.constant('2026-11-10'), support: fc.jsonValue(), count: fc.jsonValue() }),
  )
  fc.assert(
    fc.property(anything, (stored) => {
      const snapshot = parseSnapshot(stored)
      if (snapshot === undefined) return
      expect(parseSnapshot(snapshot)).toEqual(snapshot)
      expect(changeOf(entryOf(stored), now)?.since ?? snapshot.asOf).toBe(snapshot.asOf)
    }),
  )
})
