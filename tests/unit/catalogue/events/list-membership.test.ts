import { expect, test } from 'vitest'

import { noChanges, readChangeLog } from '#catalogue/events/change-log.ts'
import { type Conditions, isMoving, metAround } from '#catalogue/events/list-membership.ts'
import { featureEvents } from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { epochSeconds } from '#lib/dates.ts'

const releases = releaseDaysOf({
  chrome: { 120: '2023-12-05' },
  chrome_android: { 120: '2023-12-05' },
  edge: { 120: '2023-12-07' },
  firefox: { 121: '2023-12-19' },
  firefox_android: { 121: '2023-12-19' },
  safari: { '17.2': '2023-12-11' },
  safari_ios: { '17.2': '2023-12-11' },
})
const sources = { releases, today: '2024-02-01', log: noChanges }
const feature = {
  objectID: 'gap',
  name: 'Gap',
  baseline: 'newly',
  newlyDate: epochSeconds('2023-12-19'),
  support: {
    chrome: '120',
    chrome_android: '120',
    edge: '120',
    firefox: '121',
    firefox_android: '121',
    safari: '17.2',
    safari_ios: '17.2',
  },
} as const

const matching = (groups: Conditions) =>
  featureEvents(feature, sources)
    .filter((event) => metAround(event, feature, { groups, sources }))
    .map(({ title }) => title.replace('Gap: ', ''))

const onAndroid = ['supported in Firefox for Android 121'] as const
const inSafari = ['supported in Safari 17.2', 'supported in Safari on iOS 17.2'] as const

test.each([
  [
    [['missing:safari'], ['missing:edge']],
    ['supported in Chrome 120', 'supported in Chrome for Android 120', 'supported in Edge 120'],
  ],
  [
    [['missing:safari', 'missing:edge'], ['baseline:limited']],
    [
      'supported in Chrome 120',
      'supported in Chrome for Android 120',
      'supported in Edge 120',
      'supported in Safari 17.2',
    ],
  ],
  [[['baseline:newly']], ['supported in Firefox 121', ...onAndroid, 'newly available']],
  [[['missingOnlyIn:Firefox']], ['supported in Firefox 121', ...inSafari]],
  [[['engines:2']], ['supported in Firefox 121', ...onAndroid, ...inSafari]],
  [[['engines:3'], ['baseline:widely']], []],
] as const)('of a list with the conditions %j a feature has the events %j', (groups, wanted) => {
  expect(matching(groups).toSorted()).toEqual(wanted.toSorted())
})

test('while nothing is Baseline, every event that leads there is among those of limited features', () => {
  expect(matching([['baseline:limited']])).toHaveLength(8)
})

test('before a status was lost, a feature had it, although the data no longer says since when', () => {
  const line = { version: '3.1.0', day: '2024-01-10', id: 'gap', name: 'Gap' }
  const log = readChangeLog([{ ...line, kind: 'lost', before: 'newly', after: 'limited' }])
  const { newlyDate: _, ...lost } = { ...feature, baseline: 'limited' } as const
  const known = { ...sources, log }
  const inList = (groups: Conditions) =>
    featureEvents(lost, known)
      .filter((event) => metAround(event, lost, { groups, sources: known }))
      .map(({ kind }) => kind)
  expect(inList([['baseline:limited']])).toEqual(['lost'])
  expect(inList([['baseline:newly']]).filter((kind) => kind === 'supported')).toHaveLength(7)
})

test('facets of what happens are told from those of what a record is', () => {
  expect([['missing:safari'], 'baseline:newly', ['areas:CSS'], []].map(isMoving)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
