import type { RecommendationsRequest } from 'algoliasearch'
import { beforeEach, expect, test } from 'vitest'

import { KEYS } from '#tests/contract/embedded.ts'
import { at, send } from '#tests/contract/target.ts'

import { createEmbedded, DAY, type Embedded, event, NOW } from './embedded-services.ts'

const indexName = 'films'
const films = [
  { objectID: 'alien', title: 'Alien', plot: 'crew meets creature aboard ship', genre: 'horror' },
  { objectID: 'aliens', title: 'Aliens', plot: 'marines meet creature again', genre: 'action' },
  { objectID: 'thing', title: 'The Thing', plot: 'crew meets creature on ice', genre: 'horror' },
  { objectID: 'heat', title: 'Heat', plot: 'thief against detective', genre: 'crime' },
  { objectID: 'seven', title: 'Seven', plot: 'detective hunts murderer', genre: 'crime' },
  { objectID: 'up', title: 'Up', plot: 'house with balloons', genre: 'comedy', like: ['heat'] },
  { objectID: 'brazil', title: 'Brazil', plot: 'clerk dreams', genre: 'comedy' },
]

let embedded: Embedded

beforeEach(async () => {
  embedded = createEmbedded()
  const { client } = embedded
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title', 'plot'],
      attributesForFaceting: ['genre'],
      replicas: ['films_by_title'],
    },
  })
  await client.saveObjects({ indexName, objects: films })
})

type Hits = readonly object[]

/** True for what the client takes; the provider is asked for more than its type allows. */
const isRequest = (request: object): request is RecommendationsRequest => 'model' in request

async function recommend(request: object): Promise<Hits> {
  const { options, searchClient } = embedded
  const recommender = searchClient.initRecommend({ options })
  const whole = { indexName, threshold: 0, ...request }
  const { results } = await recommender.getRecommendations({ requests: [whole].filter(isRequest) })
  return results[0]?.hits ?? []
}

const scoresOf = (hits: Hits): readonly number[] => hits.map((hit) => Number(at(hit, '_score')))
const idsOf = (hits: Hits): readonly unknown[] => hits.map((hit) => at(hit, 'objectID'))

test.each(['related-products', 'looking-similar'])(
  'a record gets from %s the records that share what is rare about it, best first',
  async (model) => {
    const hits = await recommend({ model, objectID: 'alien' })
    expect(idsOf(hits)).toEqual(['thing', 'aliens'])
    const scores = scoresOf(hits)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 100)).toBe(true)
  },
)

test('a record that names another gets that one first', async () => {
  const [first] = await recommend({ model: 'related-products', objectID: 'up' })
  expect(first).toMatchObject({ objectID: 'heat', _score: 100 })
})

test('an answer has the shape of a search and highlights its records', async () => {
  const { body } = await send(embedded.target, {
    path: '/1/indexes/*/recommendations',
    key: KEYS.searchKey,
    body: { requests: [{ indexName, model: 'related-products', objectID: 'heat', threshold: 0 }] },
  })
  expect(at(body, 'results', 0)).toMatchObject({
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 30,
    query: '',
    exhaustiveNbHits: true,
    renderingContent: {},
    hits: [{ objectID: 'seven', title: 'Seven', _highlightResult: { title: { value: 'Seven' } } }],
  })
})

test('a threshold and a maximum leave out the records below and after them', async () => {
  const all = await recommend({ model: 'related-products', objectID: 'alien' })
  const [threshold] = scoresOf(all)
  const few = await recommend({ model: 'related-products', objectID: 'alien', threshold })
  expect(few).toEqual(all.slice(0, 1))
  expect(
    await recommend({ model: 'related-products', objectID: 'alien', maxRecommendations: 1 }),
  ).toEqual(all.slice(0, 1))
})

test('query parameters filter and shape the recommendations', async () => {
  const hits = await recommend({
    model: 'related-products',
    objectID: 'alien',
    queryParameters: { filters: 'genre:action', attributesToRetrieve: ['title'] },
  })
  expect(hits).toEqual([
    expect.objectContaining({ objectID: 'aliens', title: 'Aliens', _score: expect.any(Number) }),
  ])
  expect(hits[0]).not.toHaveProperty('plot')
})

test('a fallback search fills up, without the record itself and without repeating one', async () => {
  const hits = await recommend({
    model: 'related-products',
    objectID: 'alien',
    maxRecommendations: 5,
    fallbackParameters: { filters: 'genre:horror OR genre:crime' },
  })
  expect(idsOf(hits).slice(0, 2)).toEqual(['thing', 'aliens'])
  expect(new Set(idsOf(hits).slice(2))).toEqual(new Set(['heat', 'seven']))
})

test.each(['related-products', 'looking-similar', 'bought-together'])(
  'an unknown objectID gets no recommendations from %s',
  async (model) => {
    expect(await recommend({ model, objectID: 'nothing' })).toEqual([])
  },
)

test('trending items are those that visitors chose, the recent ones first, each visitor once a day', async () => {
  await embedded.traffic.addEvents([
    event(indexName, 'up', { time: NOW - 4 * DAY }),
    ...Array.from({ length: 9 }, () => event(indexName, 'up', { time: NOW - 4 * DAY })),
    event('films_by_title', 'brazil'),
    event(indexName, 'heat', { type: 'view' }),
    event(indexName, 'seven', { time: NOW - 20 * DAY }),
    event('other', 'alien'),
  ])
  const hits = await recommend({ model: 'trending-items' })
  expect(idsOf(hits)).toEqual(['brazil', 'up'])
  expect(scoresOf(hits)[0]).toBe(100)
  expect(scoresOf(hits)[1]).toBeCloseTo(25, 1)
})

test('trending items of a facet value are those with that value', async () => {
  await embedded.traffic.addEvents([event(indexName, 'up'), event(indexName, 'heat')])
  const facet = { facetName: 'genre', facetValue: 'Crime' }
  expect(idsOf(await recommend({ model: 'trending-items', ...facet }))).toEqual(['heat'])
})

test('trending facets are the values of the records that visitors chose', async () => {
  await embedded.traffic.addEvents([
    event(indexName, 'heat'),
    event(indexName, 'seven'),
    event(indexName, 'up'),
  ])
  expect(await recommend({ model: 'trending-facets', facetName: 'genre' })).toEqual([
    { facetName: 'genre', facetValue: 'crime', _score: 100 },
    { facetName: 'genre', facetValue: 'comedy', _score: 50 },
  ])
})

const buy = (userToken: string, id: string, time = NOW): ReturnType<typeof event> =>
  event(indexName, id, { type: 'conversion', userToken, time })

test('what is bought together is what several visitors converted on in one day', async () => {
  await embedded.traffic.addEvents([
    buy('a', 'heat'),
    buy('a', 'seven'),
    buy('b', 'heat'),
    buy('b', 'seven'),
    buy('b', 'up'),
    buy('c', 'heat'),
    buy('c', 'alien', NOW - 2 * DAY),
  ])
  const hits = await recommend({ model: 'bought-together', objectID: 'heat' })
  expect(idsOf(hits)).toEqual(['seven'])
  expect(scoresOf(hits)[0]).toBeCloseTo(100 * (2 / Math.sqrt(3 * 2)), 1)
})

test('recommendations follow the log within a minute', async () => {
  expect(await recommend({ model: 'trending-items' })).toEqual([])
  await embedded.traffic.addEvents([event(indexName, 'up')])
  embedded.wait(60_000)
  expect(idsOf(await recommend({ model: 'trending-items' }))).toEqual(['up'])
})

const invalid: readonly (readonly [what: string, change: object, message: string])[] = [
  ['no threshold', { threshold: undefined }, '"threshold", expected a number between 0 and 100'],
  ['a threshold of 101', { threshold: 101 }, '"threshold", expected a number between 0 and 100'],
  ['an unknown model', { model: 'magic' }, '"model" parameter, expected one of related-products'],
  ['no objectID', { objectID: undefined }, 'Expected "objectID" in every request'],
  ['no index', { indexName: undefined }, 'Expected "indexName" in every request'],
  ['31 recommendations', { maxRecommendations: 31 }, 'expected integer between 1 and 30'],
  ['an unknown member', { colour: 'red' }, 'Unknown parameter: colour'],
  ['an unknown query parameter', { queryParameters: { x: 1 } }, 'Unknown parameter: x'],
  [
    'a facet name without value',
    { model: 'trending-items', facetName: 'genre' },
    'Expected both "facetName" and "facetValue", or neither',
  ],
  [
    'a facet that is not declared',
    { model: 'trending-facets', facetName: 'plot' },
    'Cannot recommend values of `plot`',
  ],
]

test.each(invalid)('a request with %s is refused by name', async (_, change, message) => {
  const request = { model: 'related-products', objectID: 'alien', ...change }
  await expect(recommend(request)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
})

test('recommendations from a missing index are refused with 404', async () => {
  await expect(recommend({ model: 'trending-items', indexName: 'missing' })).rejects.toMatchObject({
    status: 404,
    message: 'Index missing does not exist',
  })
})

test('a key that may not search the index gets no recommendations', async () => {
  const { client, target } = embedded
  const { key } = await client.addApiKey({ acl: ['search'], indexes: ['other'] })
  const { status } = await send(target, {
    path: '/1/indexes/*/recommendations',
    key,
    body: { requests: [{ indexName, model: 'trending-items', threshold: 0 }] },
  })
  expect(status).toBe(403)
})
