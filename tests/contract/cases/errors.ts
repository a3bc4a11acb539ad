import { type Case, queries, query, refused } from '#tests/contract/case.ts'

const LARGEST = '9223372036854775807'
const products = (body: unknown) => query('products', body)
const facets = (facet: string, body: unknown) => ({
  path: `/1/indexes/§products/facets/${facet}/query`,
  body,
})
const settings = (raw: string) => ({
  method: 'PUT' as const,
  path: '/1/indexes/§products/settings',
  raw,
})
const wide = Array.from({ length: 51 }, () => ({ indexName: '§products' }))

/** What is refused, with the literal texts of the wire. */
export const errorCases: readonly Case[] = [
  refused(
    'a word where a number belongs',
    products({ hitsPerPage: 'three' }),
    `Value "three" outside of the range for "hitsPerPage" parameter, expected integer between 0 and ${LARGEST}`,
  ),
  refused(
    'a negative number of hits',
    products({ hitsPerPage: -1 }),
    `Value too small for "hitsPerPage" parameter, expected integer between 0 and ${LARGEST}`,
  ),
  refused(
    'a negative page, form-encoded',
    products({ params: 'page=-1' }),
    `Value too small for "page" parameter, expected integer between 0 and ${LARGEST}`,
  ),
  refused(
    'too many facet hits',
    facets('brand', { maxFacetHits: 101 }),
    'Value "101" outside of the range for "maxFacetHits" parameter, expected integer between 1 and 100',
  ),
  refused(
    'more hits from an offset than there may be on a page',
    products({ offset: 0, length: 5000 }),
    'Value "5000" outside of the range for "length" parameter, expected integer between 0 and 1000',
  ),
  refused(
    'a query of more than 512 bytes in fewer than 512 characters',
    products({ query: '漢'.repeat(171) }),
    'Invalid value for "query" parameter, expected string shorter than 512 bytes',
  ),
  refused('an unknown parameter', products({ requests: [] }), 'Unknown parameter: requests'),
  refused(
    'an unknown parameter, form-encoded',
    products({ params: 'querry=x' }),
    'Unknown parameter: querry',
  ),
  refused(
    'a parameter called __proto__',
    { path: '/1/indexes/§products/query', raw: '{"__proto__":{"polluted":true}}' },
    'Unknown parameter: __proto__',
  ),
  refused(
    'a setting as a query parameter',
    products({ searchableAttributes: ['name'] }),
    'Unknown parameter: searchableAttributes',
  ),
  refused(
    'an unknown setting',
    settings('{"zadaz":1}'),
    'Invalid object attributes: zadaz near line:1 column:8',
  ),
  refused(
    'an unknown setting on a later line, its name also inside a value',
    settings('{"hitsPerPage":20, "userData":{"zadaz":1},\n  "zadaz" : 1}'),
    'Invalid object attributes: zadaz near line:2 column:9',
  ),
  refused(
    'a setting called constructor',
    settings('{"constructor":1}'),
    'Invalid object attributes: constructor near line:1 column:14',
  ),
  refused(
    'a query parameter as a setting',
    settings('{"filters":"a:b"}'),
    'Invalid object attributes: filters near line:1 column:10',
  ),
  refused(
    'facet search on an attribute that is not searchable',
    facets('color', {}),
    'Cannot search in `color` attribute, you need to add `searchable(color)` to attributesForFaceting.',
  ),
  refused(
    'facet search on an attribute that is not declared, among other queries',
    queries({ indexName: '§products' }, { indexName: '§products', type: 'facet', facet: 'name' }),
    'Cannot search in `name` attribute, you need to add `searchable(name)` to attributesForFaceting.',
  ),
  refused('51 queries', queries(...wide), 'Too many queries in multi query request'),
  refused(
    'deletion of everything by an empty filter',
    { path: '/1/indexes/§products/deleteByQuery', body: {} },
    'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition',
  ),
  refused(
    'deletion by text',
    { path: '/1/indexes/§products/deleteByQuery', body: { query: 'x' } },
    'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition',
  ),
  {
    name: 'an index that does not exist',
    send: query('missing', {}),
    status: 404,
    exactly: { '': { message: 'Index §missing does not exist', status: 404 } },
  },
  {
    name: 'an index that does not exist, as one of several',
    send: queries({ indexName: '§products' }, { indexName: '§missing' }),
    status: 404,
    exactly: { '': { message: 'Index §missing does not exist', status: 404 } },
  },
  {
    name: 'the settings of an index that does not exist',
    send: { method: 'GET', path: '/1/indexes/§missing/settings' },
    status: 404,
    exactly: { '': { message: 'Index §missing does not exist', status: 404 } },
  },
  {
    name: 'browsing an index that does not exist',
    send: { path: '/1/indexes/§missing/browse', body: {} },
    status: 404,
    exactly: { '': { message: 'Index §missing does not exist', status: 404 } },
  },
  {
    name: 'a record that does not exist',
    send: { method: 'GET', path: '/1/indexes/§products/nothing' },
    status: 404,
    exactly: { '': { message: 'ObjectID does not exist', status: 404 } },
  },
  {
    name: 'a synonym that does not exist',
    send: { method: 'GET', path: '/1/indexes/§products/synonyms/nothing' },
    status: 404,
    exactly: { '': { message: 'ObjectID does not exist', status: 404 } },
  },
  {
    name: 'an unknown key',
    send: { ...query('products', {}), key: 'unknown-key' },
    status: 403,
    exactly: { '': { message: 'Invalid Application-ID or API key', status: 403 } },
  },
  {
    name: 'no key',
    send: { ...query('products', {}), key: null },
    status: 403,
    exactly: { '': { message: 'Invalid Application-ID or API key', status: 403 } },
  },
  {
    name: 'another application',
    send: { ...query('products', {}), headers: { 'x-algolia-application-id': 'OTHERAPP' } },
    status: 403,
    exactly: { '': { message: 'Invalid Application-ID or API key', status: 403 } },
  },
]
