import { expect, test } from 'vitest'

import { ListCounts } from '#search/list-counts.ts'
import type { SearchClient, SearchParams } from '#search/search-client.ts'

type Asked = { readonly indexName: string; readonly params?: unknown }

const result = (nbHits: number) => ({ hits: [], nbHits, query: '', params: '' })

/** A provider in which the n-th query of a request has n results, and what it was asked. */
function provider() {
  const asked: Asked[][] = []
  const search: SearchClient['search'] = async (params: SearchParams) => {
    const requests = Array.isArray(params) ? params : params.requests
    asked.push(
      requests.map((request) => ({
        indexName: request.indexName,
        params: 'params' in request ? request.params : undefined,
      })),
    )
    return { results: requests.map((_, place) => result(place + 1)) }
  }
  return { asked, client: new ListCounts({ search }, 'p_') }
}

const names = (asked: readonly Asked[] | undefined) => asked?.map(({ indexName }) => indexName)

test('with a query the other lists are counted in the same request, and the caller sees its own results', async () => {
  const { asked, client } = provider()
  const { results } = await client.search([
    { indexName: 'p_features_az', params: { query: 'grid' } },
  ])
  expect(results).toHaveLength(1)
  expect(names(asked[0])).toEqual(['p_features_az', 'p_compat', 'p_specs', 'p_releases'])
  expect(asked[0]?.[1]?.params).toMatchObject({ query: 'grid', hitsPerPage: 0 })
  expect(client.counts.get()).toEqual({ features: 1, compat: 2, specs: 3, releases: 4 })
})

test('a list with filters is counted without them', async () => {
  const { asked, client } = provider()
  const params = { query: 'grid', facetFilters: ['areas:CSS'] }
  const { results } = await client.search([
    { indexName: 'p_features', params },
    { indexName: 'p_features', params: { query: 'grid' } },
  ])
  expect(results).toHaveLength(2)
  expect(names(asked[0])?.slice(2)).toEqual(['p_features', 'p_compat', 'p_specs', 'p_releases'])
  expect(client.counts.get()).toEqual({ features: 3, compat: 4, specs: 5, releases: 6 })
})

test('without a query, and in searches for values of a facet, nothing is added', async () => {
  const { asked, client } = provider()
  await client.search([{ indexName: 'p_compat', params: { query: 'x' } }])
  await client.search([{ indexName: 'p_compat', type: 'facet', facet: 'kind', params: {} }])
  expect(names(asked[1])).toEqual(['p_compat'])
  expect(client.counts.get()).toMatchObject({ compat: 1 })
  await client.search([{ indexName: 'p_compat', params: { query: '' } }])
  expect(names(asked[2])).toEqual(['p_compat'])
  expect(client.counts.get()).toEqual({})
})

test('counts that come late do not replace newer ones', async () => {
  const waiting: (() => void)[] = []
  const search: SearchClient['search'] = (params: SearchParams) => {
    const requests = Array.isArray(params) ? params : params.requests
    const count = JSON.stringify(requests).includes('new') ? 2 : 1
    const results = requests.map(() => result(count))
    return new Promise((resolve) => waiting.push(() => resolve({ results })))
  }
  const client = new ListCounts({ search }, '')
  const first = client.search([{ indexName: 'specs', params: { query: 'old' } }])
  const second = client.search([{ indexName: 'specs', params: { query: 'new' } }])
  waiting[1]?.()
  await second
  waiting[0]?.()
  await first
  expect(client.counts.get()).toMatchObject({ specs: 2, compat: 2 })
})
