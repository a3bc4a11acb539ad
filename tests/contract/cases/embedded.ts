import { expect } from 'vitest'

import { type Case, query, refused } from '#tests/contract/case.ts'

const lacking = (what: string): string =>
  `The embedded provider does not have ${what}; use a hosted application for it`

type Hosted = readonly [method: 'GET' | 'POST', path: string, what: string, status?: 402]

const hosted = ([method, path, what, planned]: Hosted): Case => {
  const status = planned ?? 400
  return {
    name: `${method} ${path}, of the hosted service only`,
    send: { method, path, ...(method === 'POST' && { body: {} }) },
    status,
    exactly: { '': { status, message: lacking(what) } },
  }
}

/** Each limits a search to a place. */
const geo: Readonly<Record<string, unknown>> = {
  aroundLatLng: '48.8,2.3',
  aroundLatLngViaIP: true,
  insideBoundingBox: '47.3165,4.9665,47.3424,5.0201',
  insidePolygon: [[47.3165, 4.9665, 47.3424, 5.0201, 47.32, 4.9]],
}

/** Parameters of queries that no search here has. */
const lacked: Readonly<Record<string, unknown>> = {
  similarQuery: 'boots',
  naturalLanguages: ['en'],
  sumOrFiltersScores: true,
  replaceSynonymsInHighlight: true,
}

const lackedSettings: Readonly<Record<string, unknown>> = {
  keepDiacriticsOnCharacters: 'ø',
  customNormalization: { default: { ä: 'ae' } },
}

/** Messages and limits of the embedded provider only. */
export const embeddedCases: readonly Case[] = [
  {
    name: 'a body that is not JSON',
    send: { path: '/1/indexes/§products/query', raw: '{"query":' },
    status: 400,
    body: { status: 400, message: expect.stringMatching(/^Invalid JSON: /) },
  },
  refused(
    'a body that is a list',
    { path: '/1/indexes/§products/query', raw: '[]' },
    'Invalid JSON: expected an object',
  ),
  {
    name: 'a search of more than a megabyte',
    send: { path: '/1/indexes/§products/query', raw: '['.repeat(1_000_001) },
    status: 413,
    exactly: {
      '': { status: 413, message: 'Request body too large, expected at most 1000000 bytes' },
    },
  },
  {
    name: 'a filter of 135 kB',
    send: query('products', {
      filters: Array.from({ length: 900 }, (_, at) => `brand:${'x'.repeat(140)}${at}`)
        .concat('brand:Bolt')
        .join(' OR '),
    }),
    ids: ['p3'],
  },
  {
    name: 'a thousand records with long names',
    send: {
      path: '/1/indexes/*/objects',
      body: {
        requests: Array.from({ length: 1000 }, (_, at) => ({
          indexName: '§products',
          objectID: `${'x'.repeat(200)}${at}`,
        })),
      },
    },
    exactly: { results: Array.from({ length: 1000 }, () => null) },
  },
  refused(
    'a megabyte of brackets in a batch',
    { path: '/1/indexes/§products/batch', raw: '['.repeat(1_000_000) },
    'Invalid JSON: more than 32 levels of nesting',
  ),
  {
    name: 'a batch of 11 MB',
    send: { path: '/1/indexes/§products/batch', raw: ' '.repeat(11_000_000) },
    status: 413,
    body: { status: 413, message: 'Request body too large, expected at most 10000000 bytes' },
  },
  {
    name: 'a body that says it is gzip and is not',
    send: {
      path: '/1/indexes/§products/query',
      raw: '{}',
      headers: { 'content-encoding': 'gzip' },
    },
    status: 400,
    body: { message: 'Invalid body: it is marked as gzip and is not' },
  },
  ...Object.entries(geo).map(([name, value]) =>
    refused(`geo search by ${name}`, query('products', { [name]: value }), lacking('geo search')),
  ),
  {
    name: 'geo search switched off is no geo search',
    send: query('products', { aroundLatLngViaIP: false, insideBoundingBox: '', hitsPerPage: 0 }),
    body: { nbHits: 4 },
  },
  ...Object.entries(lacked).map(([name, value]) =>
    refused(`the parameter ${name}`, query('products', { [name]: value }), lacking(name)),
  ),
  ...Object.entries({ ...lackedSettings, replaceSynonymsInHighlight: true }).map(([name, value]) =>
    refused(
      `the setting ${name}`,
      { method: 'PUT', path: '/1/indexes/§products/settings', body: { [name]: value } },
      lacking(name),
    ),
  ),
  {
    name: 'what is missing may be switched off',
    send: query('products', { similarQuery: '', sumOrFiltersScores: false, hitsPerPage: 0 }),
    body: { nbHits: 4 },
  },
  {
    name: 'virtual replicas',
    send: {
      method: 'PUT',
      path: '/1/indexes/§products/settings',
      body: { replicas: ['virtual(§products_virtual)'] },
    },
    status: 402,
    exactly: {
      '': { status: 402, message: lacking('virtual replicas; a standard one sorts alike') },
    },
  },
  {
    name: 'an unknown path',
    send: { method: 'GET', path: '/1/nothing' },
    status: 404,
    exactly: { '': { message: 'Path not found', status: 404 } },
  },
  {
    name: 'a path that is not UTF-8',
    send: { method: 'GET', path: '/1/indexes/%E0%A4%A/settings' },
    status: 400,
  },
  hosted(['GET', '/1/indexes/x/related-products/task/1', 'rules for recommendations']),
  hosted(['GET', '/1/indexes/x/rules/nothing', 'rules']),
  hosted(['GET', '/2/countries?index=x', 'analytics by country']),
  hosted(['GET', '/3/abtests', 'A/B tests', 402]),
  hosted(['POST', '/1/dictionaries/stopwords/search', 'dictionaries']),
  hosted(['GET', '/1/clusters', 'clusters', 402]),
  hosted(['GET', '/1/sources', 'ingestion']),
  hosted(['GET', '/1/compositions', 'compositions']),
  hosted(['POST', '/1/compositions/§home/run', 'compositions']),
  hosted(['GET', '/1/compositions/§home/task/1', 'compositions']),
  hosted(['POST', '/agent-studio/1/agents/§shop/completions', 'Agent Studio']),
  hosted(['GET', '/2/users/§ann', 'Advanced Personalization']),
  hosted(['POST', '/2/realtime/users/§ann/compute', 'Advanced Personalization']),
  {
    name: 'logs without a key',
    send: { method: 'GET', path: '/1/logs', key: null },
    status: 403,
    exactly: { '': { status: 403, message: 'Invalid Application-ID or API key' } },
  },
  {
    name: 'analytics with an unknown key',
    send: { method: 'GET', path: '/2/searches?index=x', key: 'unknown' },
    status: 403,
  },
  {
    name: 'the status needs no key',
    send: { method: 'GET', path: '/1/status', key: null },
    exactly: { '': { status: { embedded: 'operational' } } },
  },
  {
    name: 'the usage ping of InstantSearch is accepted',
    send: {
      path: '/1/events',
      body: { events: [{ eventType: 'instantsearch', eventName: '__start__', timestamp: 1 }] },
    },
    exactly: { '': { status: 200, message: 'OK' } },
  },
  {
    name: 'a query skipped by stopIfEnoughMatches is an exhaustive answer',
    send: {
      path: '/1/indexes/*/queries',
      body: {
        strategy: 'stopIfEnoughMatches',
        requests: [{ indexName: '§products', hitsPerPage: 1 }, { indexName: '§gaming' }],
      },
    },
    exactly: {
      'results.1.exhaustive': { nbHits: true, typo: true },
      'results.1.exhaustiveTypo': true,
      'results.1.processed': false,
    },
  },
  {
    name: 'a user token in a header is echoed with the parameters',
    send: {
      ...query('products', { query: 'boot' }),
      headers: { 'x-algolia-usertoken': 'someone' },
    },
    body: { params: 'query=boot&userToken=someone' },
  },
  {
    name: 'a user token in the query string gives way to that of the search',
    send: {
      path: '/1/indexes/*/queries?X-Algolia-UserToken=address',
      body: { requests: [{ indexName: '§products', userToken: 'own' }, { indexName: '§gaming' }] },
    },
    exactly: { 'results.0.params': 'userToken=own', 'results.1.params': 'userToken=address' },
  },
  {
    name: 'no events',
    send: { path: '/1/events', body: { events: [] } },
    status: 422,
    exactly: { '': { status: 422, message: 'No events to process' } },
  },
  refused(
    'text search restricted to what is not searchable',
    query('products', { query: 'x', restrictSearchableAttributes: ['price'] }),
    'restrictSearchableAttributes: none of price is in searchableAttributes',
  ),
]
