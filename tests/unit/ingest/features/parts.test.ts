import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { baselineParts, featureParts } from '#ingest/features/parts.ts'
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

function partsOf({ status }: FeatureSource) {
  return Object.entries(status.by_compat_key ?? {}).map(([key, { support }]) => ({
    name: key,
    track: () => [],
    shortfall: () => none,
    supports: (browser: CoreBrowser) => support[browser] !== undefined,
  }))
}

const none = { kind: 'none' } as const
const missing = { name: 'a', track: () => [], shortfall: () => none, supports: () => false }

const parted = feature({
  baseline: false,
  support: {},
  by_compat_key: {
    'api.A': { baseline: 'high', support: everywhere },
    'api.B': { baseline: false, support: { chrome, edge } },
    'api.C': { baseline: false, support: {} },
  },
})

test('parts are counted by browser', () => {
  expect(featureParts(partsOf(parted), {})).toEqual({
    total: 3,
    works: { ...perCoreBrowser(() => 1), chrome: 2, edge: 2 },
  })
})

test('parts that a browser with nearly all of them lacks are named, three at most', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const parts = names.map((name) => ({
    name,
    track: () => [],
    shortfall: () => none,
    supports: () => name === 'a',
  }))
  expect(featureParts(parts, { chrome: 'nearly 100', edge: 'partial 100' }).lacking).toEqual({
    chrome: ['b', 'c', 'd'],
  })
})

test('browsers are named in which parts worked once and none does now', () => {
  const gone = [
    { place: 3, state: 'full', atMost: false },
    { place: 9, state: 'none', atMost: false },
  ] as const
  const part = { name: 'a', track: () => gone, shortfall: () => none, supports: () => false }
  expect(featureParts([part], {}).had).toEqual(coreBrowsers)
  expect(featureParts([{ ...part, supports: () => true }], {}).had).toBeUndefined()
})

test('browsers are named in which parts are there only behind a flag, unless one works', () => {
  const flagged = { ...missing, shortfall: () => ({ kind: 'flag' }) as const }
  expect(featureParts([missing, flagged], {}).short).toEqual(coreBrowsers)
  expect(featureParts([flagged, { ...missing, supports: () => true }], {}).short).toBeUndefined()
  expect(featureParts([missing], {}).short).toBeUndefined()
})

const discouraged: NonNullable<FeatureSource['discouraged']> = {
  reason: '',
  reason_html: '',
  according_to: ['https://x.example/'],
}

/** A feature of ten parts, of which some are Baseline. */
const ofTen = (baseline: number) =>
  feature({
    baseline: false,
    support: {},
    by_compat_key: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `api.A${index}`,
        { baseline: index < baseline && 'low', support: everywhere },
      ]),
    ),
  })

test.each([
  ['nearly', ofTen(10)],
  ['nearly', ofTen(8)],
  ['half', ofTen(7)],
  ['half', ofTen(5)],
  ['some', ofTen(4)],
  ['some', ofTen(1)],
])('the parts in Baseline are "%s" by their share', (share, source) => {
  expect(baselineParts(source)).toBe(share)
})

test('the parts in Baseline are told of limited features, where some are', () => {
  expect(baselineParts(ofTen(0))).toBeUndefined()
  const { status } = ofTen(8)
  expect(baselineParts(feature({ ...status, baseline: 'low' }))).toBeUndefined()
  expect(baselineParts(feature(status, { discouraged }))).toBeUndefined()
  expect(baselineParts(feature({ baseline: false, support: {} }))).toBeUndefined()
})
