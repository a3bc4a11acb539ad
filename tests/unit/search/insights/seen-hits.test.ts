import { expect, test } from 'vitest'

import { isOfView, seenHits } from '#search/insights/visitor-events.ts'

const queryID = 'f'.repeat(32)
const hits = [{ objectID: 'grid' }, { objectID: 'subgrid' }]
const result = { queryID, hits, page: 0, hitsPerPage: 20 }

test('a hit of a counted query has its index, its query and its place over all pages', () => {
  const request = { requests: [{ indexName: 'stage_features_az', query: 'grid' }] }
  const answer = { results: [{ ...result, page: 2 }] }
  expect(seenHits({ request, answer }, 'stage_')).toEqual([
    { list: 'features', id: 'grid', index: 'stage_features_az', queryID, position: 41 },
    { list: 'features', id: 'subgrid', index: 'stage_features_az', queryID, position: 42 },
  ])
})

test.each([
  ['a query that is not counted', { indexName: 'features', analytics: false }, result],
  ['an index that no list shows', { indexName: 'suggestions' }, result],
  ['the index of another site', { indexName: 'other_features' }, result],
  ['an answer without a query ID', { indexName: 'features' }, { hits }],
  ['an answer that is none', { indexName: 'features' }, null],
])('%s has no hits that events can name', (_, query, found) => {
  const answer = { results: [found] }
  expect(seenHits({ request: { requests: [query] }, answer }, '')).toEqual([])
})

test('the parameters of a list stand in an object of their own', () => {
  const counted = { indexName: 'features', params: { query: 'grid' } }
  const companion = { indexName: 'features', params: { analytics: false } }
  const answer = { results: [result, result] }
  expect(seenHits({ request: [counted, companion], answer }, '')).toHaveLength(2)
  expect(seenHits({ request: [companion, companion], answer }, '')).toEqual([])
})

test('an answer is that of a view if its first query is counted', () => {
  const suggestions = { indexName: 'suggestions', analytics: false }
  const features = { indexName: 'features' }
  const ofRequests = (requests: (typeof features)[]) => isOfView({ request: { requests } })
  expect(ofRequests([features, suggestions])).toBe(true)
  expect(ofRequests([suggestions, features])).toBe(false)
})
