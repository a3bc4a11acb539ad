import { expect, test } from 'vitest'

import { buildCatalogue } from '#ingest/build.ts'
import { loadCatalogue } from '#ingest/cache.ts'
import type { Step } from '#ingest/sources/progress.ts'

test(
  'a build reports its steps, counts within the long ones, and lets others run',
  { timeout: 60_000 },
  async () => {
    const steps: Step[] = []
    let turns = 0
    const clock = setInterval(() => {
      turns += 1
    }, 1)
    const { records } = await buildCatalogue({ onProgress: (step) => steps.push(step) })
    clearInterval(clock)
    const compat = steps.filter(({ step }) => step === 'compat entries')
    expect(compat.length).toBeGreaterThan(10)
    expect(compat.at(-1)).toMatchObject({
      done: records.compat.length,
      total: records.compat.length,
    })
    expect(turns).toBeGreaterThan(10)
  },
)

const { records, content, warnings } = await loadCatalogue()

function countBy<Item>(items: readonly Item[], valueOf: (item: Item) => string | undefined) {
  const counts = new Map<string, number>()
  for (const item of items) {
    const value = valueOf(item)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

// Counted in the data packages by other means; they change with the packages.
test('the records are as many as the packages hold', () => {
  expect(content.summary.counts).toMatchObject({
    features: 1204,
    compat: 18_865,
    specs: 813,
    releases: 1356,
  })
  expect(records.suggestions.length).toBeGreaterThan(3500)
})

test('features are counted right by Baseline and by who is in the way', () => {
  const { features } = records
  expect(countBy(features, ({ baseline }) => baseline)).toEqual({
    widely: 649,
    newly: 122,
    limited: 376,
    discouraged: 57,
  })
  expect(countBy(features, ({ missingOnlyIn }) => missingOnlyIn)).toEqual({
    Safari: 64,
    Firefox: 50,
    'Chrome & Edge': 14,
  })
  expect(countBy(features, ({ onlyIn }) => onlyIn)).toEqual({
    'Chrome & Edge': 141,
    Safari: 25,
    Firefox: 16,
  })
  expect(features.filter(({ missing }) => missing.length === 0)).toHaveLength(795)
  expect(features.filter(({ coverage }) => coverage !== undefined)).toHaveLength(81)
})

test.each([
  ['grid', 97.39],
  ['flexbox', 97.4],
  ['subgrid', 94.68],
  ['has', 96.18],
  ['container-queries', 96.13],
  ['dialog', 97.27],
  ['nesting', 93.39],
  ['view-transitions', 93.18],
  ['temporal', 72.14],
  ['anchor-positioning', 2.75],
])('%s is usable by %d percent of visitors', (id, usage) => {
  expect(records.features.find(({ objectID }) => objectID === id)?.usage).toBe(usage)
})

test('the summary says what the data is and how old', () => {
  expect(content.summary).toMatchObject({
    newestMonth: '2026-09',
    asOf: '2026-11-10',
    trackedUsage: 97.57,
  })
  expect(content.summary.packages.find(({ name }) => name === 'caniuse-lite')).toEqual({
    name: 'caniuse-lite',
    version: '1.0.30001826',
    date: '2026-11-10',
    licence: 'CC-BY-4.0',
  })
})

test('what is odd about the data is returned as sentences', () => {
  expect(warnings).toEqual([
    expect.stringMatching(/^web-features knows no release after 2026-09-22/),
    expect.stringMatching(/^99 compat keys of web-features are not in the compat data/),
    expect.stringContaining('notifications, streams'),
  ])
})

test('the release dates are those of the versions', () => {
  expect(content.releaseDates['chrome']?.['140']).toBe('2025-09-02')
  expect(content.releaseDates['safari']?.['16']).toBe('2022-09-12')
})
