import { expect, test } from 'vitest'

import { coreBrowsers, perCoreBrowser, type CoreBrowser } from '#catalogue/browsers.ts'
import { featureCoverage, featureParts } from '#ingest/features/parts.ts'
import { named } from '#ingest/names/named.ts'
import type { FeatureSource } from '#ingest/sources/web-features.ts'
import { featureSource } from '#tests/support/feature-source.ts'

const everywhere = perCoreBrowser(() => '100')
const { chrome, edge } = everywhere

function feature(
  status: FeatureSource['status'],
  more: Partial<FeatureSource> = {},
): FeatureSource {
  return { ...featureSource, status, ...more }
}

/** The parts as web-features has them. */
function partsOf({ status }: FeatureSource) {
  return Object.entries(status.by_compat_key ?? {}).map(([key, { support }]) => ({
    key,
    supports: (browser: CoreBrowser) => support[browser] !== undefined,
  }))
}

const parted = feature({
  baseline: false,
  support: {},
  by_compat_key: {
    'api.A': { baseline: 'high', support: everywhere },
    'api.B': { baseline: false, support: { chrome, edge } },
    'api.C': { baseline: false, support: {} },
  },
})

const names = new Map([['api.B', named('B', 'Interface')]])
const context = { names, missing: coreBrowsers }

test('parts are counted by browser, and those that the closest browsers lack are named', () => {
  expect(featureParts(partsOf(parted), context)).toEqual({
    total: 3,
    works: { ...perCoreBrowser(() => 1), chrome: 2, edge: 2 },
    lacking: ['api.C'],
  })
})

test('of the parts that the closest browser lacks, the least supported lead', () => {
  const missing = ['firefox'] as const
  expect(featureParts(partsOf(parted), { names, missing }).lacking).toEqual(['api.C', 'B'])
})

test('a part that only one of the closest browsers lacks is not named', () => {
  const apart = feature({
    baseline: false,
    support: {},
    by_compat_key: {
      'api.A': { baseline: false, support: { chrome } },
      'api.C': { baseline: false, support: { edge } },
    },
  })
  expect(featureParts(partsOf(apart), context).lacking).toEqual([])
})

test('a feature that no browser lacks has no lacking parts', () => {
  expect(featureParts(partsOf(parted), { names, missing: [] }).lacking).toEqual([])
})

test('coverage is the share of parts that work, rounded down', () => {
  expect(featureCoverage(parted, featureParts(partsOf(parted), context))).toEqual({
    ...perCoreBrowser(() => 33),
    chrome: 66,
    edge: 66,
  })
})

test.each([
  ['available', feature({ ...parted.status, baseline: 'low' })],
  [
    'discouraged',
    feature(parted.status, {
      discouraged: { reason: '', reason_html: '', according_to: ['https://x.example/'] },
    }),
  ],
  ['without parts', feature({ baseline: false, support: {} })],
  [
    'whole wherever it works',
    feature({
      baseline: false,
      support: { chrome },
      by_compat_key: { 'api.A': { baseline: false, support: { chrome } } },
    }),
  ],
])('a feature that is %s has no coverage', (_, source) => {
  expect(featureCoverage(source, featureParts(partsOf(source), context))).toBeUndefined()
})
