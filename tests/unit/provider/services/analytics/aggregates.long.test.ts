import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  record,
  subarray,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'

import {
  createTrafficLog,
  type LoggedEvent,
  type LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'
import { askOracle } from '#tests/support/traffic-oracle.ts'
import type { Traffic } from '#tests/support/traffic-samples.ts'

const KEYS = { appId: 'app', adminKey: 'the-admin-key', searchKey: 'search' }
const START = Date.parse('2026-03-01T00:00:00Z')
const period = { index: 'features', startDate: '2026-03-02', endDate: '2026-03-03' }
const ids = ['a', 'b', 'c', 'd']

const search: Arbitrary<LoggedSearch> = record({
  // Close together, so that searches continue each other, and around midnight on four days.
  time: tuple(integer({ min: 0, max: 4 }), integer({ min: -60, max: 60 })).map(
    ([day, seconds]) => START + day * 86_400_000 + seconds * 1000,
  ),
  index: constantFrom('features', 'features', 'features', 'specs'),
  query: constantFrom('', 'g', 'gr', 'grid', ' GRID ', 'grid  lay', 'fl', 'flex'),
  nbHits: integer({ min: 0, max: 3 }),
  userToken: constantFrom(null, 'ann', 'bo'),
  queryID: constantFrom(null, '1', '2', '3', '4', '5', '6'),
  page: constantFrom(0, 0, 0, 1),
  tags: constant([]),
  conditions: subarray([
    { attribute: 'baseline', operator: ':', value: 'high' },
    { attribute: 'baseline', operator: ':', value: 'low' },
    { attribute: 'usage', operator: '>=', value: '50' },
  ]),
  objectIDs: subarray(ids),
})

const event: Arbitrary<LoggedEvent> = record({
  time: integer({ min: START, max: START + 5 * 86_400_000 }),
  type: constantFrom('click', 'click', 'conversion', 'view'),
  subtype: constant(null),
  name: constant('Opened'),
  index: constant('features'),
  userToken: constantFrom('ann', 'bo'),
  queryID: constantFrom(null, '1', '2', '3', '4', '5', '6'),
  objectIDs: subarray(ids, { minLength: 1 }),
  positions: array(integer({ min: 1, max: 30 }), { minLength: 4, maxLength: 4 }),
  filters: constant([]),
}).map((made) => {
  const hasPositions = made.type === 'click' && made.queryID !== null
  const positions = hasPositions ? made.positions.slice(0, made.objectIDs.length) : []
  return Object.assign(made, { positions })
})

const byTime = <Entry extends { readonly time: number }>(
  entries: readonly Entry[],
): readonly Entry[] => entries.toSorted((a, b) => a.time - b.time)

const traffic: Arbitrary<Traffic> = record({
  searches: array(search, { maxLength: 40 }).map(byTime),
  events: array(event, { maxLength: 15 }).map(byTime),
})

type Get = (path: string, parameters?: object) => Promise<unknown>

/** Sends a request to a provider with this traffic. */
async function createGet({ searches, events }: Traffic): Promise<Get> {
  const store = createMemoryStore()
  const log = createTrafficLog(store)
  await log.addSearches(searches)
  await log.addEvents(events)
  const provider = createProvider({
    ...PATIENT,
    ...KEYS,
    store: createMemoryStore(),
    traffic: store,
  })
  return async (path, parameters = {}) => {
    const form = new URLSearchParams(Object.entries({ ...period, ...parameters }))
    const headers = { 'x-algolia-application-id': 'app', 'x-algolia-api-key': KEYS.adminKey }
    const response = await provider(new Request(`http://test/2/${path}?${form}`, { headers }))
    return response.json()
  }
}

/** Runs a property on the same traffic in every test run. */
const onTraffic = (check: (traffic: Traffic, get: Get) => Promise<void>): Promise<void> =>
  assert(
    asyncProperty(traffic, async (made) => check(made, await createGet(made))),
    { seed: 7, numRuns: 150 },
  )

const limit = { limit: '1000' }

test('counts and rates, of the period and of each day, equal those of a slow reference', () =>
  onTraffic(async (made, get) => {
    const expected = askOracle(made, period)
    expect(await get('searches/count')).toEqual(expected.searchesCount)
    expect(await get('users/count')).toEqual(expected.usersCount)
    expect(await get('searches/noResultRate')).toEqual(expected.noResultRate)
    expect(await get('searches/noClickRate')).toEqual(expected.noClickRate)
    expect(await get('clicks/clickThroughRate')).toEqual(expected.clickThroughRate)
    expect(await get('clicks/averageClickPosition')).toEqual(expected.averageClickPosition)
    expect(await get('clicks/positions')).toEqual(expected.clickPositions)
    expect(await get('conversions/conversionRate')).toEqual(expected.conversionRate)
  }))

test('lists of searches equal those of a slow reference', () =>
  onTraffic(async (made, get) => {
    const expected = askOracle(made, period)
    const clickAnalytics = { ...limit, clickAnalytics: 'true' }
    expect(await get('searches', clickAnalytics)).toEqual(expected.topSearches)
    expect(await get('searches', limit)).toEqual({
      searches: expected.topSearches.searches.map(({ search: text, count, nbHits }) => ({
        search: text,
        count,
        nbHits,
      })),
    })
    expect(await get('searches/noResults', limit)).toEqual(expected.noResults)
    expect(await get('searches/noClicks', limit)).toEqual(expected.noClicks)
  }))

test('lists of hits and filters equal those of a slow reference', () =>
  onTraffic(async (made, get) => {
    const expected = askOracle(made, period)
    expect(await get('hits', { ...limit, clickAnalytics: 'true' })).toEqual(expected.hits)
    expect(await get('hits', limit)).toEqual({
      hits: expected.hits.hits.map(({ hit, count }) => ({ hit, count })),
    })
    expect(await get('filters', limit)).toEqual(expected.filters)
    expect(await get('filters/baseline', limit)).toEqual(expected.valuesOf('baseline'))
  }))
