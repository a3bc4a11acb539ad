import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lists } from '#search/lists/all.ts'
import { companionQueries } from '#search/transport/companion-queries.ts'
import { CountingSearchClient, REST } from '#search/transport/counting-search-client.ts'
import type { SearchClient, SearchParams } from '#search/transport/search-client.ts'

type Query = {
  readonly indexName: string
  readonly query?: string
  readonly facetFilters?: unknown
  readonly facets?: unknown
  readonly hitsPerPage?: number
  readonly removeWordsIfNoResults?: string
}

/** A query in the plain form. */
function flat(request: object): Query {
  const { params = {}, ...rest }: { readonly params?: object } = request
  return Object.assign({ indexName: '' }, rest, params)
}

/** A provider that returns a number of results for each query and records the queries. */
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
  return { sent, client: inList({ search }) }
}

/** The client while the view of a list is mounted. */
function inList(source: SearchClient): CountingSearchClient {
  const client = new CountingSearchClient(source)
  client.enter(companionQueries)
  return client
}

const flexbox = {
  objectID: 'flexbox',
  query: 'Flexbox',
  kinds: ['Feature'],
  target: { index: 'features', id: 'x' },
}

const numbers: Readonly<Record<string, number>> = {
  features: 1,
  features_az: 1,
  compat: 20,
  specs: 300,
  releases: 4000,
}
const numberOf = ({ indexName }: Query) => numbers[indexName] ?? 0
const { features_az: _az, ...counts } = numbers

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits until typing counts as paused. */
const rest = () => vi.advanceTimersByTimeAsync(REST)

test('a search of a list goes out alone, and when the typing rests one more request counts every list', async () => {
  const { sent, client } = provider(numberOf)
  const request = { indexName: 'features_az', params: { query: 'grid' } }
  const { results } = await client.search([request])
  expect(results).toMatchObject([{ nbHits: 1 }])
  await vi.advanceTimersByTimeAsync(REST - 1)
  expect(sent).toEqual([[flat(request)]])
  await rest()
  expect(sent).toHaveLength(2)
  expect(client.counted.get()).toEqual({ query: 'grid', counts })
})

test('while the typing goes on, only the last text is counted', async () => {
  const { sent, client } = provider(numberOf)
  for (const query of ['g', 'gr', 'gri']) {
    await client.search([{ indexName: 'features', params: { query } }])
    await vi.advanceTimersByTimeAsync(REST / 2)
  }
  await rest()
  expect(sent.map((queries) => queries[0]?.query)).toEqual(['g', 'gr', 'gri', 'gri'])
})

test('when the view has gone nothing more is asked', async () => {
  const { sent, client } = provider(numberOf)
  const leave = client.enter(companionQueries)
  await client.search([{ indexName: 'features', params: { query: 'grid' } }])
  leave()
  await rest()
  expect(sent).toHaveLength(1)
})

test('the queries of the second request ask for no hits', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'features', params: { query: 'grid gap', hitsPerPage: 20 } }])
  await rest()
  expect(sent[1]).toHaveLength(lists.length)
  for (const query of sent[1] ?? [])
    expect(query).toMatchObject({ hitsPerPage: 0, analytics: false })
})

test('where nothing was found, the answer comes with what is near it', async () => {
  const { sent, client } = provider(() => 0)
  await client.search([{ indexName: 'features', params: { query: 'flxbx' } }])
  expect(sent[1]?.at(-1)).toMatchObject({ indexName: 'suggestions', query: 'flxbx' })
  expect(client.noResultsSuggestions.get().spellings).toHaveLength(1)
})

test.each([
  ['fails', () => Promise.reject(new Error('refused'))],
  ['has no answer', () => new Promise<never>(() => {})],
])('where the second request %s, the results are there without it', async (_, second) => {
  let isFirst = true
  const { client: working } = provider(() => 0)
  const client = inList({
    search: (params) => {
      const own = isFirst
      isFirst = false
      return own ? working.search(params) : second()
    },
  })
  const search = client.search([{ indexName: 'specs', params: { query: 'x' } }])
  await rest()
  await rest()
  expect((await search).results).toHaveLength(1)
  expect(client.counted.get().counts).toEqual({})
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
  await rest()
  expect(results).toMatchObject([{ nbHits: 9_999 }, { nbHits: 1 }])
  expect(client.counted.get().counts).toEqual(counts)
})

test('a search for values of a facet is sent as it is, and leaves the counts', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'compat', params: { query: 'x' } }])
  await rest()
  await client.search([{ indexName: 'compat', type: 'facet', facet: 'kind', params: {} }])
  await rest()
  expect(sent[2]).toHaveLength(1)
  expect(sent).toHaveLength(3)
  expect(client.counted.get().counts).toEqual(counts)
})

test('a search without a text is sent as it is, and counts nothing', async () => {
  const { sent, client } = provider(numberOf)
  await client.search([{ indexName: 'compat', params: { query: 'x' } }])
  await client.search([{ indexName: 'compat', params: { query: '' } }])
  await rest()
  expect(sent).toHaveLength(2)
  expect(client.counted.get().counts).toEqual({})
})

test('counts of an older search that is answered late do not replace newer ones', async () => {
  const waiting: (() => void)[] = []
  const search: SearchClient['search'] = (params: SearchParams) => {
    const requests = Array.isArray(params) ? params : params.requests
    const nbHits = JSON.stringify(requests).includes('new') ? 2 : 1
    const results = requests.map(() => ({ hits: [], nbHits, query: '', params: '' }))
    return new Promise((resolve) => waiting.push(() => resolve({ results })))
  }
  const client = inList({ search })
  const first = client.search([{ indexName: 'specs', params: { query: 'old' } }])
  const second = client.search([{ indexName: 'specs', params: { query: 'new' } }])
  waiting[1]?.()
  await second
  waiting[0]?.()
  await first
  await rest()
  waiting[2]?.()
  await rest()
  expect(waiting).toHaveLength(3)
  expect(client.counted.get()).toMatchObject({ query: 'new', counts: { specs: 2, compat: 2 } })
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
  await rest()
  expect(client.isClosest.get()).toBe(is)
  await client.search([{ indexName: 'features', params: { query: 'grid', hitsPerPage: 20 } }])
  await rest()
  expect(client.isClosest.get()).toBe(false)
})

const longSearch = () => [{ indexName: 'compat', params: { query: 'how to center a div' } }]

test('the same search is sent with the same companion queries, so that the cache has its answer', async () => {
  const { sent, client } = provider(numberOf)
  await client.search(longSearch())
  await rest()
  await client.search(longSearch())
  await rest()
  expect(sent).toHaveLength(4)
  expect(sent[3]).toEqual(sent[1])
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
  expect(client.counted.get()).toEqual({ query: 'grid', counts })
})

/** As many records with both words as `numberOf` says; four more have one of them. */
const looseNumberOf = (query: Query) =>
  numberOf(query) + (query.query === 'grid gap' && query.removeWordsIfNoResults === 'none' ? 0 : 4)

test.each([
  ['a list', {}],
  ['a list with filters', { facetFilters: ['areas:CSS'] }],
])('for several words, %s counts the records with every word in each list', async (_, filters) => {
  const { client } = provider(looseNumberOf)
  await client.search([{ indexName: 'features', params: { query: 'grid gap', ...filters } }])
  await rest()
  expect(client.counted.get()).toEqual({ query: 'grid gap', counts })
})

test('for several words, a search of everything counts the records with every word', async () => {
  const { client } = provider(looseNumberOf)
  const query = 'grid gap'
  const loose = lists.map(({ id }) => ({ indexName: id, query }))
  const strict = loose.map((one) => ({ ...one, removeWordsIfNoResults: 'none' as const }))
  const thing = { indexName: 'features', query: 'gap', removeWordsIfNoResults: 'none' as const }
  await client.search({ requests: [...loose, thing, ...strict] })
  expect(client.counted.get()).toEqual({ query, counts })
})

const request = [{ indexName: 'features', params: { query: 'grid' } }]
const answer = { results: [{ hits: [], nbHits: 1, query: 'grid' }] }

test('an answer that the page was opened with is counted once typing pauses, without its own search', async () => {
  const { sent, client } = provider(numberOf)
  client.resume(request, answer)
  await vi.advanceTimersByTimeAsync(REST - 1)
  expect(sent).toEqual([])
  await rest()
  expect(sent).toHaveLength(1)
  expect(client.counted.get()).toEqual({ query: 'grid', counts })
})

test('an answer without results that the page was opened with is counted at once', async () => {
  const { sent, client } = provider(numberOf)
  client.resume(request, { results: [{ hits: [], nbHits: 0, query: 'grid' }] })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
  expect(client.noResultsSuggestions.get().offers).toEqual([])
})

test('a search after the answer that the page was opened with takes its place', async () => {
  const { sent, client } = provider(numberOf)
  client.resume(request, answer)
  const next = { indexName: 'features', params: { query: 'flex' } }
  await client.search([next])
  await rest()
  expect(sent).toHaveLength(2)
  expect(client.counted.get().query).toBe('flex')
})

test('the answer of everything that the page was opened with counts each list, without a search', () => {
  const { sent, client } = provider(numberOf)
  const requests = lists.map(({ id }) => ({ indexName: id, query: 'grid' }))
  client.resume(
    { requests },
    { results: requests.map(({ indexName }) => ({ nbHits: numbers[indexName] })) },
  )
  expect(client.counted.get()).toEqual({ query: 'grid', counts })
  expect(sent).toEqual([])
})
