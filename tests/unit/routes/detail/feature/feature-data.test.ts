import { expect, test } from 'vitest'

import {
  detailRequests,
  isFeatureId,
  neighbourRequests,
} from '#routes/detail/feature/feature-data.ts'
import { subgrid } from '#tests/support/subgrid.ts'

test('a feature and its parts are asked for in one request', () => {
  expect(
    detailRequests('subgrid').map(({ indexName, filters }) => [indexName, filters]),
  ).toStrictEqual([
    ['features', 'objectID:"subgrid"'],
    ['compat', 'features:"subgrid"'],
  ])
})

test.each(['a" OR objectID:"b', 'A', '', 'a b', 'x'.repeat(81), '__proto__'])(
  '%j never reaches a filter',
  (id) => {
    expect(isFeatureId(id)).toBe(false)
  },
)

test('related features and specifications are asked for in one request', () => {
  expect(
    neighbourRequests(subgrid)?.map(({ indexName, filters, hitsPerPage }) => [
      indexName,
      filters,
      hitsPerPage,
    ]),
  ).toStrictEqual([
    ['features', 'objectID:"grid" OR objectID:"masonry"', 2],
    ['specs', 'objectID:"css-grid-2"', 1],
  ])
})

test('a feature that points at nothing asks for nothing', () => {
  expect(neighbourRequests({ ...subgrid, related: [], specs: [] })).toBeNull()
})
