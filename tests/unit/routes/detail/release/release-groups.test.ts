import { expect, test } from 'vitest'

import type { ReleaseFeature } from '#routes/detail/release/release-data.ts'
import { groupedFeatures, filterEntries } from '#routes/detail/release/release-groups.ts'

const feature = (objectID: string): ReleaseFeature => ({
  objectID,
  name: objectID.toUpperCase(),
  description: '',
  baseline: 'widely',
})
const a = feature('a')
const b = feature('b')
const c = feature('c')
const d = feature('d')

const release = {
  features: ['a', 'b'],
  featureCount: 2,
  touched: ['a', 'b', 'c', 'd'],
  touchedCount: 70,
  completesBaseline: ['a', 'd'],
  completesCount: 2,
}

test.each([
  ['a core browser, by what it supports', [a, b]],
  ['another browser, by what its record names', []],
])('the features of a release of %s are listed once', (_, features) => {
  expect(groupedFeatures(release, { features, named: [d, c, b, a] })).toStrictEqual({
    baseline: { features: [a, d], count: 2 },
    supported: { features: [b], count: 1 },
    // The record names four of seventy, three of which are listed above.
    partial: { features: [c], count: 67 },
  })
})

test('features that are not there yet are not listed, and still counted', () => {
  expect(groupedFeatures(release, { features: [], named: [] })).toStrictEqual({
    baseline: { features: [], count: 2 },
    supported: { features: [], count: 2 },
    partial: { features: [], count: 68 },
  })
})

const entries = [
  { objectID: 'css.selectors.has', name: ':has()' },
  { objectID: 'api.Window.fetch', name: 'fetch()' },
]

test.each([
  ['', 2],
  ['  ', 2],
  ['HAS', 1],
  ['css has', 1],
  ['window', 1],
  ['css window', 0],
])('the filter %j leaves %i of two entries', (text, count) => {
  expect(filterEntries(entries, text)).toHaveLength(count)
})
