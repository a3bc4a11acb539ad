import { expect, test } from 'vitest'

import { lists } from '#search/lists/all.ts'
import { CountingSearchClient } from '#search/transport/counting-search-client.ts'
import type { SearchClient, SearchParams } from '#search/transport/search-client.ts'

type Query = {
  readonly indexName: string
  readonly query?: string
  readonly facetFilters?: unknown
  readonly facets?: unknown
  readonly hitsPerPage?: number
  readonly removeWordsIfNoResults?: string
}

/** A query without the nesting of the older form. */
function flat(request: object): Query {
  const { params = {}, ...rest }: { readonly params?: object } = request
  return Object.assign({ indexName: '' }, rest, params)
}

/** A provider that answers each query with a number of results, and what it was sent. */
function provider(countOf: (query: Query) => number) {
  const sent: Query[][] = []
  const search: SearchClient['search'] = async (params: SearchParams) => {
    const queries = (Array.isArray(params) ? params : params.requests).map(flat)
    sent.push(queries)
    return {
      results: queries.map((query) => {
        const hits = query.indexName === 'suggestions' ? [flexbox] : []
        return { hits, nbHits: countOf(query), query: '', params: '' }
      }),
    }
  }
  return { sent, client: new CountingSearchClient({ search }) }
}

const flexbox = {
  objectID: 'flexbox',
  query: 'Flexbox',
  kinds: ['Feature'],
  target: { index: 'features', id: 'x' },
}

/** A number for each list. */
const numbers: Readonly<Record<string, number>> = {
  features: 1,
  features_az: 1,
  compat: 20,
  specs: 300,
  releases: 4000,
}
const numberOf = ({ indexName }: Query) => numbers[indexName] ?? 0
const { features_az: _, ...counts } = numbers

test('with a text every list is counted in the request of the list, and the caller gets its own results', async () => {
  const { sent, client } = provider(numberOf)
  const { results } = await client.search([{ indexName: 'features_az', params: { query: 'grid' } }])
  expect(results).toMatchObject([{ nbHits: 1 }])
  expect(sent).toHaveLength(1)
  expect(client.counts.get()).toEqual(counts)
})

test('the queries beside the one for the results ask for no hits but those of suggestions', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'features', params: { query: 'grid gap', hitsPerPage: 20 } }])
  const [, ...others] = sent[0]!
  const counting = others.filter(({ indexName }) => indexName !== 'suggestions')
  expect(counting.length).toBeGreaterThanOrEqual(lists.length)
  for (const query of counting) expect(query).toMatchObject({ hitsPerPage: 0, analytics: false })
})

test('the count of a list with filters is the one without them', async () => {
  const { client } = provider((query) =>
    query.facetFilters === undefined ? numberOf(query) : 9_999,
  )
  const params = { query: 'grid', facetFilters: ['areas:CSS'] }
  const { results } = await client.search([
    { indexName: 'features', params },
    { indexName: 'features', params: { query: 'grid', facets: ['areas'] } },
  ])
  expect(results).toMatchObject([{ nbHits: 9_999 }, { nbHits: 1 }])
  expect(client.counts.get()).toEqual(counts)
})

test('a search for values of a facet is sent as it is, and leaves the counts', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'compat', params: { query: 'x' } }])
  await client.search([{ indexName: 'compat', type: 'facet', facet: 'kind', params: {} }])
  expect(sent[1]).toHaveLength(1)
  expect(client.counts.get()).toEqual(counts)
})

test('a search without a text is sent as it is, and counts nothing', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'compat', params: { query: 'x' } }])
  await client.search([{ indexName: 'compat', params: { query: '' } }])
  expect(sent[1]).toHaveLength(1)
  expect(client.counts.get()).toEqual({})
})

test('counts of an older search that is answered late do not replace newer ones', async () => {
  const waiting: (() => void)[] = []
  const search: SearchClient['search'] = (params: SearchParams) => {
    const requests = Array.isArray(params) ? params : params.requests
    const nbHits = JSON.stringify(requests).includes('new') ? 2 : 1
    const results = requests.map(() => ({ hits: [], nbHits, query: '', params: '' }))
    return new Promise((resolve) => waiting.push(() => resolve({ results })))
  }
  const client = new CountingSearchClient({ search })
  const first = client.search([{ indexName: 'specs', params: { query: 'old' } }])
  const second = client.search([{ indexName: 'specs', params: { query: 'new' } }])
  waiting[1]?.()
  await second
  waiting[0]?.()
  await first
  expect(client.counts.get()).toMatchObject({ specs: 2, compat: 2 })
})

test('a query with a filter is offered without it, with its count', async () => {
  const facetFilters = [['areas:CSS']]
  const { client } = provider(({ indexName, query, facetFilters: filters }) => {
    if (indexName !== 'features_az') return 0
    return query === 'zzqq grid' && filters === undefined ? 2 : 0
  })
  await client.search([
    { indexName: 'features_az', params: { query: 'zzqq grid', facetFilters, hitsPerPage: 20 } },
    { indexName: 'features_az', params: { query: 'zzqq grid', facets: ['areas'], hitsPerPage: 0 } },
  ])
  expect(client.noResultsSuggestions.get().offers).toEqual([
    { q: 'zzqq grid', without: 'area', count: 2 },
  ])
})

test.each([
  ['zzqq grid', 0, true],
  ['grid gap', 3, false],
])('of “%s”, %d records with every word are told apart from the closest', async (q, count, is) => {
  const { client } = provider(({ query, removeWordsIfNoResults }) =>
    query === q && removeWordsIfNoResults === 'none' ? count : 9,
  )
  await client.search([{ indexName: 'features', params: { query: q, hitsPerPage: 20 } }])
  expect(client.isClosest.get()).toBe(is)
  await client.search([{ indexName: 'features', params: { query: 'grid', hitsPerPage: 20 } }])
  expect(client.isClosest.get()).toBe(false)
})

const longSearch = () => [{ indexName: 'compat', params: { query: 'how to center a div' } }]

test('the same search is sent with the same companion queries, so that the cache has its answer', async () => {
  const { sent, client } = provider(numberOf)
  await client.search(longSearch())
  await client.search(longSearch())
  expect(sent[1]).toEqual(sent[0])
})

test('spellings are offered only where the text finds nothing without filters', async () => {
  const params = { query: 'flxbx', facetFilters: [['areas:CSS']] }
  const nowhere = provider(() => 0).client
  await nowhere.search([{ indexName: 'features', params }])
  expect(nowhere.noResultsSuggestions.get().spellings).toEqual([
    { query: 'Flexbox', index: 'features' },
  ])
  const elsewhere = provider(({ facetFilters }) => (facetFilters === undefined ? 12 : 0)).client
  await elsewhere.search([{ indexName: 'features', params }])
  expect(elsewhere.noResultsSuggestions.get().spellings).toEqual([])
})

test('a search of everything is sent as it is, and each list is counted by its own hits', async () => {
  const { sent, client } = provider(({ indexName, query }) =>
    query === 'grid' ? (numbers[indexName] ?? 0) : 5,
  )
  const requests = [
    ...lists.map(({ id }) => ({ indexName: id, query: 'grid' })),
    { indexName: 'features', query: 'lanes' },
  ]
  await client.search({ requests })
  expect(sent).toEqual([requests])
  expect(client.counts.get()).toEqual(counts)
})
