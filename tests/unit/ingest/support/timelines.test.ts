import { expect, test } from 'vitest'

import { NEVER_YET, SILENT, standingAt, type Timeline } from '#catalogue/history/timeline.ts'
import type { SimpleSupportStatement } from '#ingest/sources/compat-data.ts'
import { packTrack } from '#ingest/support/timelines.ts'
import { ownTrack } from '#ingest/support/tracks.ts'

/** "1.10" sorts before "1.9" as text, but the list has the right order. */
const versions = ['1', '1.9', '1.10', '2', '3', '4', '5']

function timelineOf(...statements: readonly SimpleSupportStatement[]): Timeline {
  const track = ownTrack(statements, (version) => {
    if (version === 'preview') return versions.length
    const place = versions.indexOf(version.replace('≤', ''))
    return place === -1 ? undefined : place
  })
  return packTrack(track, versions.length)
}

/** The state in each version. */
const statesOf = (timeline: Timeline) =>
  versions.map((_, place) => standingAt(timeline, place)?.state)

const flags: SimpleSupportStatement['flags'] = [{ type: 'preference', name: 'it' }]

test('support since a version is none before it and full from it on, by the order of the releases', () => {
  expect(statesOf(timelineOf({ version_added: '1.10' }))).toEqual([
    'none',
    'none',
    'full',
    'full',
    'full',
    'full',
    'full',
  ])
})

test('support in part that ends where full support begins is no removal', () => {
  const timeline = timelineOf(
    { version_added: '4' },
    { version_added: '2', version_removed: '4', partial_implementation: true },
  )
  expect(statesOf(timeline).slice(2)).toEqual(['none', 'partial', 'partial', 'full', 'full'])
})

test('of statements that hold at once the one that says most counts', () => {
  const timeline = timelineOf(
    { version_added: '3' },
    { version_added: '1', prefix: '-x-' },
    { version_added: '1', alternative_name: 'other' },
    { version_added: '1', version_removed: '3', flags },
  )
  expect(statesOf(timeline).slice(2)).toEqual(['prefix', 'prefix', 'full', 'full', 'full'])
})

test('what is removed falls back to what is left of it', () => {
  const timeline = timelineOf(
    { version_added: '2', version_removed: '4' },
    { version_added: '1.9', flags },
  )
  expect(statesOf(timeline)).toEqual(['none', 'flag', 'flag', 'full', 'full', 'flag', 'flag'])
})

test('a gap between two statements is a removal and a return', () => {
  const timeline = timelineOf({ version_added: '4' }, { version_added: '1', version_removed: '2' })
  expect(statesOf(timeline).slice(1)).toEqual(['full', 'full', 'none', 'none', 'full', 'full'])
})

test('an upper bound is read as its version, and marked', () => {
  const timeline = timelineOf({ version_added: '≤2', version_removed: '≤4' })
  expect(standingAt(timeline, 3)?.step).toEqual({ place: 3, state: 'full', atMost: true })
  expect(standingAt(timeline, 5)?.step).toEqual({ place: 5, state: 'none', atMost: true })
})

test('a preview is in no release: neither is support that begins there, nor a removal', () => {
  expect(timelineOf({ version_added: 'preview' })).toBe(NEVER_YET)
  const removedNext = timelineOf({ version_added: '1', version_removed: 'preview' })
  expect(statesOf(removedNext).at(-1)).toBe('full')
})

test('a statement that the entry is not supported is no support; no statement is silence', () => {
  expect(timelineOf({ version_added: false })).toBe(NEVER_YET)
  expect(timelineOf()).toBe(SILENT)
})

test.each<SimpleSupportStatement>([
  { version_added: '1' },
  { version_added: '≤1.9' },
  { version_added: false },
  { version_added: 'preview' },
  { version_added: '2', prefix: '-x-' },
  { version_added: '≤3', partial_implementation: true, notes: 'Not all of it.' },
  { version_added: '3', alternative_name: 'other' },
  { version_added: '4', flags },
])('one statement that lasts, %o, says the same alone and twice', (statement) => {
  expect(timelineOf(statement)).toEqual(timelineOf(statement, statement))
})
