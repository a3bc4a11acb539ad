import { expect } from 'vitest'

import { type Case, queries, query } from '#tests/contract/case.ts'

const products = (body: unknown) => query('products', body)

/** The shape of answers. */
export const searchCases: readonly Case[] = [
  {
    name: 'the envelope of a search without facets',
    send: products({ query: 'boot' }),
    ids: ['p3'],
    body: {
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      exhaustiveTypo: true,
      query: 'boot',
      params: 'query=boot',
      processingTimeMS: expect.any(Number),
    },
    exactly: { exhaustive: { nbHits: true, typo: true }, renderingContent: {} },
    absent: ['facets', 'facets_stats', 'exhaustiveFacetsCount', 'queryID', '_automaticInsights'],
  },
  {
    name: 'a search without parameters has an empty echo',
    send: products({}),
    body: { query: '', params: '', nbHits: 4 },
  },
  {
    name: 'the echo of form-encoded parameters is as sent',
    send: products({ params: "filters=brand%3A'visual+studio'&hitsPerPage=3" }),
    body: { params: "filters=brand%3A'visual+studio'&hitsPerPage=3", hitsPerPage: 3, nbHits: 1 },
  },
  {
    name: 'the echo of parameters is form-encoded',
    send: products({ filters: "brand:'visual studio' OR brand:neovim" }),
    body: { params: 'filters=brand%3A%27visual+studio%27+OR+brand%3Aneovim' },
  },
  {
    name: 'a list in the echo is JSON text',
    send: products({ facets: ['brand', 'color'] }),
    body: { params: 'facets=%5B%22brand%22%2C%22color%22%5D' },
  },
  {
    name: 'the answer to a search without typo tolerance does not mention typos',
    send: products({ typoTolerance: false }),
    exactly: { exhaustive: { nbHits: true } },
    absent: ['exhaustiveTypo'],
  },
  {
    name: 'the answer to a search with facets states their exhaustiveness',
    send: products({ facets: ['brand'] }),
    body: { exhaustiveFacetsCount: true },
    exactly: { exhaustive: { facetsCount: true, nbHits: true, typo: true } },
  },
  {
    name: 'a search with click analytics gets a query id',
    send: products({ clickAnalytics: true }),
    body: { queryID: expect.stringMatching(/^[0-9a-f]{32}$/) },
  },
  {
    name: 'getRankingInfo adds the values of the ranking',
    send: products({ query: 'shoe', getRankingInfo: true, hitsPerPage: 1 }),
    body: {
      serverUsed: expect.any(String),
      indexUsed: expect.any(String),
      parsedQuery: expect.any(String),
      timeoutCounts: false,
      timeoutHits: false,
      hits: [
        {
          _rankingInfo: {
            nbTypos: 0,
            words: 1,
            firstMatchedWord: 2,
            userScore: expect.any(Number),
          },
        },
      ],
    },
  },
  {
    name: 'offset and length replace the keys of pages',
    send: products({ offset: 1, length: 2 }),
    ids: ['p3', 'p1'],
    body: { offset: 1, length: 2, nbHits: 4 },
    absent: ['page', 'nbPages', 'hitsPerPage'],
  },
  {
    name: 'responseFields selects the keys of the answer',
    send: products({ responseFields: ['nbHits', 'query'], query: 'boot' }),
    exactly: { '': { nbHits: 1, query: 'boot' } },
  },
  {
    name: 'attributesToRetrieve selects attributes and paths',
    send: products({
      query: 'trail',
      attributesToRetrieve: ['name', 'cat.lvl1'],
      attributesToHighlight: [],
    }),
    body: { hits: [{ objectID: 'p1', name: 'Trail running shoe' }] },
    exactly: { 'hits.0.cat': { lvl1: 'Shoes > Running' } },
    absent: ['description', 'brand', 'color', 'price', '_tags'].map((name) => `hits.0.${name}`),
  },
  {
    name: 'a search by GET reads its parameters from the URL',
    send: { method: 'GET', path: '/1/indexes/§products?query=boot&hitsPerPage=1' },
    ids: ['p3'],
    body: { query: 'boot', hitsPerPage: 1 },
  },
  {
    name: 'a replica ranks the records of its primary by its own settings',
    send: query('products_price_asc', {}),
    ids: ['p4', 'p1', 'p2', 'p3'],
    body: { nbHits: 4 },
  },
  {
    name: 'a facet search among several queries ignores the parameters of hits',
    send: queries({
      indexName: '§products',
      type: 'facet',
      facet: 'brand',
      facetQuery: 'ac',
      maxFacetHits: 5,
      facets: ['brand'],
      hitsPerPage: 20,
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
      facetFilters: [['color:blue']],
    }),
    body: { results: [{ exhaustiveFacetsCount: true, processingTimeMS: expect.any(Number) }] },
    exactly: {
      'results.0.facetHits': [{ value: 'Acme', highlighted: '<b>Ac</b>me', count: 2 }],
    },
    absent: ['results.0.hits', 'results.0.facets'],
  },
  {
    name: 'the star in the path of several queries may be encoded',
    send: {
      path: '/1/indexes/%2A/queries',
      body: { requests: [{ indexName: '§products', params: 'query=boot' }] },
    },
    body: { results: [{ nbHits: 1, query: 'boot' }] },
  },
  {
    name: 'a query may have its parameters as an object',
    send: queries({ indexName: '§products', params: { query: 'boot' } }),
    body: { results: [{ nbHits: 1, query: 'boot' }] },
  },
  {
    name: 'stopIfEnoughMatches does not run the queries after the first full page',
    send: {
      path: '/1/indexes/*/queries',
      body: {
        strategy: 'stopIfEnoughMatches',
        requests: [
          { indexName: '§products', query: 'nothing' },
          { indexName: '§products', hitsPerPage: 2 },
          { indexName: '§products' },
        ],
      },
    },
    body: { results: [{ nbHits: 0 }, { nbHits: 4 }, { nbHits: 0, hits: [], processed: false }] },
    absent: ['results.0.processed', 'results.1.processed'],
  },
]

const many = (parameters: unknown, body: unknown): Case => ({
  name: `1500 records, ${JSON.stringify(parameters)}`,
  send: query('many', parameters),
  body,
})

/** `nbPages = ceil(min(nbHits, 1000) / hitsPerPage)` */
export const paginationCases: readonly Case[] = [
  many({ attributesToRetrieve: [] }, { nbHits: 1500, nbPages: 50, page: 0, hitsPerPage: 20 }),
  many({ page: 49 }, { nbHits: 1500, nbPages: 50, page: 49, hits: { length: 20 } }),
  many(
    { page: 50 },
    { nbHits: 0, nbPages: 0, hits: [], message: expect.stringContaining('1000 hits') },
  ),
  many({ page: 74, filters: 'even:true', hitsPerPage: 10 }, { nbHits: 750, nbPages: 75 }),
  many({ page: 80, filters: 'even:true', hitsPerPage: 10 }, { hits: [], nbHits: 750, nbPages: 75 }),
  many(
    { hitsPerPage: 0, facets: ['even'] },
    { nbHits: 1500, nbPages: 0, hits: [], facets: { even: { true: 750, false: 750 } } },
  ),
  many({ hitsPerPage: 5000 }, { hitsPerPage: 1000, nbPages: 1 }),
  many({ offset: 990, length: 50 }, { offset: 990, length: 50, hits: { length: 10 } }),
  many({ offset: 1000, length: 1 }, { hits: [], nbHits: 0 }),
]
