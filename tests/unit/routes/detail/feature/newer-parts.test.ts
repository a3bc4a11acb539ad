import { expect, test } from 'vitest'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { newerParts } from '#routes/detail/feature/newer-parts.tsx'

const parts = (...missing: readonly (readonly CoreBrowser[])[]) =>
  missing.map((browsers) => ({ missing: browsers }))

const known = { total: 3, works: { chrome: 1, edge: 1, firefox: 2, safari: 3 }, lacking: [] }

test('browsers with more parts than the status knows are grouped by their number, the fullest first', () => {
  const feature = { missing: ['chrome', 'edge', 'firefox'] as const, parts: known }
  expect(newerParts(feature, parts([], ['edge', 'chrome'], []))).toEqual([
    { browsers: ['firefox'], works: 3, total: 3 },
    { browsers: ['chrome', 'edge'], works: 2, total: 3 },
  ])
})

test('sources that agree have no newer parts', () => {
  const feature = { missing: ['firefox'] as const, parts: known }
  expect(newerParts(feature, parts([], [], ['firefox', 'safari']))).toEqual([])
})

test('a browser that has the feature by its status has no newer parts', () => {
  expect(newerParts({ missing: [], parts: known }, parts([], [], []))).toEqual([])
})

test('parts that are new and work nowhere are not newer parts', () => {
  const feature = { missing: ['firefox'] as const, parts: known }
  const more = parts([], [], [], ['firefox'], ['firefox'])
  expect(newerParts(feature, more)).toEqual([])
})

test('a feature without parts has no newer parts', () => {
  expect(
    newerParts({ missing: ['chrome'], parts: { total: 0, works: {}, lacking: [] } }, []),
  ).toEqual([])
})
