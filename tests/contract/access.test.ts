import { beforeEach, expect, test } from 'vitest'

import { KEYS, createTarget } from './embedded.ts'
import { secured } from './secured.ts'
import { type Answer, at, ids, list, send, type Send, type Target, write } from './target.ts'

const START = Date.UTC(2026, 0, 1)

let clock: number
let target: Target

beforeEach(async () => {
  clock = START
  target = createTarget({ now: () => clock })
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§books/settings',
    body: { attributesForFaceting: ['owner'], unretrievableAttributes: ['secret'] },
  })
  const body = {
    requests: ['ann', 'ben'].map((owner) => ({
      action: 'addObject',
      body: { objectID: owner, owner, secret: 's' },
    })),
  }
  await write(target, { path: '/1/indexes/§books/batch', body })
  await write(target, { path: '/1/indexes/§other/batch', body })
})

const ask = (what: Send): Promise<Answer> => send(target, what)
const searchWith = (key: string, body: object = {}, index = 'books'): Promise<Answer> =>
  ask({ path: `/1/indexes/§${index}/query`, body, key })

async function addKey(body: object): Promise<string> {
  const answer = await ask({ path: '/1/keys', body })
  return String(at(answer.body, 'key'))
}

const refused = {
  status: 403,
  body: { message: 'Method not allowed with this API key', status: 403 },
}
const otherIndex = { status: 403, body: { message: 'Index not allowed with this API key' } }
const unknown = { status: 403, body: { message: 'Invalid Application-ID or API key' } }

test('the search key can search and do nothing else', async () => {
  const key = KEYS.searchKey
  expect(await searchWith(key)).toMatchObject({ status: 200, body: { nbHits: 2 } })
  const writes: readonly Send[] = [
    { path: '/1/indexes/§books/browse', body: {} },
    { path: '/1/indexes/§books', body: {} },
    { path: '/1/indexes/§books/batch', body: { requests: [{ action: 'clear' }] } },
    { path: '/1/indexes/§books/batch', body: { requests: [] } },
    { path: '/1/indexes/*/batch', body: { requests: [] } },
    { path: '/1/indexes/§books/batch', raw: 'no JSON' },
    { path: '/1/indexes/§books/batch', body: { requests: [{ action: 'addObject', body: {} }] } },
    { path: '/1/indexes/§books/clear' },
    { path: '/1/indexes/§books/operation', body: { operation: 'move', destination: 'x' } },
    { path: '/1/indexes/§books/deleteByQuery', body: { filters: 'owner:ann' } },
    { method: 'DELETE', path: '/1/indexes/§books' },
    { method: 'DELETE', path: '/1/indexes/§books/ann' },
    { method: 'PUT', path: '/1/indexes/§books/ann', body: {} },
    { method: 'GET', path: '/1/indexes/§books/settings' },
    { method: 'PUT', path: '/1/indexes/§books/settings', body: {} },
    { path: '/1/indexes/§books/synonyms/batch', body: [] },
    { method: 'GET', path: '/1/indexes' },
    { method: 'GET', path: '/1/indexes/§books/task/1' },
    { method: 'GET', path: '/1/keys' },
    { path: '/1/keys', body: { acl: ['search'] } },
    { method: 'GET', path: '/1/keys/the-admin-key' },
  ]
  for (const what of writes) expect(await ask({ ...what, key })).toMatchObject(refused)
  expect((await searchWith(key)).body).toMatchObject({ nbHits: 2 })
})

test('a key may read itself without its description', async () => {
  const key = await addKey({ acl: ['search'], description: 'private' })
  expect((await ask({ method: 'GET', path: `/1/keys/${key}`, key })).body).toEqual({
    value: key,
    acl: ['search'],
    description: '<redacted>',
    indexes: [],
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters: '',
    referers: [],
    validity: 0,
    createdAt: START / 1000,
  })
  expect((await ask({ method: 'GET', path: `/1/keys/${key}` })).body).toMatchObject({
    description: 'private',
  })
})

const without = (what: string): string =>
  `The embedded provider does not have ${what}; use a hosted application for it`

test.each([
  [{ maxQueriesPerIPPerHour: 1 }, without('maxQueriesPerIPPerHour in keys')],
  [{ queryParameters: 'restrictSources=192.0.2.0/24' }, without('restrictSources in keys')],
  [{ queryParameters: 'hitsPerPage=1&aroundLatLng=1,2' }, without('geo search')],
  [{ queryParameters: 'validUntil=1' }, 'Unknown parameter: validUntil'],
])('a key with the restriction %j, which has no effect, is refused', async (more, message) => {
  const refused400 = { status: 400, body: { message, status: 400 } }
  const body = { acl: ['search'], ...more }
  expect(await ask({ path: '/1/keys', body })).toMatchObject(refused400)
  const key = await addKey({ acl: ['search'] })
  expect(await ask({ method: 'PUT', path: `/1/keys/${key}`, body })).toMatchObject(refused400)
})

test('the admin key counts in a header only', async () => {
  const path = `/1/keys?x-algolia-application-id=plinth&x-algolia-api-key=${KEYS.adminKey}`
  expect(await ask({ method: 'GET', path, key: null })).toMatchObject({
    status: 403,
    body: {
      message:
        'The admin key is accepted in a header only; use a search key in pages, or send it as x-algolia-api-key',
      status: 403,
    },
  })
  expect(await ask({ method: 'GET', path })).toMatchObject({ status: 200 })
})

test('credentials may be in the query string, in any case, and headers win', async () => {
  const path = `/1/indexes/§books/query?X-Algolia-Api-Key=${KEYS.searchKey}`
  expect(await ask({ path, body: {}, key: null })).toMatchObject({ status: 200 })
  expect(await ask({ path, body: {}, key: 'nonsense' })).toMatchObject(unknown)
})

test('a page of another site may search and not write, even with the admin key', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await ask({ path: '/1/indexes/§books/query', body: {}, headers })).toMatchObject({
    status: 200,
  })
  expect(await ask({ path: '/1/indexes/§books/clear', headers })).toMatchObject({
    status: 403,
    body: { message: 'Method not allowed with this referer' },
  })
})

test('a key gets the same refusal for a forbidden index whether or not the index exists', async () => {
  const key = await addKey({ acl: ['search', 'listIndexes'], indexes: ['§bo*'] })
  expect(await searchWith(key)).toMatchObject({ status: 200 })
  expect(await searchWith(key, {}, 'other')).toMatchObject(otherIndex)
  expect(await searchWith(key, { nonsense: 1 }, 'missing')).toMatchObject(otherIndex)
  const requests = [{ indexName: '§books' }, { indexName: '§missing' }]
  expect(await ask({ path: '/1/indexes/*/queries', body: { requests }, key })).toMatchObject(
    otherIndex,
  )
  const { body } = await ask({ method: 'GET', path: '/1/indexes', key })
  expect(list(at(body, 'items')).map((item) => at(item, 'name'))).toEqual(['§books'])
})

test('a key limits hits, forces parameters and expires', async () => {
  const capped = await addKey({ acl: ['search'], maxHitsPerQuery: 1 })
  expect((await searchWith(capped, { hitsPerPage: 50 })).body).toMatchObject({ hitsPerPage: 1 })
  expect(at((await searchWith(capped, { offset: 0, length: 9 })).body, 'hits')).toHaveLength(1)
  const forcing = await addKey({
    acl: ['search'],
    queryParameters: 'filters=owner%3Aann&hitsPerPage=7',
    validity: 60,
  })
  const answer = await searchWith(forcing, { filters: 'owner:ann OR owner:ben', hitsPerPage: 3 })
  expect(answer.body).toMatchObject({ nbHits: 1, hitsPerPage: 7 })
  expect((await searchWith(forcing, { filters: 'owner:ben' })).body).toMatchObject({ nbHits: 0 })
  clock = START + 60_000
  expect(await searchWith(forcing)).toMatchObject(unknown)
})

test('a key with referers is refused from another page', async () => {
  const key = await addKey({ acl: ['search'], referers: ['https://example.org/*'] })
  const from = (referer: string): Promise<Answer> =>
    ask({ path: '/1/indexes/§books/query', body: {}, key, headers: { referer } })
  expect(await from('https://example.org/page')).toMatchObject({ status: 200 })
  expect(await from('https://example.com/')).toMatchObject({
    status: 403,
    body: { message: 'Method not allowed with this referer' },
  })
})

test('a key with addObject can add records and not delete them', async () => {
  const key = await addKey({ acl: ['addObject'] })
  const path = '/1/indexes/§books/batch'
  const of = (action: string): Send => ({
    path,
    body: { requests: [{ action, body: { objectID: 'x' } }] },
    key,
  })
  expect(await ask(of('addObject'))).toMatchObject({ status: 200 })
  expect(await ask(of('deleteObject'))).toMatchObject(refused)
  expect(await ask(of('clear'))).toMatchObject(refused)
  const empty = { path: '/1/indexes/§new/batch', body: { requests: [] } }
  const deleting = await addKey({ acl: ['deleteObject'] })
  expect(await ask({ ...empty, key: deleting })).toMatchObject(refused)
  expect(await ask({ ...empty, key })).toMatchObject({ status: 200 })
})

test('a batch, a copy and a read of records are refused for an index that the key may not use', async () => {
  const key = await addKey({ acl: ['addObject'], indexes: ['§books'] })
  const requests = ['books', 'other'].map((name) => ({
    action: 'addObject',
    indexName: `§${name}`,
    body: { objectID: 'x' },
  }))
  expect(await ask({ path: '/1/indexes/*/batch', body: { requests }, key })).toMatchObject(
    otherIndex,
  )
  const body = { operation: 'copy', destination: '§other' }
  expect(await ask({ path: '/1/indexes/§books/operation', body, key })).toMatchObject(otherIndex)
  const objects = { requests: [{ indexName: '§other', objectID: 'ann' }] }
  const reading = await addKey({ acl: ['search'], indexes: ['§books'] })
  expect(await ask({ path: '/1/indexes/*/objects', body: objects, key: reading })).toMatchObject(
    otherIndex,
  )
  expect((await searchWith(KEYS.searchKey)).body).toMatchObject({ nbHits: 2 })
})

test('an unknown right cannot be granted, nor admin', async () => {
  expect(await ask({ path: '/1/keys', body: { acl: ['admin'] } })).toMatchObject({ status: 400 })
  expect(await ask({ path: '/1/keys', body: {} })).toMatchObject({
    status: 400,
    body: { message: 'acl is required, expected a list of rights' },
  })
  expect(await ask({ path: '/1/keys', body: { acl: ['everything'] } })).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^Invalid ACL: everything, expected some of search/) },
  })
})

test('the configured search key cannot be changed or deleted', async () => {
  const path = `/1/keys/${KEYS.searchKey}`
  expect(await ask({ method: 'DELETE', path })).toMatchObject({ status: 400 })
  expect(await ask({ method: 'PUT', path, body: { acl: ['search', 'browse'] } })).toMatchObject({
    status: 400,
  })
  expect(await searchWith(KEYS.searchKey)).toMatchObject({ status: 200 })
})

test('unretrievable attributes are shown only to keys with seeUnretrievableAttributes', async () => {
  const seeing = await addKey({ acl: ['search', 'seeUnretrievableAttributes'] })
  for (const [key, secret] of [
    [KEYS.searchKey, undefined],
    [seeing, 's'],
    [KEYS.adminKey, 's'],
  ] as const) {
    const { body } = await searchWith(key, { attributesToRetrieve: ['secret', 'owner'] })
    expect(at(body, 'hits', 0, 'secret')).toBe(secret)
    expect(at(body, 'hits', 0, '_highlightResult', 'secret', 'value')).toBe(secret)
    const record = await ask({ method: 'GET', path: '/1/indexes/§books/ann', key })
    expect(at(record.body, 'secret')).toBe(secret)
  }
})

test('a secured key finds and reads only the records that its filters allow', async () => {
  const key = secured(KEYS.searchKey, { filters: 'owner:ann', hitsPerPage: 9 })
  const answer = await searchWith(key, { filters: 'owner:ben OR owner:ann', hitsPerPage: 1 })
  expect(answer.body).toMatchObject({ nbHits: 1, hitsPerPage: 9, hits: [{ objectID: 'ann' }] })
  expect((await searchWith(key, { filters: 'owner:ben' })).body).toMatchObject({ nbHits: 0 })
  expect(await ask({ method: 'GET', path: '/1/indexes/§books/ann', key })).toMatchObject({
    status: 200,
  })
  expect(await ask({ method: 'GET', path: '/1/indexes/§books/ben', key })).toMatchObject({
    status: 403,
    body: { message: 'Method not allowed with this API key (objectID not allowed)' },
  })
  expect(await ask({ method: 'GET', path: '/1/indexes/§books/settings', key })).toMatchObject(
    refused,
  )
})

test('a secured key keeps the filters that its parent forces', async () => {
  const parent = await addKey({ acl: ['search'], queryParameters: 'filters=owner%3Aann' })
  const wide = { filters: 'owner:ann OR owner:ben' }
  const inherited = await searchWith(secured(parent, { hitsPerPage: 9 }), wide)
  expect(ids(at(inherited.body, 'hits'))).toEqual(['ann'])
  const narrowed = await searchWith(secured(parent, { filters: 'owner:ben' }), wide)
  expect(ids(at(narrowed.body, 'hits'))).toEqual([])
})

test('a secured key without restrictions has the rights of its parent', async () => {
  const key = secured(KEYS.searchKey, { tagFilters: '' })
  expect(ids(at((await searchWith(key)).body, 'hits'))).toEqual(['ben', 'ann'])
})

test('a secured key may use only the indices that it and its parent allow', async () => {
  const parent = await addKey({ acl: ['search'], indexes: ['§books', '§shelves'] })
  const key = secured(parent, {
    restrictIndices: `${target.prefix}books,${target.prefix}other`,
  })
  expect(await searchWith(key)).toMatchObject({ status: 200 })
  expect(await searchWith(key, {}, 'other')).toMatchObject(otherIndex)
  expect(await searchWith(key, {}, 'shelves')).toMatchObject(otherIndex)
})

test('a secured key is refused after it expires and when it was changed', async () => {
  const key = secured(KEYS.searchKey, { validUntil: START / 1000 + 60, filters: 'owner:ann' })
  expect(await searchWith(key)).toMatchObject({ status: 200 })
  const text = atob(key)
  expect(await searchWith(btoa(text.replace('ann', 'ben')))).toMatchObject(unknown)
  expect(await searchWith(btoa(text.slice(0, 64)))).toMatchObject(unknown)
  clock = START + 61_000
  expect(await searchWith(key)).toMatchObject({
    status: 400,
    body: { message: 'validUntil parameter expired (less than current date)' },
  })
})

test('a secured key of the admin key, a deleted key or a secured key is refused', async () => {
  expect(await searchWith(secured(KEYS.adminKey, {}))).toMatchObject(unknown)
  const parent = await addKey({ acl: ['search'] })
  const key = secured(parent, {})
  expect(await searchWith(key)).toMatchObject({ status: 200 })
  expect(await searchWith(secured(key, {}))).toMatchObject(unknown)
  await ask({ method: 'DELETE', path: `/1/keys/${parent}` })
  expect(await searchWith(key)).toMatchObject(unknown)
})

test('a secured key with restrictSources is refused, because addresses are not known', async () => {
  const key = secured(KEYS.searchKey, { restrictSources: '192.168.0.0/16' })
  expect(await searchWith(key)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('restrictSources') },
  })
})
