import { expect, test } from 'vitest'

import type { ChangeKind } from '#catalogue/history/support-state.ts'
import { NEVER_YET, packStep, SILENT } from '#catalogue/history/timeline.ts'
import { epochSeconds } from '#lib/dates.ts'
import type { SupportState } from '#lib/support-code.ts'
import { diffMarkdown } from '#routes/diff/diff-copies.tsx'
import { entryGroups } from '#routes/diff/diff-entry-groups.ts'
import { changedFeatures, type ComparedFeature } from '#routes/diff/diff-features.ts'
import { countParts } from '#routes/diff/diff-parts.ts'
import { type DiffRow, filterRows } from '#routes/diff/diff-rows.ts'
import type { KnownSide, Pair } from '#routes/diff/diff-sides.ts'
import { entriesText } from '#routes/diff/diff-text.ts'
import { groupHeading, inShort } from '#routes/diff/diff-words.ts'

const history = {
  releases: [
    ['17', '2023-09-18', 0],
    ['18', '2024-09-16', 0],
    ['18.2', '2024-12-11', 0],
    ['26', '2025-09-15', 0],
    ['27', '2026-09-14', 0],
  ],
  timelines: [],
} as const

const sideOf = (version: string, browser: KnownSide['browser'] = 'safari'): KnownSide => {
  const place = history.releases.findIndex(([known]) => known === version)
  const day = history.releases[place]?.[1] ?? ''
  return { browser, version, name: `Safari ${version}`, day, isOut: true, history, place }
}

const pair: Pair = { from: sideOf('18'), to: sideOf('26') }
const back: Pair = { from: pair.to, to: pair.from }
const two: Pair = { from: pair.from, to: { ...sideOf('26', 'firefox'), name: 'Firefox 26' } }

type Facts = {
  readonly safari: string
  readonly usage?: number
  readonly newly?: string
  readonly firefox?: string
}

const featureOf = (id: string, { safari, usage = 90, newly, firefox = '' }: Facts) =>
  ({
    objectID: id,
    name: id,
    description: '',
    baseline: newly === undefined ? 'limited' : 'newly',
    ...(newly !== undefined && { newlyDate: epochSeconds(newly) }),
    support: { safari, firefox },
    platforms: {},
    usage,
  }) satisfies ComparedFeature

const rowOf = (key: string, features: string, kind: ChangeKind = 'added'): DiffRow => ({
  index: 0,
  key,
  name: key,
  entryKind: 'CSS property',
  area: key.startsWith('api') ? 'Web APIs' : 'CSS',
  features: features.split(' ').filter(Boolean),
  kind,
  before: { state: 'none', step: undefined },
  after: { state: 'full', step: { place: 2, state: 'full', atMost: false } },
})

const features = [
  featureOf('rare', { safari: '18.2', newly: '2025-03-01', usage: 40 }),
  featureOf('common', { safari: '26', newly: '2025-09-15', usage: 95 }),
  featureOf('later', { safari: '18.2', newly: '2025-09-16' }),
  featureOf('alone', { safari: '26' }),
  featureOf('gone', { safari: 'gone 26; 3' }),
  featureOf('many', { safari: '27', usage: 1 }),
  featureOf('few', { safari: '9' }),
  featureOf('worse', { safari: '9' }),
]
const rows = [
  rowOf('css.a', 'rare'),
  rowOf('css.b', 'few common'),
  rowOf('css.c', 'later'),
  rowOf('css.d', 'alone'),
  rowOf('css.e', 'gone', 'removed'),
  rowOf('css.f', 'many'),
  rowOf('css.g', 'many'),
  rowOf('css.h', 'worse', 'removed'),
  rowOf('api.i', ''),
  rowOf('css.j', ''),
  rowOf('css.k', 'unknown'),
]
const today = '2026-11-27'
const grouped = (compared: Pair) =>
  changedFeatures(rows, features, { pair: compared, today }).map(
    ({ objectID, group, step }) => `${group}: ${objectID} ${step?.version ?? '–'}`,
  )

test.each([
  ['that gets it with an upper bound', '≤26', 'more'],
  ['that gets it with an upper bound and had some of it by then', '26; partial ≤18.2', 'limited'],
  ['of which the data says nothing', '?', 'more'],
  ['that loses it with an upper bound', 'gone ≤26; 17', 'more'],
  ['that loses it in a known version', 'gone 26; 17', 'lost'],
  ['that may have lost it before', 'gone ≤18.2; 17', 'more'],
  ['that keeps a part of it', 'partial 26; 17', 'less'],
])('a feature %s is a difference only where both releases are known', (_, safari, group) => {
  const feature = featureOf('x', { safari })
  const [changed] = changedFeatures([rowOf('css.x', 'x')], [feature], { pair, today: '2026-11-29' })
  expect(changed?.group).toBe(group)
})

test('features are grouped by what became of them, the most used first, parts by number', () => {
  expect(grouped(pair)).toEqual([
    'baseline: common 26',
    'baseline: rare 18.2',
    'since: later 18.2',
    'limited: alone 26',
    'lost: gone 26',
    'more: many 27',
    'more: few 9',
    'less: worse 9',
  ])
})

test('of gained parts only those count with which pages can do more', () => {
  const mixed = [rowOf('css.f', 'many'), rowOf('css.g', 'many', 'removed')]
  const [many] = changedFeatures(mixed, [featureOf('many', { safari: '27' })], { pair, today })
  expect([many?.group, many?.entries]).toEqual(['more', 1])
  const [lost] = changedFeatures(mixed.slice(1), [featureOf('many', { safari: '27' })], {
    pair,
    today,
  })
  expect([lost?.group, lost?.entries]).toEqual(['less', 1])
})

test('the way back loses what was gained', () => {
  expect(grouped(back).filter((text) => text.startsWith('lost'))).toEqual([
    'lost: common 26',
    'lost: alone 26',
    'lost: later 18.2',
    'lost: rare 18.2',
  ])
})

test('of two browsers a feature is in one of them, or differs in parts', () => {
  const own = [
    featureOf('left', { safari: '3' }),
    featureOf('right', { safari: '', firefox: '≤17', newly: '2020-01-01' }),
    featureOf('both', { safari: '3', firefox: '18' }),
    featureOf('some', { safari: 'partial 3', firefox: '18' }),
    featureOf('most', { safari: '3', firefox: 'nearly 9' }),
  ]
  const found = changedFeatures([rowOf('css.a', 'left right both some most', 'removed')], own, {
    pair: two,
    today,
  })
  expect(found.map(({ objectID, group, step }) => [objectID, group, step?.version])).toEqual([
    ['right', 'limited', '≤17'],
    ['left', 'lost', '3'],
    ['both', 'more', '18'],
    ['most', 'more', undefined],
    ['some', 'more', '18'],
  ])
  expect(inShort(found, 1, two)).toBe(
    'Firefox 26 has **1 feature** that Safari 18 lacks, and lacks **1 feature** that it has. **3 others** differ in parts. **1 entry** differs.',
  )
  expect(groupHeading('limited', two).title).toBe('Only in Firefox 26')
  expect(groupHeading('lost', two).title).toBe('Only in Safari 18')
})

test('no browser lacks a feature of which a part works in it, and the line says how many do', () => {
  const own = [
    featureOf('left', { safari: '3' }),
    featureOf('right', { safari: '', firefox: '17' }),
    featureOf('few', { safari: '', firefox: '18' }),
    featureOf('most', { safari: '3', firefox: 'nearly 9' }),
  ]
  const parts = {
    from: new Map([
      ['right', { works: 0, total: 1 }],
      ['few', { works: 32, total: 1162 }],
    ]),
    to: new Map([['most', { works: 9, total: 10 }]]),
  }
  const compared = [rowOf('css.a', 'left right few most')]
  const found = changedFeatures(compared, own, { pair: two, today, parts })
  expect(
    found.map((feature) => [feature.objectID, feature.group, entriesText(feature, two)]),
  ).toEqual([
    ['right', 'limited', '1 entry'],
    ['left', 'lost', '1 entry'],
    ['few', 'more', '1 entry; 32 of 1,162 parts in Safari 18'],
    ['most', 'more', '1 entry; 9 of 10 parts in Firefox 26'],
  ])
  expect(inShort(found, 1, two)).toBe(
    'Firefox 26 has **1 feature** that Safari 18 lacks, and lacks **1 feature** that it has. Safari 18 has **1 other** only in part. Firefox 26 has **1 other** only in part. **1 entry** differs.',
  )
})

const stepTo = (state: SupportState, place = 1) => packStep({ place, state, atMost: false })

test('parts are counted by what pages can use of the entries of a feature', () => {
  const timelines = [
    stepTo('full'),
    stepTo('prefix'),
    stepTo('flag'),
    stepTo('full', 3),
    NEVER_YET,
    SILENT,
  ]
  const files = [
    [
      ['css.a', '', 'CSS property', 'one'],
      ['css.b', '', 'CSS property', 'one two'],
      ['css.c', '', 'CSS property', 'one'],
      ['css.d', '', 'CSS property', 'two'],
    ],
    [
      ['css.e', '', 'CSS property', 'three'],
      ['css.f', '', 'CSS property', 'three'],
    ],
  ] as const
  expect([...countParts({ history: { timelines }, place: 2 }, files)]).toEqual([
    ['one', { works: 2, total: 3 }],
    ['two', { works: 1, total: 2 }],
    ['three', { works: 0, total: 2 }],
  ])
})

test('a comparison in short names the number of each group, and leaves out what is none', () => {
  const all = changedFeatures(rows, features, { pair, today })
  expect(inShort(all, 1209, pair)).toBe(
    'Safari gained **4 features**: 2 became Baseline by then, 1 later and 1 is not in every browser yet. **1 feature** was removed. **2 others** gained parts. **1 other** lost parts. **1,209 entries** changed.',
  )
  expect(inShort([], 1, pair)).toBe(
    'Safari gained no feature. No feature was removed. **1 entry** changed.',
  )
  const later = all.filter(({ group }) => group === 'since')
  expect(inShort(later, 2, pair)).toMatch(
    /^Safari gained \*\*1 feature\*\*: 1 became Baseline later\./,
  )
})

test('entries follow their first feature, then their area, and none is left out', () => {
  const ordered = changedFeatures(rows, features, { pair, today })
  const filtered = filterRows(rows, { changes: [], area: undefined, q: '' })
  const groups = entryGroups(filtered, ordered)
  expect(groups.map(({ name, rows: own }) => [name, own.map(({ key }) => key).join()])).toEqual([
    ['common', 'css.b'],
    ['rare', 'css.a'],
    ['later', 'css.c'],
    ['alone', 'css.d'],
    ['gone', 'css.e'],
    ['many', 'css.f,css.g'],
    ['worse', 'css.h'],
    ['CSS', 'css.j,css.k'],
    ['Web APIs', 'api.i'],
  ])
})

test('the Markdown of a comparison has the features by group, then the entries by feature', () => {
  const few = [rowOf('css.d', 'alone'), rowOf('css.f', 'many')]
  const own = features.filter(({ objectID }) => objectID === 'alone' || objectID === 'many')
  const shown = changedFeatures(few, own, { pair, today })
  const groups = entryGroups(filterRows(few, { changes: [], area: undefined, q: '' }), shown)
  expect(diffMarkdown({ features: shown, groups, pair }, 'https://plinth.example/diff')).toBe(
    [
      '## Safari 18 → Safari 26',
      '### Not in every browser yet',
      '- alone: 26 (Sep 2025)',
      '### Gained parts',
      '- many: 1 entry',
      '### Entries by feature',
      '#### alone',
      '- css.d: Added 18.2',
      '#### many',
      '- css.f: Added 18.2',
      '<https://plinth.example/diff>',
    ].join('\n\n'),
  )
})
