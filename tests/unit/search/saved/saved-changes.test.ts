import { expect, test } from 'vitest'

import { datedStatuses } from '#catalogue/releases/on-day.ts'
import { epochSeconds } from '#lib/dates.ts'
import { changesBetween, type Snapshot, snapshotOf } from '#search/saved/saved-changes.ts'
import { subgrid } from '#tests/support/subgrid.ts'

const then = '2026-10-03'
const now = '2026-11-10'
const nbsp = '\u00A0'

const changes = (before: Omit<Snapshot, 'asOf'>, after: Omit<Snapshot, 'asOf'>) =>
  changesBetween({ asOf: then, ...before }, { asOf: now, ...after })

test('equal snapshots have no changes', () => {
  expect(changesBetween(snapshotOf(subgrid, then), snapshotOf(subgrid, now))).toEqual([])
})

test.each([
  ['limited', 'newly', 'Became Baseline newly available on 12 Sep 2026'],
  ['newly', 'widely', 'Became Baseline widely available on 12 Sep 2026'],
  ['newly', 'limited', 'No longer Baseline: limited availability'],
  ['limited', 'discouraged', 'Now discouraged'],
  ['discouraged', 'widely', 'No longer discouraged: widely available'],
  ['limited', 'something-new', 'Now something-new'],
])('from %s to %s', (before, after, words) => {
  const since = epochSeconds('2026-09-12')
  expect(changes({ baseline: before }, { baseline: after, since })).toEqual([words])
})

const newly = (day: string) => ({ baseline: 'newly', since: epochSeconds(day) })

test('a corrected date is a change', () => {
  expect(changes(newly('2026-09-10'), newly('2026-09-12'))).toEqual([
    'Newly available since 12 Sep 2026 (previously 10 Sep 2026)',
  ])
})

test('browsers with new support are one sentence', () => {
  const before = { chrome: '140', firefox: '141' }
  expect(changes({ support: before }, { support: { ...before, safari: '27' } })).toEqual([
    'Now supported in Safari 27',
  ])
  const all = { ...before, edge: '≤140', safari: '27', safari_ios: '27' }
  expect(changes({ support: before }, { support: all })).toEqual([
    'Now supported in Edge 140, Safari 27 and Safari on iOS 27',
  ])
})

test('support with a caveat is one sentence per browser, and new support once the caveat is gone', () => {
  expect(changes({ support: {} }, { support: { chrome: 'flag 140' } })).toEqual([
    'Chrome: behind a flag since 140',
  ])
  expect(changes({ support: { chrome: 'flag 140' } }, { support: { chrome: '142' } })).toEqual([
    'Now supported in Chrome 142',
  ])
  expect(changes({ support: { edge: '12' } }, { support: { edge: 'gone 146; 12' } })).toEqual([
    'Edge: removed in 146; supported since 12',
  ])
})

test('a browser without a new part no longer supports the complete feature', () => {
  const support = { chrome: '140', edge: '140' }
  expect(changes({ support, parts: 2 }, { support: {}, parts: 4 })).toEqual([
    'No longer fully supported in Chrome and Edge',
    '2 more parts',
  ])
  expect(changes({ support }, { support: {} })).toEqual(['No longer supported in Chrome and Edge'])
})

test('a corrected version is a change', () => {
  expect(changes({ support: { firefox: '140' } }, { support: { firefox: '141' } })).toEqual([
    'In Firefox since 141 (previously 140)',
  ])
})

test('a change of usage is shown from one percentage point on', () => {
  expect(changes({ usage: 91 }, { usage: 91.9 })).toEqual([])
  expect(changes({ usage: 95 }, { usage: 96 })).toEqual([
    `Up from 95.0${nbsp}% to 96.0${nbsp}% of global users`,
  ])
  expect(changes({ usage: 91 }, { usage: 92.04 })).toEqual([
    `Up from 91.0${nbsp}% to 92.0${nbsp}% of global users`,
  ])
  expect(changes({ usage: 91 }, { usage: 3 })).toEqual([
    `Down from 91.0${nbsp}% to 3.0${nbsp}% of global users`,
  ])
})

test('changed numbers of parts, features, entries and results are shown as differences', () => {
  expect(changes({ parts: 5, features: 9 }, { parts: 4, features: 10 })).toEqual([
    '1 fewer part',
    '1 more feature',
  ])
  expect(changes({ entries: 1, count: 210 }, { entries: 1204, count: 214 })).toEqual([
    '1,203 more compatibility entries',
    '4 more results',
  ])
})

test('the status of a release or a specification is shown as text', () => {
  expect(changes({ status: 'beta' }, { status: 'current' })).toEqual([
    'Now Current (previously Beta)',
  ])
  expect(
    changes(
      { status: 'Working Draft', standing: 'good' },
      { status: 'Candidate Recommendation', standing: 'discontinued' },
    ),
  ).toEqual([
    'Now Candidate Recommendation (previously Working Draft)',
    'Now Discontinued (previously Active)',
  ])
})

test('a fact that one snapshot lacks is no change', () => {
  expect(changes({}, snapshotOf(subgrid, now))).toEqual([])
  expect(changes(snapshotOf(subgrid, then), {})).toEqual([])
})

test('a former id is a change', () => {
  expect(changes({ id: 'apng' }, {})).toEqual(['Former ID: apng'])
})

test('a snapshot equals its JSON form', () => {
  const snapshot = snapshotOf({ status: ['Experimental', 'Deprecated'] }, now)
  expect(snapshot).toEqual({ asOf: now, status: 'Experimental, Deprecated' })
  expect(Object.keys(snapshot)).toEqual(['asOf', 'status'])
})

test.each([
  ['2026-11-16', { chrome: 'next 158' }, 'beta'],
  ['2026-11-17', { chrome: '158' }, 'current'],
  ['2026-12-08', { chrome: '158' }, 'retired'],
])('on %s a visitor has seen what is announced as its rows show it', (today, support, status) => {
  const entry = { support: { chrome: 'next 158 2026-11-17' } }
  expect(snapshotOf(entry, then, today)).toMatchObject({ asOf: then, support })
  const [statuses] = datedStatuses([
    { day: '2026-11-17', status: 'beta' },
    { day: '2026-12-08', status: 'nightly' },
  ])
  expect(snapshotOf({ statuses }, then, today)).toMatchObject({ status })
})
