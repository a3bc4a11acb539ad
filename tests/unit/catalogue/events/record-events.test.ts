import { expect, test } from 'vitest'

import { type LoggedChange, noChanges, readChangeLog } from '#catalogue/events/change-log.ts'
import { newestFirst } from '#catalogue/events/event.ts'
import {
  entryEvents,
  type EventfulFeature,
  expectedOf,
  featureEvents,
} from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { epochSeconds } from '#lib/dates.ts'

const releases = releaseDaysOf({
  chrome: { 9: '2011-02-03', 100: '2022-03-29', 120: '2023-12-05', 121: '2024-01-23' },
  safari: { 16: '2022-09-12', 17: '2023-09-18' },
  firefox: { 120: '2023-11-21' },
})
const today = '2024-02-01'
const sources = { releases, today, log: noChanges }

const feature: EventfulFeature = {
  objectID: 'gap',
  name: 'The `gap` property',
  baseline: 'newly',
  newlyDate: epochSeconds('2023-12-05'),
  widelyExpected: epochSeconds('2026-06-05'),
  support: { chrome: '120', safari: '17; partial 16', firefox: '120' },
}

const titles = (events: readonly { readonly title: string }[]) => events.map(({ title }) => title)

test('a feature has an event for each step of support and of Baseline, with its day and a sentence', () => {
  const events = newestFirst(featureEvents(feature, sources))
  expect(events.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2023-12-05 The gap property: newly available',
    '2023-12-05 The gap property: supported in Chrome 120',
    '2023-11-21 The gap property: supported in Firefox 120',
    '2023-09-18 The gap property: supported in Safari 17',
    '2022-09-12 The gap property: supported in part in Safari 16',
  ])
  expect(events[3]).toMatchObject({
    name: 'features/gap/supported/safari/17',
    kind: 'supported',
    text: 'Safari 17 was released on 18 Sep 2023.',
    where: { browser: 'safari', version: '17' },
  })
})

test.each([
  ['prefix 9 -webkit-', ['supported with the prefix -webkit- in Chrome 9']],
  ['partial prefix 9 -webkit-', ['supported in part with the prefix -webkit- in Chrome 9']],
  ['alt 9 oldGap', ['supported as oldGap in Chrome 9']],
  ['gone 100; 9', ['supported in Chrome 9', 'removed in Chrome 100']],
  ['flag 100; 9', ['supported in Chrome 9', 'removed in Chrome 100']],
  [
    'nearly 100; partial 9',
    ['supported in part in Chrome 9', 'supported nearly in full in Chrome 100'],
  ],
  ['partial 100; 9', ['supported in Chrome 9', 'supported only in part in Chrome 100']],
  ['flag 9', []],
  ['≤100', []],
  ['preview', []],
  // No day is known for it.
  ['77', []],
  ['next 130 ', []],
])('support "%s" has the events %j', (code, wanted) => {
  const own = { ...feature, baseline: 'limited', support: { chrome: code } } as const
  const { newlyDate: _, widelyExpected: __, ...limited } = own
  expect(titles(featureEvents(limited, sources))).toEqual(
    wanted.map((text) => `The gap property: ${text}`),
  )
})

test('an announced version is an event since the version before, and expected until its day', () => {
  const coming = { objectID: 'api.Gap', name: 'Gap', support: { chrome: 'next 122 2024-02-20' } }
  const [event] = entryEvents(coming, sources)
  expect(event).toMatchObject({
    name: 'compat/api.Gap/announced/chrome/122',
    day: '2024-01-23',
    title: 'Gap: to be supported in Chrome 122',
    text: 'Chrome 122 is announced for 20 Feb 2024. The day is not confirmed.',
  })
  expect(expectedOf('compat', coming, sources)).toMatchObject([
    { day: '2024-02-20', title: 'Gap: to be supported in Chrome 122' },
  ])
  const leaving = { ...coming, support: { chrome: 'next gone 122 2024-02-20; 9' } }
  expect(titles(expectedOf('compat', leaving, sources))).toEqual([
    'Gap: to be removed in Chrome 122',
  ])
  const later = { ...sources, today: '2024-02-20' }
  expect(titles(entryEvents(coming, later))).toEqual(['Gap: supported in Chrome 122'])
  expect(expectedOf('compat', coming, later)).toEqual([])
})

test('what is to become widely available is expected on its day, under the name of the calendar', () => {
  expect(expectedOf('features', feature, sources)).toMatchObject([
    { name: 'features/gap/widely', day: '2026-06-05', list: 'features', id: 'gap' },
  ])
})

test('a discouraged feature has no event of Baseline', () => {
  const kinds = featureEvents({ ...feature, baseline: 'discouraged' }, sources).map(
    ({ kind }) => kind,
  )
  expect(kinds).not.toContain('newly')
})

const change = (more: Partial<LoggedChange>): LoggedChange => ({
  version: '3.1.0',
  day: '2024-01-10',
  kind: 'new',
  id: 'gap',
  name: 'Gap',
  ...more,
})

test('a renamed feature keeps the names of its events, and has those of its former id', () => {
  const log = readChangeLog([
    change({ id: 'gaps' }),
    change({ version: '3.2.0', kind: 'renamed', id: 'gaps', to: ['flex-gap'] }),
    change({ version: '3.3.0', kind: 'renamed', id: 'flex-gap', to: ['gap'] }),
    change({ version: '3.4.0', kind: 'lost', id: 'gap', before: 'newly', after: 'limited' }),
  ])
  const before = featureEvents({ ...feature, objectID: 'gaps' }, sources)
  const after = featureEvents(feature, { ...sources, log })
  const names = after.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(before.map(({ name }) => name)))
  expect(names).toEqual(
    expect.arrayContaining([
      'features/gaps/new/3.1.0',
      'features/gaps/renamed/3.2.0',
      'features/gaps/renamed/3.3.0',
      'features/gaps/lost/3.4.0',
    ]),
  )
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(['gap']))
  expect(log.currentId('gaps')).toBe('gap')
})

test('a split is an event of each part, with one name, and a merger one of the whole', () => {
  const log = readChangeLog([
    change({ kind: 'split', id: 'gaps', to: ['gap', 'row-gap'] }),
    change({ kind: 'merged', id: 'grid-gap', to: ['gap'] }),
  ])
  const eventsOf = (id: string) =>
    featureEvents({ ...feature, objectID: id, support: {} }, { ...sources, log })
      .filter(({ kind }) => kind !== 'newly')
      .map(({ name }) => name)
  expect(eventsOf('gap')).toEqual(['features/gaps/split/3.1.0', 'features/grid-gap/merged/3.1.0'])
  expect(eventsOf('row-gap')).toEqual(['features/gaps/split/3.1.0'])
})

test('a feature that gets its former id again is found by both', () => {
  const log = readChangeLog([
    change({ kind: 'renamed', id: 'a', to: ['b'] }),
    change({ kind: 'renamed', id: 'b', to: ['a'] }),
  ])
  expect([log.currentId('a'), log.currentId('b')]).toEqual(['a', 'a'])
})

test.each([
  [{ kind: 'new' }, 'new in the data'],
  [{ kind: 'gone' }, 'no longer in the data'],
  [{ kind: 'lost', before: 'widely', after: 'limited' }, 'no longer widely available'],
  [{ kind: 'regained', before: 'limited', after: 'newly' }, 'newly available again'],
  [{ kind: 'gained', before: 'limited', after: 'widely' }, 'widely available, as is now known'],
  [{ kind: 'moved', step: 'newly' }, 'newly available since another day'],
] as const)('a change %j is told as "%s"', (more, title) => {
  const log = readChangeLog([change(more)])
  const events = featureEvents({ ...feature, support: {} }, { ...sources, log })
  expect(titles(events)).toContain(`Gap: ${title}`)
})
