import type { SearchParamsObject } from 'algoliasearch'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'
import { KEYS } from '#tests/contract/embedded.ts'
import { at, send } from '#tests/contract/target.ts'

import { createEmbedded, DAY, type Embedded, event, NOW } from './embedded-services.ts'

const indexName = 'films'
const films = Array.from({ length: 12 }, (_, n) => ({
  objectID: `f${n}`,
  title: `Film ${n}`,
  genre: ['drama', 'comedy', 'crime'][n % 3],
  country: ['France', 'Italy'][n % 2],
  n,
}))
const strategy = {
  eventsScoring: [
    { score: 10, eventName: 'Film Opened', eventType: 'click' as const },
    { score: 50, eventName: 'Film Saved', eventType: 'conversion' as const },
  ],
  facetsScoring: [
    { score: 100, facetName: 'genre' },
    { score: 20, facetName: 'country' },
  ],
  personalizationImpact: 100,
}

let embedded: Embedded
let personalization: ReturnType<Embedded['client']['initPersonalization']>

beforeEach(async () => {
  embedded = createEmbedded()
  const { client, options } = embedded
  personalization = client.initPersonalization({ region: 'eu', options })
  await client.setSettings({
    indexName,
    indexSettings: {
      searchableAttributes: ['title'],
      attributesForFaceting: ['genre', 'country'],
      customRanking: ['asc(n)'],
    },
  })
  await client.saveObjects({ indexName, objects: films })
  await personalization.setPersonalizationStrategy(strategy)
})

const opened = (id: string, change: Partial<LoggedEvent> = {}): LoggedEvent =>
  event(indexName, id, { name: 'Film Opened', ...change })

async function search(searchParams: SearchParamsObject = {}) {
  return embedded.searchClient.searchSingleIndex({
    indexName,
    searchParams: { enablePersonalization: true, userToken: 'visitor-1', ...searchParams },
  })
}

type Answer = Awaited<ReturnType<typeof search>>

const idsOf = ({ hits }: Answer): readonly string[] => hits.map(({ objectID }) => objectID)

/** An answer without what differs from call to call. */
const lasting = (answer: Answer): object => ({
  ...answer,
  processingTimeMS: 0,
  processingTimingsMS: {},
  serverTimeMS: 0,
  params: '',
})

test('a strategy is returned as it was set, and has no effect before', async () => {
  expect(await personalization.getPersonalizationStrategy()).toEqual(strategy)
  const { client, options } = createEmbedded()
  const fresh = client.initPersonalization({ region: 'eu', options })
  expect(await fresh.getPersonalizationStrategy()).toEqual({
    eventsScoring: [],
    facetsScoring: [],
    personalizationImpact: 0,
  })
})

const invalid: readonly (readonly [what: string, change: object, message: string])[] = [
  ['no events', { eventsScoring: undefined }, 'Expected a list of objects in "eventsScoring"'],
  ['no facets', { facetsScoring: {} }, 'Expected a list of objects in "facetsScoring"'],
  ['an impact of 101', { personalizationImpact: 101 }, '"personalizationImpact" parameter'],
  [
    'a facet without name',
    { facetsScoring: [{ score: 1 }] },
    'Expected "facetName" in every entry',
  ],
  [
    'an unknown type of event',
    { eventsScoring: [{ score: 1, eventName: 'x', eventType: 'hover' }] },
    '"eventType" parameter, expected one of click, conversion, view',
  ],
  [
    'a negative score',
    { facetsScoring: [{ score: -1, facetName: 'x' }] },
    'expected integer between 0 and 100',
  ],
]

test.each(invalid)('a strategy with %s is refused by name', async (_, change, message) => {
  const { status, body } = await send(embedded.target, {
    path: '/1/strategies/personalization',
    body: { ...strategy, ...change },
  })
  expect(status).toBe(400)
  expect(at(body, 'message')).toContain(message)
})

test('a profile has points for the values of the records that a visitor chose, at most 20', async () => {
  await embedded.traffic.addEvents([
    opened('f0'),
    opened('f2', { type: 'conversion', name: 'Film Saved' }),
    opened('f1', { name: 'Something else' }),
    opened('f1', { userToken: 'visitor-2' }),
    opened('', { objectIDs: [], filters: ['genre:comedy'], time: NOW - 30 * DAY }),
  ])
  // crime 50 × 100, drama 10 × 100, France 60 × 20, comedy 5 × 100.
  expect(await personalization.getUserTokenProfile({ userToken: 'visitor-1' })).toEqual({
    userToken: 'visitor-1',
    lastEventAt: new Date(NOW - 1000).toISOString(),
    scores: { genre: { crime: 20, drama: 4, comedy: 2 }, country: { France: 5 } },
  })
})

test('a visitor without events has no profile', async () => {
  await expect(personalization.getUserTokenProfile({ userToken: 'nobody' })).rejects.toMatchObject({
    status: 404,
    message: 'The user has no profile',
  })
})

test('a personalized search has the preferred records first, others in their order', async () => {
  await embedded.traffic.addEvents([opened('f4')])
  // f4 is a comedy from France: both, then comedies, then France, then the rest.
  expect(idsOf(await search())).toEqual([
    'f4',
    'f10',
    'f1',
    'f7',
    'f0',
    'f2',
    'f6',
    'f8',
    'f3',
    'f5',
    'f9',
    'f11',
  ])
})

test('the order of a search is that of any visitor without profile, token, switch or impact', async () => {
  await embedded.traffic.addEvents([opened('f4')])
  const plain = lasting(await search({ enablePersonalization: false }))
  const attempts = await Promise.all([
    search({ userToken: 'somebody' }),
    search({ userToken: '' }),
    search({ personalizationImpact: 0 }),
  ])
  expect(attempts.map(lasting)).toEqual([plain, plain, plain])
})

test('a small impact leaves only the strongest preferences', async () => {
  await embedded.traffic.addEvents([opened('f4')])
  // Of 20 and 4 points 10 % are 2 and 0.
  const first = idsOf(await search({ personalizationImpact: 10 })).slice(0, 5)
  expect(first).toEqual(['f1', 'f4', 'f7', 'f10', 'f0'])
})

const sorted = (answer: Answer): Answer => ({
  ...answer,
  hits: answer.hits.toSorted((a, b) => (a.objectID < b.objectID ? -1 : 1)),
})

test('a personalized search returns the same hits, counts and facets as one without personalization', async () => {
  const id = fc.integer({ min: 0, max: films.length - 1 }).map((n) => `f${n}`)
  await fc.assert(
    fc.asyncProperty(
      fc.array(id, { minLength: 1, maxLength: 6 }),
      fc.record({
        query: fc.constantFrom('', 'film', 'film 1', 'nothing'),
        filters: fc.constantFrom('', 'genre:drama', 'n > 4'),
        personalizationImpact: fc.integer({ min: 0, max: 100 }),
      }),
      async (chosen, asked) => {
        const userToken = `visitor-${chosen.join('-')}`
        await embedded.traffic.addEvents(chosen.map((film) => opened(film, { userToken })))
        embedded.wait(1000)
        const params = { ...asked, facets: ['genre'], userToken }
        const personal = await search(params)
        const plain = await search({ ...params, enablePersonalization: false })
        expect(lasting(sorted(personal))).toEqual(lasting(sorted(plain)))
        expect(idsOf(await search(params))).toEqual(idsOf(personal))
      },
    ),
    { numRuns: 40 },
  )
})

test('with distinct the order stays, because it would decide which records are kept', async () => {
  await embedded.client.setSettings({
    indexName,
    indexSettings: { attributeForDistinct: 'country', distinct: true },
  })
  await embedded.traffic.addEvents([opened('f4')])
  expect(idsOf(await search())).toEqual(['f0', 'f1'])
})

test('an event counts a second later, and the events of a deleted user token no longer do', async () => {
  const plain = idsOf(await search())
  await embedded.traffic.addEvents([opened('f4')])
  embedded.wait(1000)
  expect(idsOf(await search())).not.toEqual(plain)
  const path = '/1/usertokens/visitor-1'
  expect(await send(embedded.target, { method: 'DELETE', path })).toMatchObject({ status: 204 })
  embedded.wait(1000)
  expect(idsOf(await search())).toEqual(plain)
})

test('a deleted profile is gone with the events that made it, at once', async () => {
  await embedded.traffic.addEvents([opened('f4'), opened('f4', { userToken: 'visitor-2' })])
  const plain = idsOf(await search({ enablePersonalization: false }))
  expect(idsOf(await search())).not.toEqual(plain)
  expect(await personalization.deleteUserProfile({ userToken: 'visitor-1' })).toEqual({
    userToken: 'visitor-1',
    deletedUntil: new Date(NOW).toISOString(),
  })
  expect(idsOf(await search())).toEqual(plain)
  const day = new Date(NOW).toISOString().slice(0, 10)
  const left = embedded.traffic.events({ from: day, to: day })
  expect(left.map(({ userToken }) => userToken)).toEqual(['visitor-2'])
  const path = '/1/profiles/personalization/visitor-2'
  expect(await send(embedded.target, { method: 'DELETE', path })).toMatchObject({ status: 200 })
  expect(embedded.traffic.events({ from: day, to: day })).toEqual([])
})

test('a user token that no event can have is refused', async () => {
  await expect(personalization.getUserTokenProfile({ userToken: 'a b' })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Invalid user token'),
  })
})

test('the key of a page may not read strategies and profiles', async () => {
  const paths = ['/1/strategies/personalization', '/1/profiles/personalization/visitor-1']
  const answers = await Promise.all(
    paths.map((path) => send(embedded.target, { method: 'GET', path, key: KEYS.searchKey })),
  )
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})
