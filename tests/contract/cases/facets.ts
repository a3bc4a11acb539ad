import { expect } from 'vitest'

import { type Case, queries, query } from '../case.ts'

const products = (body: unknown) => query('products', body)
const values = (body: unknown) => ({ path: '/1/indexes/§editors/facets/kind/query', body })
const hit = (value: string, highlighted = value) => ({ value, highlighted, count: 1 })

export const facetCases: readonly Case[] = [
  {
    name: 'counts of declared facets; undeclared and filter-only ones are left out',
    send: products({ facets: ['brand', 'stock', 'description'] }),
    body: { facets: { brand: { Acme: 2, Bolt: 1, 'visual studio': 1 } } },
  },
  {
    name: 'all facets',
    send: products({ facets: ['*'], query: 'boot' }),
    body: {
      facets: {
        brand: { Bolt: 1 },
        color: { brown: 1 },
        'cat.lvl0': { Shoes: 1 },
        'cat.lvl1': { 'Shoes > Boots': 1 },
        free: { false: 1 },
        price: { '150': 1 },
        rating: { '3': 1 },
      },
    },
  },
  {
    name: 'a facet without a value in the results has no entry',
    send: products({ facets: ['cat.lvl2'], query: 'boot' }),
    body: { facets: {} },
  },
  {
    name: 'facets as a bare string',
    send: products({ facets: 'brand' }),
    body: { facets: { brand: { Acme: 2 } } },
  },
  {
    name: 'an empty list of facets is none',
    send: products({ facets: '' }),
    absent: ['facets', 'exhaustiveFacetsCount'],
  },
  {
    name: 'statistics of a numeric facet',
    send: products({ facets: ['price'] }),
    body: { facets_stats: { price: { min: 60.5, max: 150, avg: 102.625, sum: 410.5 } } },
  },
  {
    name: 'the most frequent values first, cut to the number asked for',
    send: products({ facets: ['color'], maxValuesPerFacet: 2 }),
    body: { facets: { color: { blue: 2, red: 2 } } },
  },
  {
    name: 'facet search without text: all values, alphabetical where counts are equal',
    send: values({}),
    body: {
      facetHits: [hit('goland'), hit('neovim'), hit('visual studio'), hit('vscode')],
      exhaustiveFacetsCount: true,
    },
  },
  {
    name: 'facet search by a prefix',
    send: values({ facetQuery: 'vs' }),
    body: { facetHits: [hit('vscode', '<em>vs</em>code')] },
  },
  {
    name: 'facet search, the number of values limited',
    send: values({ maxFacetHits: 1 }),
    body: { facetHits: [hit('goland')] },
  },
  {
    name: 'facet search among filtered records',
    send: values({ filters: 'other:x' }),
    body: { facetHits: [hit('goland')] },
  },
  {
    name: 'groups count once, facets count records',
    send: query('grouped', { distinct: true, facets: ['size'] }),
    ids: ['a1', 'b1', 'none'],
    body: { nbHits: 3, facets: { size: { L: 3, M: 1, S: 1 } } },
  },
  {
    name: 'facets after grouping',
    send: query('grouped', { distinct: 1, facets: ['size'], facetingAfterDistinct: true }),
    body: { facets: { size: { L: 2, S: 1 } } },
  },
  {
    name: 'more than one of a group',
    send: query('grouped', { distinct: 2 }),
    ids: ['a1', 'a2', 'b1', 'none'],
    body: { hits: expect.arrayContaining([expect.objectContaining({ _distinctSeqID: 1 })]) },
  },
  {
    name: 'a page state of InstantSearch: hits and the counts of each refined facet without itself',
    send: queries(
      {
        indexName: '§products',
        facetFilters: [['brand:Acme'], ['cat.lvl1:Shoes > Running']],
        facets: ['brand', 'cat.lvl0', 'cat.lvl1', 'cat.lvl2', 'price'],
        highlightPostTag: '__/ais-highlight__',
        highlightPreTag: '__ais-highlight__',
        hitsPerPage: 12,
        maxValuesPerFacet: 30,
        numericFilters: ['price>=60', 'price<=200'],
        page: 0,
        query: 'shoe',
        ruleContexts: ['ais-brand-Acme'],
        tagFilters: '',
        userToken: 'anonymous-1',
        clickAnalytics: true,
      },
      {
        indexName: '§products',
        analytics: false,
        clickAnalytics: false,
        facetFilters: [['cat.lvl1:Shoes > Running']],
        facets: 'brand',
        hitsPerPage: 0,
        numericFilters: ['price>=60', 'price<=200'],
        page: 0,
        query: 'shoe',
      },
      {
        indexName: '§products',
        analytics: false,
        clickAnalytics: false,
        facetFilters: [['brand:Acme'], ['cat.lvl0:Shoes']],
        facets: ['cat.lvl0', 'cat.lvl1', 'cat.lvl2'],
        hitsPerPage: 0,
        page: 0,
        query: 'shoe',
      },
      {
        indexName: '§products',
        analytics: false,
        clickAnalytics: false,
        facetFilters: [['brand:Acme'], 'cat.lvl0:Shoes'],
        facets: 'cat.lvl1',
        hitsPerPage: 0,
        page: 0,
        query: 'shoe',
      },
    ),
    body: {
      results: [
        {
          nbHits: 2,
          hits: [
            {
              objectID: 'p2',
              _highlightResult: {
                name: { value: 'Road running __ais-highlight__shoe__/ais-highlight__' },
              },
            },
            { objectID: 'p1' },
          ],
          queryID: expect.any(String),
          facets: { 'cat.lvl2': { 'Shoes > Running > Road': 1, 'Shoes > Running > Trail': 1 } },
        },
        { nbHits: 2, nbPages: 0, hits: [], facets: { brand: { Acme: 2 } } },
        { nbHits: 2, facets: { 'cat.lvl0': { Shoes: 2 }, 'cat.lvl1': { 'Shoes > Running': 2 } } },
        { facets: { 'cat.lvl1': { 'Shoes > Running': 2 } } },
      ],
    },
  },
  {
    name: 'another page state: all facets, a list of everything that InstantSearch may add',
    send: queries({
      indexName: '§products_price_asc',
      attributesToSnippet: ['description:2'],
      distinct: true,
      facetFilters: [['free:true']],
      facets: ['*'],
      filters: 'stock:yes',
      getRankingInfo: true,
      removeWordsIfNoResults: 'allOptional',
      snippetEllipsisText: '…',
      relevancyStrictness: 50,
      enablePersonalization: false,
      query: 'shoe',
    }),
    body: {
      results: [
        {
          nbHits: 1,
          hits: [{ objectID: 'p1', _snippetResult: { description: { matchLevel: 'full' } } }],
        },
      ],
    },
  },
]
