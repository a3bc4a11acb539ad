import { beforeEach, expect, test, vi } from 'vitest'

import type { SearchParams } from '#search/transport/search-client.ts'

beforeEach(() => {
  vi.resetModules()
})

/** The texts that the first request of a page asks for. */
async function textsOf(params: SearchParams): Promise<readonly unknown[]> {
  const { normalizeQueries, prepareQueries } = await import('#search/transport/search-client.ts')
  await prepareQueries(params)
  const sent = normalizeQueries(params, '')
  const queries = Array.isArray(sent) ? sent.map(({ params: own }) => own) : sent.requests
  return queries.map((query) => query && 'query' in query && query.query)
}

test.each([
  ['arr.at(-1)', 'Array at'],
  ['addEventListener("scrollend",fn)', 'scrollend event'],
  ['text-wrap: balance;', 'text-wrap balance'],
  ['details::details-content', ':details-content'],
  ['user?.name', 'opsignquestionperiod'],
  ['grid in safari', 'grid'],
  [':has()', ':has'],
])('the first request of a page for %s asks for %s', async (query, words) => {
  expect(await textsOf({ requests: [{ indexName: 'features', query }] })).toEqual([words])
  expect(await textsOf([{ indexName: 'features', params: { query } }])).toEqual([words])
})

test('code is read in each query of a request', async () => {
  const requests = ['res.json()', 'grid'].map((query) => ({ indexName: 'compat', query }))
  expect(await textsOf({ requests })).toEqual(['Response json', 'grid'])
})
