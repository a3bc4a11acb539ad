import { expect, test } from 'vitest'

import { readOrigin } from '#routes/detail/detail-origin.ts'
import { featurePreview } from '#routes/detail/feature/feature-data.ts'
import {
  featureNeighbours,
  featureQueries,
  isFeatureId,
} from '#routes/detail/feature/feature-queries.ts'
import { subgrid } from '#tests/support/subgrid.ts'

test('a feature and its parts are asked for by its id', () => {
  expect(
    featureQueries('subgrid').map(({ request: { indexName, filters } }) => [indexName, filters]),
  ).toStrictEqual([
    ['features', 'objectID:"subgrid"'],
    ['compat', 'features:"subgrid"'],
  ])
})

test.each(['a" OR objectID:"b', 'A', '', 'a b', 'x'.repeat(81), '__proto__'])(
  'the address %j is no id of a feature',
  (id) => {
    expect(isFeatureId(id)).toBe(false)
  },
)

test('related features and specifications of a feature are asked for by id', () => {
  expect(
    featureNeighbours(subgrid).map(({ request: { indexName, filters, hitsPerPage } }) => [
      indexName,
      filters,
      hitsPerPage,
    ]),
  ).toStrictEqual([
    ['features', 'objectID:"grid" OR objectID:"masonry"', 2],
    ['specs', 'objectID:"css-grid-2"', 1],
  ])
})

test('a feature that points at nothing has no queries for neighbours', () => {
  expect(featureNeighbours({ ...subgrid, related: [], specs: [] })).toStrictEqual([])
})

const preview = { objectID: 'has', name: ':has()', description: 'The …', baseline: 'widely' }

test('the search and the preview that a link passed on are read', () => {
  expect(readOrigin({ from: '/features?q=contain&page=2', preview }, featurePreview)).toStrictEqual(
    {
      from: '/features?q=contain&page=2',
      preview,
    },
  )
})

test.each([
  [null],
  ['/features?q=a'],
  [{ from: '?q=a' }],
  [{}],
  [{ from: 3, preview: 'x' }],
  [{ from: 'https://evil.example', preview: null }],
  [{ from: '//evil.example', preview: { ...preview, baseline: 'unheard of' } }],
  [{ preview: { ...preview, name: 1 } }],
  [{ preview: { ...preview, support: { chrome: 117 } } }],
  [{ preview: { ...preview, shipped: ['2023'] } }],
  [{ preview: { ...preview, newlyDate: '2023-12-19' } }],
  [{ preview: { ...preview, groups: { lvl0: 'CSS' } } }],
])('a history entry %j has no search and no preview of a feature', (state) => {
  const { from, preview: read } = readOrigin(state, featurePreview)
  expect([from, read]).toStrictEqual([undefined, undefined])
})
