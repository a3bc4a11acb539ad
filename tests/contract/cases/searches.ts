import { expect } from 'vitest'

import { type Case, queries, query } from '../case.ts'

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
      exhaustive: { nbHits: true, typo: true },
      query: 'boot',
      params: 'query=boot',
      renderingContent: {},
      processingTimeMS: expect.any(Number),
    },
    absent: ['facets', 'facets_stats', 'exhaustiveFacetsCount', 'queryID', '_automaticInsights'],
  },
  {
    name: 'no parameters have an empty echo',
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
    name: 'without typo tolerance nothing is said about typos',
    send: products({ typoTolerance: false }),
    body: { exhaustive: { nbHits: true } },
    absent: ['exhaustiveTypo'],
  },
  {
    name: 'with facets their exhaustiveness is said',
    send: products({ facets: ['brand'] }),
    body: { exhaustiveFacetsCount: true, exhaustive: { facetsCount: true, nbHits: true } },
  },
  {
    name: 'a query id with click analytics',
    send: products({ clickAnalytics: true }),
    body: { queryID: expect.stringMatching(/^[0-9a-f]{32}$/) },
  },
  {
    name: 'ranking information',
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
    name: 'offset and length take the place of pages',
    send: products({ offset: 1, length: 2 }),
    ids: ['p3', 'p1'],
    body: { offset: 1, length: 2, nbHits: 4 },
    absent: ['page', 'nbPages', 'hitsPerPage'],
  },
  {
    name: 'response fields',
    send: products({ responseFields: ['hits', 'nbHits'] }),
    body: { nbHits: 4 },
    absent: ['query', 'params', 'page', 'processingTimeMS'],
  },
  {
    name: 'attributes to retrieve, with paths',
    send: products({
      query: 'trail',
      attributesToRetrieve: ['name', 'cat.lvl1'],
      attributesToHighlight: [],
    }),
    body: {
      hits: [{ objectID: 'p1', name: 'Trail running shoe', cat: { lvl1: 'Shoes > Running' } }],
    },
  },
  {
    name: 'a search by GET',
    send: { method: 'GET', path: '/1/indexes/§products?query=boot&hitsPerPage=1' },
    ids: ['p3'],
    body: { query: 'boot', hitsPerPage: 1 },
  },
  {
    name: 'a replica ranks the same records by itself',
    send: query('products_price_asc', {}),
    ids: ['p4', 'p1', 'p2', 'p3'],
    body: { nbHits: 4 },
  },
  {
    name: 'facet search through many queries, with the parameters of the hits beside it',
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
    body: {
      results: [
        {
          facetHits: [{ value: 'Acme', highlighted: '<b>Ac</b>me', count: 2 }],
          exhaustiveFacetsCount: true,
          processingTimeMS: expect.any(Number),
        },
      ],
    },
  },
  {
    name: 'the path of many queries with its star encoded',
    send: {
      path: '/1/indexes/%2A/queries',
      body: { requests: [{ indexName: '§products', params: 'query=boot' }] },
    },
    body: { results: [{ nbHits: 1, query: 'boot' }] },
  },
  {
    name: 'parameters as an object inside a query',
    send: queries({ indexName: '§products', params: { query: 'boot' } }),
    body: { results: [{ nbHits: 1, query: 'boot' }] },
  },
  {
    name: 'queries after the first full page are not run',
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
