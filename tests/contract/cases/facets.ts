import { expect } from 'vitest'

import { type Case, queries, query } from '#tests/contract/case.ts'

const products = (body: unknown) => query('products', body)
const values = (body: unknown) => ({ path: '/1/indexes/§editors/facets/kind/query', body })
const hit = (value: string, highlighted = value) => ({ value, highlighted, count: 1 })

export const facetCases: readonly Case[] = [
  {
    name: 'only declared facets are counted, not undeclared and filter-only ones',
    send: products({ facets: ['brand', 'stock', 'description'] }),
    exactly: { facets: { brand: { Acme: 2, Bolt: 1, 'visual studio': 1 } } },
  },
  {
    name: '* counts every declared facet, not filter-only ones',
    send: products({ facets: ['*'], query: 'boot' }),
    exactly: {
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
    exactly: { facets: {} },
  },
  {
    name: 'facets as a string are a list of one',
    send: products({ facets: 'brand' }),
    exactly: { facets: { brand: { Acme: 2, Bolt: 1, 'visual studio': 1 } } },
  },
  {
    name: 'an empty list of facets counts none',
    send: products({ facets: '' }),
    absent: ['facets', 'facets_stats', 'exhaustiveFacetsCount', 'exhaustive.facetsCount'],
  },
  {
    name: 'only a numeric facet has statistics',
    send: products({ facets: ['price', 'brand'] }),
    exactly: { facets_stats: { price: { min: 60.5, max: 150, avg: 102.625, sum: 410.5 } } },
  },
  {
    name: 'maxValuesPerFacet keeps the most frequent values',
    send: products({ facets: ['color'], maxValuesPerFacet: 2 }),
    exactly: { facets: { color: { blue: 2, red: 2 } } },
  },
  {
    name: 'a facet search without text finds all values, those of equal counts in alphabetical order',
    send: values({}),
    body: {
      facetHits: [hit('goland'), hit('neovim'), hit('visual studio'), hit('vscode')],
      exhaustiveFacetsCount: true,
    },
  },
  {
    name: 'a facet search finds values by prefix',
    send: values({ facetQuery: 'vs' }),
    exactly: { facetHits: [hit('vscode', '<em>vs</em>code')] },
  },
  {
    name: 'maxFacetHits limits the values of a facet search',
    send: values({ maxFacetHits: 1 }),
    exactly: { facetHits: [hit('goland')] },
  },
  {
    name: 'a facet search counts the filtered records only',
    send: values({ filters: 'other:x' }),
    exactly: { facetHits: [hit('goland')] },
  },
  {
    name: 'distinct counts a group as one hit, facets count all its records',
    send: query('grouped', { distinct: true, facets: ['size'] }),
    ids: ['a1', 'b1', 'none'],
    exactly: { nbHits: 3, facets: { size: { L: 3, M: 1, S: 1 } } },
  },
  {
    name: 'facetingAfterDistinct counts the kept records only',
    send: query('grouped', { distinct: 1, facets: ['size'], facetingAfterDistinct: true }),
    exactly: { facets: { size: { L: 2, S: 1 } } },
  },
  {
    name: 'distinct above 1 keeps several records of a group',
    send: query('grouped', { distinct: 2 }),
    ids: ['a1', 'a2', 'b1', 'none'],
    body: { hits: expect.arrayContaining([expect.objectContaining({ _distinctSeqID: 1 })]) },
  },
  {
    name: 'distinct above 1 counts and pages groups, and shows all records that each keeps',
    send: query('grouped', { distinct: 2, hitsPerPage: 1 }),
    ids: ['a1', 'a2'],
    exactly: { nbHits: 3, nbPages: 3, hitsPerPage: 1 },
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
        },
        { nbHits: 2, nbPages: 0, hits: [] },
        { nbHits: 2 },
        { nbHits: 2 },
      ],
    },
    exactly: {
      'results.0.facets': {
        brand: { Acme: 2 },
        'cat.lvl0': { Shoes: 2 },
        'cat.lvl1': { 'Shoes > Running': 2 },
        'cat.lvl2': { 'Shoes > Running > Road': 1, 'Shoes > Running > Trail': 1 },
        price: { '80': 1, '120': 1 },
      },
      'results.1.facets': { brand: { Acme: 2 } },
      'results.2.facets': {
        'cat.lvl0': { Shoes: 2 },
        'cat.lvl1': { 'Shoes > Running': 2 },
        'cat.lvl2': { 'Shoes > Running > Road': 1, 'Shoes > Running > Trail': 1 },
      },
      'results.3.facets': { 'cat.lvl1': { 'Shoes > Running': 2 } },
    },
    absent: ['results.1.queryID'],
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
