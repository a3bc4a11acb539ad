import { expect, test } from 'vitest'

import { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import type { SearchClient, SearchParams } from '#search/transport/search-client.ts'

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
  return { asked, client: new CountingSearchClient({ search }, 'p_') }
}

const names = (asked: readonly Asked[] | undefined) => asked?.map(({ indexName }) => indexName)

test('with a query the other lists are counted in the same request, and the caller sees its own results', async () => {
  const { asked, client } = provider()
  const { results } = await client.search([
    { indexName: 'p_features_az', params: { query: 'grid' } },
  ])
  expect(results).toHaveLength(1)
  expect(names(asked[0])).toEqual([
    'p_features_az',
    'p_compat',
    'p_specs',
    'p_releases',
    'p_suggestions',
  ])
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
  expect(names(asked[0])?.slice(2)).toEqual([
    'p_features',
    'p_compat',
    'p_specs',
    'p_releases',
    'p_suggestions',
  ])
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
  const client = new CountingSearchClient({ search }, '')
  const first = client.search([{ indexName: 'specs', params: { query: 'old' } }])
  const second = client.search([{ indexName: 'specs', params: { query: 'new' } }])
  waiting[1]?.()
  await second
  waiting[0]?.()
  await first
  expect(client.counts.get()).toMatchObject({ specs: 2, compat: 2 })
})

test('two words are also asked for one without the other, with the same filters', async () => {
  const { asked, client } = provider()
  const facetFilters = [['areas:CSS']]
  await client.search([
    { indexName: 'p_features_az', params: { query: 'zzqq grid', facetFilters, hitsPerPage: 20 } },
    { indexName: 'p_features_az', params: { query: 'zzqq grid', hitsPerPage: 0 } },
  ])
  const variants = asked[0]?.slice(6, 8)
  expect(variants).toEqual([
    {
      indexName: 'p_features_az',
      params: { query: 'grid', facetFilters, hitsPerPage: 0, analytics: false },
    },
    {
      indexName: 'p_features_az',
      params: { query: 'zzqq', facetFilters, hitsPerPage: 0, analytics: false },
    },
  ])
  expect(client.noResultsSuggestions.get().offers).toEqual([
    { q: 'zzqq', without: { kind: 'words', words: ['grid'] }, count: 8 },
    { q: 'grid', without: { kind: 'words', words: ['zzqq'] }, count: 7 },
    { q: 'zzqq grid', without: { kind: 'filter', key: 'area' }, count: 2 },
  ])
})

const longQuestion = () => [{ indexName: 'p_compat', params: { query: 'how to center a div' } }]

test('the same request adds the same queries, so that the answer is found in memory', async () => {
  const { asked, client } = provider()
  await client.search(longQuestion())
  await client.search(longQuestion())
  expect(asked[1]).toEqual(asked[0])
  expect(asked[0]).toHaveLength(1 + 3 + 5 + 1)
})

const flexbox = { query: 'Flexbox', kinds: ['Feature'], target: { index: 'features', id: 'x' } }

/** Answers with these counts, and with one suggestion to the last query. */
function answering(counts: readonly number[]): SearchClient['search'] {
  return async (params: SearchParams) => {
    const requests = Array.isArray(params) ? params : params.requests
    const last = requests.length - 1
    return {
      results: requests.map((_, place) =>
        Object.assign(result(counts[place] ?? 0), { hits: place === last ? [flexbox] : [] }),
      ),
    }
  }
}

test('nearly equal names are offered only where the words find nothing without filters', async () => {
  const params = { query: 'flxbx', facetFilters: [['areas:CSS']] }
  const nowhere = new CountingSearchClient({ search: answering([]) }, '')
  await nowhere.search([{ indexName: 'features', params }])
  expect(nowhere.noResultsSuggestions.get().spellings).toEqual([
    { query: 'Flexbox', index: 'features' },
  ])
  const elsewhere = new CountingSearchClient({ search: answering([0, 12]) }, '')
  await elsewhere.search([{ indexName: 'features', params }])
  expect(elsewhere.noResultsSuggestions.get().spellings).toEqual([])
})

test('a search of everything is sent as it is, and counts every list by its own hits', async () => {
  const { asked, client } = provider()
  await client.search({
    requests: [
      { indexName: 'p_features', query: 'grid' },
      { indexName: 'p_compat', query: 'grid' },
      { indexName: 'p_specs', query: 'grid' },
      { indexName: 'p_releases', query: 'grid' },
      { indexName: 'p_features', query: 'lanes' },
    ],
  })
  expect(asked[0]).toHaveLength(5)
  expect(client.counts.get()).toEqual({ features: 1, compat: 2, specs: 3, releases: 4 })
})
