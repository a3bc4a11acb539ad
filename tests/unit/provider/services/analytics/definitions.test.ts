import { expect, test } from 'vitest'

import {
  createTrafficLog,
  type LoggedEvent,
  type LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createProvider } from '#provider/provider.ts'
import { mostFrequent } from '#provider/services/analytics/group-by.ts'
import { createMemoryStore } from '#provider/store.ts'
import { PATIENT } from '#tests/support/patient.ts'

// Expected numbers are worked out by hand from the definitions that "Numbers and their definitions" of the reference quotes.

const day = Date.parse('2026-03-02T12:00:00Z')
const nextDay = day + 86_400_000
const brand = { attribute: 'brand', operator: ':', value: 'acme' } as const
const usage = { attribute: 'usage', operator: '>=', value: '5' } as const

const search = (query: string, change: Partial<LoggedSearch>): LoggedSearch => ({
  query,
  time: day,
  index: 'features',
  nbHits: 0,
  userToken: null,
  queryID: null,
  page: 0,
  tags: [],
  conditions: [],
  objectIDs: [],
  ...change,
})

const searches: readonly LoggedSearch[] = [
  search('phone', { userToken: 'ann', queryID: '1', nbHits: 4, objectIDs: ['a', 'b', 'c', 'd'] }),
  search('phone', { userToken: 'bo', queryID: '2', nbHits: 7, objectIDs: ['a', 'b'] }),
  search('flex', { userToken: 'bo', nbHits: 1 }),
  search('phone', { userToken: 'cy', queryID: '3', time: nextDay }),
  search('grid', { userToken: 'ann', nbHits: 6, time: nextDay, objectIDs: ['a'] }),
  search('grid', {
    userToken: 'dee',
    queryID: '5',
    nbHits: 3,
    conditions: [brand],
    time: nextDay,
    objectIDs: ['a', 'b'],
  }),
  search('none', { queryID: '6', time: nextDay, conditions: [brand, usage] }),
]

const event = (queryID: string, change: Partial<LoggedEvent>): LoggedEvent => ({
  time: nextDay,
  type: 'click',
  subtype: null,
  name: 'Opened',
  index: 'features',
  userToken: 'ann',
  queryID,
  objectIDs: ['a'],
  positions: [],
  filters: [],
  ...change,
})

const events: readonly LoggedEvent[] = [
  event('1', { objectIDs: ['a', 'c'], positions: [1, 3] }),
  event('1', { objectIDs: ['b'], positions: [2] }),
  event('2', { type: 'conversion' }),
  event('2', { type: 'conversion', objectIDs: ['b'] }),
  event('5', { type: 'view' }),
]

const provider = (async () => {
  const traffic = createMemoryStore()
  const log = createTrafficLog(traffic)
  await log.addSearches(searches)
  await log.addEvents(events)
  const keys = { appId: 'app', adminKey: 'admin', searchKey: 'search' }
  return createProvider({
    ...PATIENT,
    ...keys,
    store: createMemoryStore(),
    traffic,
    now: () => nextDay,
  })
})()

const positions = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ({
    position: [at, at],
    clickCount: at < 4 ? 1 : 0,
  })),
  { position: [11, 20], clickCount: 0 },
  { position: [21, -1], clickCount: 0 },
]
const unclicked = positions.map(({ position }) => ({ position, clickCount: 0 }))
const third = 1 / 3

/** Path → the answer for both days, and the two of single days where there are any. */
const expected: Readonly<
  Record<string, readonly [whole: object, first?: object, second?: object]>
> = {
  'searches/count': [{ count: 7 }, { count: 3 }, { count: 4 }],
  'users/count': [{ count: 4 }, { count: 2 }, { count: 3 }],
  'searches/noResultRate': [
    { rate: 2 / 7, count: 7, noResultCount: 2 },
    { rate: 0, count: 3, noResultCount: 0 },
    { rate: 2 / 4, count: 4, noResultCount: 2 },
  ],
  'searches/noClickRate': [
    { rate: 4 / 5, count: 5, noClickCount: 4 },
    { rate: 1 / 2, count: 2, noClickCount: 1 },
    { rate: 1, count: 3, noClickCount: 3 },
  ],
  'clicks/clickThroughRate': [
    { rate: 1 / 5, clickCount: 3, trackedSearchCount: 5 },
    { rate: 1 / 2, clickCount: 3, trackedSearchCount: 2 },
    { rate: 0, clickCount: 0, trackedSearchCount: 3 },
  ],
  'clicks/averageClickPosition': [
    { average: (1 + 3 + 2) / 3, clickCount: 3 },
    { average: 2, clickCount: 3 },
    { average: null, clickCount: 0 },
  ],
  'clicks/positions': [{ positions }],
  'conversions/conversionRate': [
    { rate: 1 / 5, trackedSearchCount: 5, conversionCount: 2 },
    { rate: 1 / 2, trackedSearchCount: 2, conversionCount: 2 },
    { rate: 0, trackedSearchCount: 3, conversionCount: 0 },
  ],
  'searches?clickAnalytics=true&limit=3': [
    {
      searches: [
        {
          search: 'phone',
          count: 3,
          nbHits: 4,
          clickThroughRate: third,
          averageClickPosition: 2,
          clickPositions: positions,
          conversionRate: third,
          trackedSearchCount: 3,
          clickCount: 3,
          conversionCount: 2,
        },
        {
          search: 'grid',
          count: 2,
          nbHits: 5,
          clickThroughRate: 0,
          averageClickPosition: null,
          clickPositions: unclicked,
          conversionRate: 0,
          trackedSearchCount: 1,
          clickCount: 0,
          conversionCount: 0,
        },
        {
          search: 'flex',
          count: 1,
          nbHits: 1,
          clickThroughRate: null,
          averageClickPosition: null,
          clickPositions: unclicked,
          conversionRate: null,
          trackedSearchCount: 0,
          clickCount: 0,
          conversionCount: 0,
        },
      ],
    },
  ],
  'searches/noResults': [
    {
      searches: [
        { search: 'none', count: 1, withFilterCount: 1 },
        { search: 'phone', count: 1, withFilterCount: 0 },
      ],
    },
  ],
  'searches/noClicks': [
    {
      searches: [
        { search: 'grid', count: 1, nbHits: 3 },
        { search: 'none', count: 1, nbHits: 0 },
      ],
    },
  ],
  'hits?clickAnalytics=true&limit=2': [
    {
      hits: [
        {
          hit: 'a',
          count: 4,
          clickThroughRate: third,
          conversionRate: third,
          trackedHitCount: 3,
          clickCount: 1,
          conversionCount: 1,
        },
        {
          hit: 'b',
          count: 3,
          clickThroughRate: third,
          conversionRate: third,
          trackedHitCount: 3,
          clickCount: 1,
          conversionCount: 1,
        },
      ],
    },
  ],
  filters: [
    {
      attributes: [
        { attribute: 'brand', count: 2 },
        { attribute: 'usage', count: 1 },
      ],
    },
  ],
  'filters/brand': [{ values: [{ ...brand, count: 2 }] }],
  'filters/noResults?search=none': [{ values: [{ count: 1, values: [brand, usage] }] }],
}

async function get(path: string): Promise<unknown> {
  const answer = await provider
  const dates = path.startsWith('status') ? '' : '&startDate=2026-03-02'
  const url = `http://test/2/${path}${path.includes('?') ? '&' : '?'}index=features${dates}`
  const headers = { 'x-algolia-application-id': 'app', 'x-algolia-api-key': 'admin' }
  return (await answer(new Request(url, { headers }))).json()
}

test.each(Object.entries(expected))(
  '%s has the numbers of the definitions, of the period and of each day',
  async (path, [whole, first, second]) => {
    const dates = [
      { ...first, date: '2026-03-02' },
      { ...second, date: '2026-03-03' },
    ]
    expect(await get(path)).toEqual(first === undefined ? whole : { ...whole, dates })
  },
)

test('the status is the time of the last search', async () => {
  expect(await get('status')).toEqual({ updatedAt: '2026-03-03T12:00:00.000Z' })
})

test('a list has the 1,000 most frequent entries, equally frequent ones in the order of their texts', () => {
  const items = Array.from({ length: 1001 }, (_, number) => ({
    count: number === 1000 ? 2 : 1,
    text: String(number).padStart(4, '0'),
  }))
  const texts = mostFrequent(items, ({ text }) => text).map(({ text }) => text)
  expect([texts.length, texts[0], texts[1], texts.at(-1)]).toEqual([1000, '1000', '0000', '0998'])
})
