import { expect, test } from 'vitest'

import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { dataWarnings } from '#ingest/warnings.ts'
import { featureSource } from '#tests/support/feature-source.ts'

function warnings(
  features: Readonly<Record<string, Partial<FeatureSource>>>,
  newest = '2026-09-30',
  renamed: Readonly<Record<string, readonly string[]>> = {},
) {
  const sources = {
    features: {
      features: new Map(
        Object.entries(features).map(([id, more]) => [id, { ...featureSource, ...more }]),
      ),
      former: new Map(),
      groups: new Map(),
      snapshots: new Map(),
      newestRelease: '2026-09-22',
    },
    compat: { entries: new Map(), browsers: new Map(), version: '1', date: '2026-09-30' },
  }
  return dataWarnings(sources, { releases: { newest }, renamed: new Map(Object.entries(renamed)) })
}

test('complete data gives no warnings', () => {
  expect(warnings({ a: {}, b: { caniuse: ['c'] } })).toEqual([])
})

test('a features package more than 30 days behind the browsers gives a warning', () => {
  expect(warnings({}, '2026-10-22')).toEqual([])
  expect(warnings({}, '2026-10-23')).toEqual([expect.stringContaining('2026-09-22')])
})

test('keys that the compat data lacks give a warning with an example, unless something replaced them', () => {
  expect(warnings({}, undefined, { 'api.Old': ['api.New'] })).toEqual([])
  expect(warnings({}, undefined, { 'api.Old': ['api.New'], 'api.Gone': [] })).toEqual([
    expect.stringMatching(/^1 compat keys .* the first is api\.Gone\./),
  ])
})

test('caniuse ids of other live features give a warning', () => {
  expect(warnings({ a: { caniuse: ['b'] }, b: { caniuse: ['b'] } })).toEqual([
    'These caniuse ids are ids of other features and do not redirect: b.',
  ])
})
