import * as fc from 'fast-check'
import { createInsightsClient } from 'search-insights'
import { expect, test } from 'vitest'

import { isJsonObject } from '#provider/protocol/json.ts'
import {
  createTrafficLog,
  type LoggedSearch,
  type TrafficLog,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'

import { KEYS, createTarget } from './embedded.ts'
import { type Answer, at, list, send, type Target, write } from './target.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
const today = { from: '2026-01-05', to: '2026-01-05' }
const index = 'contract_shoes'

type Logged = { readonly target: Target; readonly log: TrafficLog }

/** A provider with three records, and the log that it writes. */
async function createLogged(): Promise<Logged> {
  const traffic = createMemoryStore()
  const target = createTarget({ now: () => NOW, traffic })
  const records = [
    { objectID: 'a', name: 'Red shoe', brand: 'Acme', price: 10 },
    { objectID: 'b', name: 'Blue shoe', brand: 'Best', price: 20 },
    { objectID: 'c', name: 'Red hat', brand: 'Acme', price: 30 },
  ]
  const requests = records.map((body) => ({ action: 'addObject', body }))
  await write(target, { path: '/1/indexes/§shoes/batch', body: { requests } })
  await write(target, {
    method: 'PUT',
    path: '/1/indexes/§shoes/settings',
    body: { attributesForFaceting: ['searchable(brand)'], searchableAttributes: ['name'] },
  })
  return { target, log: createTrafficLog(traffic) }
}

const search = ({ target }: Logged, body: object, headers = {}): Promise<Answer> =>
  send(target, { path: '/1/indexes/§shoes/query', body, headers, key: KEYS.searchKey })

/** What is in the log when the answered searches are in it: an event of nobody waits for them. */
async function searchesOf({ target, log }: Logged): Promise<readonly LoggedSearch[]> {
  const events = [{ eventType: 'instantsearch', eventName: '__start__' }]
  await send(target, { path: '/1/events', body: { events } })
  return log.searches(today)
}

test('a search is logged with its visitor, conditions, tags and hits', async () => {
  const logged = await createLogged()
  const answer = await search(logged, {
    query: 'red',
    filters: 'brand:Acme AND NOT price:40 TO 50',
    numericFilters: ['price>=5'],
    clickAnalytics: true,
    analyticsTags: ['phone'],
    userToken: 'ann',
  })
  const hits = list(at(answer.body, 'hits'))
  expect(hits).toHaveLength(2)
  expect(await searchesOf(logged)).toEqual([
    {
      time: NOW,
      index,
      query: 'red',
      nbHits: 2,
      userToken: 'ann',
      queryID: at(answer.body, 'queryID'),
      page: 0,
      tags: ['phone'],
      conditions: [
        { attribute: 'brand', operator: ':', value: 'Acme' },
        { attribute: 'price', operator: '<', value: '40' },
        { attribute: 'price', operator: '>', value: '50' },
        { attribute: 'price', operator: '>=', value: '5' },
      ],
      objectIDs: hits.map((hit) => at(hit, 'objectID')),
    },
  ])
})

test('the visitor of a search without a user token in its body is the one that a header names', async () => {
  const logged = await createLogged()
  await search(logged, { query: 'hat' }, { 'x-algolia-usertoken': 'bo' })
  await search(logged, { query: 'hat', userToken: 'ann' }, { 'x-algolia-usertoken': 'bo' })
  await search(logged, { query: 'hat' })
  const visitors = (await searchesOf(logged)).map(({ userToken }) => userToken)
  expect(visitors).toEqual(['bo', 'ann', null])
})

type Unlogged = { readonly what: string; readonly body: object; readonly agent?: string }

const unlogged: readonly Unlogged[] = [
  { what: 'without analytics', body: { analytics: false } },
  { what: 'that asks for no hits', body: { hitsPerPage: 0, facets: ['brand'] } },
  { what: 'that is refused', body: { filters: 'brand:' } },
  {
    what: 'of a bot',
    body: {},
    agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
]

test.each(unlogged)('a search $what is not logged', async ({ body, agent = 'Mozilla/5.0' }) => {
  const logged = await createLogged()
  await search(logged, { query: 'red' }, { 'user-agent': 'Mozilla/5.0 (Linux) HeadlessChrome/140' })
  await search(logged, { query: 'shoe', ...body }, { 'user-agent': agent })
  expect((await searchesOf(logged)).map(({ query }) => query)).toEqual(['red'])
})

test('of a request for several searches those that ran are logged, and none if one is refused', async () => {
  const logged = await createLogged()
  const queries = (requests: readonly object[], strategy = 'none'): Promise<Answer> =>
    send(logged.target, { path: '/1/indexes/*/queries', body: { requests, strategy } })
  const indexName = '§shoes'
  const facetSearch = { indexName, type: 'facet', facet: 'brand', facetQuery: 'a' }
  await queries([{ indexName, query: 'red' }, facetSearch, { indexName, query: 'hat' }])
  await queries(
    [
      { indexName, query: 'enough', hitsPerPage: 1, optionalWords: ['enough'] },
      { indexName, query: 'blue', hitsPerPage: 1 },
      { indexName, query: 'skipped' },
    ],
    'stopIfEnoughMatches',
  )
  await queries([{ indexName, query: 'refused' }, { indexName: '§nothing' }])
  const found = (await searchesOf(logged)).map(({ query }) => query)
  expect(found).toEqual(['red', 'hat', 'enough', 'blue'])
})

test('an accepted event is stored, and none of a refused request is', async () => {
  const logged = await createLogged()
  const queryID = '0123456789abcdef'.repeat(2)
  const click = {
    eventType: 'click',
    eventName: 'Result opened',
    index,
    userToken: 'ann',
    objectIDs: ['a'],
    positions: [3],
    queryID,
    timestamp: NOW - 1000,
  }
  const push = (...events: readonly object[]): Promise<Answer> =>
    send(logged.target, { path: '/1/events', body: { events }, key: KEYS.searchKey })
  await push(click)
  await push({ ...click, timestamp: NOW - 500 }, { ...click, eventName: '' })
  const purchase = { ...click, eventType: 'conversion', eventSubtype: 'purchase', positions: null }
  await push({ ...purchase, timestamp: NOW + 60_000 })
  const { eventName: name, userToken, objectIDs } = click
  const same = { name, index, userToken, objectIDs, queryID, filters: [] }
  expect(logged.log.events(today)).toEqual([
    { ...same, time: NOW - 1000, type: 'click', subtype: null, positions: [3] },
    { ...same, time: NOW, type: 'conversion', subtype: 'purchase', positions: [] },
  ])
})

test('a deleted user token leaves nothing of its visitor, and everything of the others', async () => {
  const logged = await createLogged()
  // The page of a visitor may be on another site than its provider.
  const headers = { 'sec-fetch-site': 'cross-site' }
  const forget = (key: string): Promise<Answer> =>
    send(logged.target, { method: 'DELETE', path: '/1/usertokens/ann%2F1', key, headers })
  const view = { eventType: 'view', eventName: 'Seen', index, objectIDs: ['a'] }
  const events = [
    { ...view, userToken: 'ann/1' },
    { ...view, userToken: 'bo' },
  ]
  await send(logged.target, { path: '/1/events', body: { events } })
  await search(logged, { query: 'red', userToken: 'ann/1' })
  await search(logged, { query: 'red', userToken: 'bo' })
  expect((await forget('unknown')).status).toBe(403)
  expect(await forget(KEYS.searchKey)).toMatchObject({ status: 204, body: null })
  const left = [...(await searchesOf(logged)), ...logged.log.events(today)]
  expect(left.map(({ userToken }) => userToken)).toEqual(['bo', 'bo'])
})

const pushed = async (...events: readonly object[]) => {
  const logged = await createLogged()
  const seen = { eventType: 'click', eventName: 'Seen', index, userToken: 'ann' }
  const body = { events: events.map((event) => Object.assign({}, seen, event)) }
  const { status } = await send(logged.target, { path: '/1/events', body, key: KEYS.searchKey })
  return { status, events: logged.log.events(today) }
}

test('an event about an unknown index, record or facet is acknowledged and not stored', async () => {
  const { status, events } = await pushed(
    { index: 'nothing', objectIDs: ['a'] },
    { objectIDs: ['nothing', 'also nothing'] },
    { filters: ['colour:red', 'brand'] },
  )
  expect([status, events]).toEqual([200, []])
})

test('an event is stored with the records and filters that are known, and their positions', async () => {
  const queryID = '0123456789abcdef'.repeat(2)
  const { events } = await pushed(
    { objectIDs: ['x', 'b', 'y', 'a'], positions: [1, 2, 3, 4], queryID },
    { filters: ['colour:red', 'brand:Acme'] },
  )
  expect(events).toMatchObject([
    { objectIDs: ['b', 'a'], positions: [2, 4], filters: [] },
    { objectIDs: [], positions: [], filters: ['brand:Acme'] },
  ])
})

/** The forms in which a filter arrives, and what search-insights makes of the first two. */
const encoded: readonly (readonly [how: string, filter: string])[] = [
  ['as it is', 'brand:10% a b: é+/&'],
  ['with an encoded value', `brand:${encodeURIComponent('10% a b: é+/&')}`],
  ['encoded as a whole', encodeURIComponent('brand:10% a b: é+/&')],
  [
    'with an encoded value, then as a whole',
    encodeURIComponent(`brand:${encodeURIComponent('10% a b: é+/&')}`),
  ],
  ['encoded twice as a whole', encodeURIComponent(encodeURIComponent('brand:10% a b: é+/&'))],
]

test.each(encoded)('a filter that arrives %s is stored decoded', async (_, filter) => {
  const { status, events } = await pushed({ filters: [filter] })
  expect(status).toBe(200)
  expect(events.map(({ filters }) => filters)).toEqual([['brand:10% a b: é+/&']])
})

test.each(['a b', '10%', '%', 'a:b', '50% – 60%', '日本', 'a+b', '#/?&'])(
  'the value %s of a filter that search-insights sends is stored as it was',
  async (value) => {
    const sent: object[] = []
    const aa = createInsightsClient(async (_, data) => {
      for (const event of list(at(data, 'events'))) if (isJsonObject(event)) sent.push(event)
      return true
    })
    aa('init', { appId: 'app', apiKey: 'key', userToken: 'ann' })
    await aa('clickedFilters', { index, eventName: 'Seen', filters: [`brand:${value}`] })
    const { events } = await pushed(...sent)
    expect(events.map(({ filters }) => filters)).toEqual([[`brand:${value}`]])
  },
)

test('a purchase counts for the search that objectData names for each record', async () => {
  const [one, two] = ['0', '1'].map((digit) => digit.repeat(32))
  const { status, events } = await pushed({
    eventType: 'conversion',
    eventSubtype: 'purchase',
    objectIDs: ['a', 'b', 'c'],
    objectData: [
      { queryID: one, price: 1 },
      { queryID: two, price: 2 },
      { queryID: one, price: 3 },
    ],
  })
  expect(status).toBe(200)
  expect(events.map(({ queryID, objectIDs }) => ({ queryID, objectIDs }))).toEqual([
    { queryID: one, objectIDs: ['a', 'c'] },
    { queryID: two, objectIDs: ['b'] },
  ])
})

/** Every text in a JSON value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no text that a visitor sends is stored longer than its bound', async () => {
  const long = fc
    .record({
      unit: fc.constantFrom('x', 'brand ', 'é', '\\'),
      times: fc.constantFrom(1, 200, 2000),
    })
    .map(({ unit, times }) => unit.repeat(times))
  const logged = await createLogged()
  const bodyOf = fc.record({
    query: long.map((text) => text.slice(0, 512)),
    userToken: long,
    analyticsTags: fc.array(
      long.map((text) => text.slice(0, 1000)),
      { maxLength: 30 },
    ),
    filters: fc.constantFrom(
      '',
      `brand:"${'x'.repeat(5000)}"`,
      `${'a'.repeat(3000)}:b`,
      Array.from({ length: 200 }, (_, number) => `brand:${number}${'v'.repeat(300)}`).join(' OR '),
    ),
    clickAnalytics: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(bodyOf, async (body) => {
      const answer = await search(logged, body, {
        'x-algolia-usertoken': body.userToken.slice(0, 9),
      })
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
  const stored = await searchesOf(logged)
  expect(stored.length).toBeGreaterThan(10)
  for (const entry of stored) {
    expect(Math.max(...textsIn(entry).map(({ length }) => length))).toBeLessThanOrEqual(512)
    expect(entry.conditions.length).toBeLessThanOrEqual(50)
    expect(entry.tags.length).toBeLessThanOrEqual(20)
    expect(JSON.stringify(entry).length).toBeLessThanOrEqual(100_000)
  }
})

test('a user token that no event can have is not stored with a search', async () => {
  const logged = await createLogged()
  for (const userToken of ['a b', 'x'.repeat(130), '\u0000', 'ann']) {
    await search(logged, { query: 'red', userToken })
  }
  const visitors = (await searchesOf(logged)).map(({ userToken }) => userToken)
  expect(visitors).toEqual([null, null, null, 'ann'])
})
