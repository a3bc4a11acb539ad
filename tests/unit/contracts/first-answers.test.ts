import { expect, test } from 'vitest'

import { firstAddress } from '#contracts/first-answers.ts'
import { firstAnswerTo } from '#contracts/first-answers.ts'
import { answeredList } from '#search/transport/answered-list.ts'

const request = { requests: [{ indexName: 'features', query: 'grid' }] }
const answer = { results: [] }
const first = {
  href: '/',
  today: '2026-11-27',
  isOfVisitor: false,
  searches: [{ request, answer }],
  files: {},
}

test('searches with a first answer are recognized by content', () => {
  expect(firstAnswerTo(first, structuredClone(request))).toBe(answer)
  expect(
    firstAnswerTo(first, { requests: [{ indexName: 'features', query: 'gri' }] }),
  ).toBeUndefined()
  expect(firstAnswerTo(undefined, request)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/about?x', '/about'],
  ['/features?q=a?b', '/features?q=a?b'],
  ['/search?q=a&targets=widely', '/search?q=a&targets=widely'],
  ['/features/grid', '/features/grid'],
  ['/features/grid?q=x', '/features/grid'],
  ['/features/grid?q=x&targets=widely', '/features/grid?targets='],
])('the first view of %s is that of %s', (href, expected) => {
  expect(firstAddress(href)).toBe(expected)
  expect(firstAddress(expected)).toBe(expected)
})

test('the answer to a list has its query, its count and the counts without each filter', () => {
  const search = [
    { indexName: 'features', params: { query: 'gri', facetFilters: [['baseline:widely']] } },
    { indexName: 'features', params: { query: 'gri', facets: ['baseline'] } },
  ]
  const hits = [{ objectID: 'grid' }]
  const results = [
    { hits, nbHits: 1, query: 'gri' },
    { hits: [], nbHits: 5 },
  ]
  expect(answeredList(search, results)).toMatchObject({
    own: { list: { id: 'features' }, query: 'gri' },
    count: 1,
    hits,
    query: 'gri',
    parts: [{ facets: ['baseline'], count: 5 }],
  })
})

test.each([
  [request],
  [[{ indexName: 'features', type: 'facet', facet: 'areas', facetQuery: 'c' } as const]],
])('the answer to a search of anything but a list is none of a list', (search) => {
  expect(answeredList(search, [])).toBeUndefined()
})
