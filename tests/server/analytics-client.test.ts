import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { hostsAt } from '#provision/client.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { askOracle } from '#tests/support/traffic-oracle.ts'
import { sampleTraffic } from '#tests/support/traffic-samples.ts'

const KEYS = { appId: 'plinth', adminKey: 'the-admin-key', searchKey: 'plinth-search' }
const now = Date.parse('2026-03-10T18:00:00Z')
const made = sampleTraffic({ searches: 300, events: 80, until: now, days: 7 })
// Without dates: the last eight days.
const index = 'features'
const oracle = askOracle(made, { index, startDate: '2026-03-03', endDate: '2026-03-10' })

let listening: Listening

beforeAll(async () => {
  const traffic = createMemoryStore()
  const log = createTrafficLog(traffic)
  await log.addSearches(made.searches)
  await log.addEvents(made.events)
  const { provider } = createMemoryProvider({ traffic, now: () => now })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  listening = await listen(site, { hostname: '127.0.0.1', port: 0 })
})

afterAll(() => listening.close())

type Analytics = ReturnType<ReturnType<typeof algoliasearch>['initAnalytics']>

/** The official client, as it comes, where the provider listens. */
function connect(key: string = KEYS.adminKey): Analytics {
  const client = algoliasearch(KEYS.appId, key)
  return client.initAnalytics({ options: { hosts: hostsAt(listening.address) } })
}

const ten = <Item>(items: readonly Item[]): readonly Item[] => items.slice(0, 10)

test('every count and rate reaches the official client', async () => {
  const client = connect()
  expect(await client.getSearchesCount({ index })).toEqual(oracle.searchesCount)
  expect(await client.getUsersCount({ index })).toEqual(oracle.usersCount)
  expect(await client.getNoResultsRate({ index })).toEqual(oracle.noResultRate)
  expect(await client.getNoClickRate({ index })).toEqual(oracle.noClickRate)
  expect(await client.getClickThroughRate({ index })).toEqual(oracle.clickThroughRate)
  expect(await client.getAverageClickPosition({ index })).toEqual(oracle.averageClickPosition)
  expect(await client.getClickPositions({ index })).toEqual(oracle.clickPositions)
  expect(await client.getConversionRate({ index })).toEqual(oracle.conversionRate)
})

test('every list reaches the official client, ten entries of it', async () => {
  const client = connect()
  const top = await client.getTopSearches({ index, clickAnalytics: true })
  expect(top.searches).toEqual(ten(oracle.topSearches.searches))
  expect(await client.getSearchesNoResults({ index })).toEqual({
    searches: ten(oracle.noResults.searches),
  })
  expect(await client.getSearchesNoClicks({ index })).toEqual({
    searches: ten(oracle.noClicks.searches),
  })
  const { hits } = await client.getTopHits({ index, clickAnalytics: true })
  expect(hits).toEqual(ten(oracle.hits.hits))
  expect(await client.getTopFilterAttributes({ index })).toEqual(oracle.filters)
  expect(await client.getTopFilterForAttribute({ index, attribute: 'baseline' })).toEqual(
    oracle.valuesOf('baseline'),
  )
})

test('limit and offset choose a part of a list, dates a period, and an order its first', async () => {
  const client = connect()
  const { searches } = oracle.topSearches
  const part = await client.getTopSearches({ index, limit: 2, offset: 3, clickAnalytics: true })
  expect(part.searches).toEqual(searches.slice(3, 5))
  const day = { index, startDate: '2026-03-05', endDate: '2026-03-05' }
  const { count, dates } = await client.getSearchesCount(day)
  expect(dates).toEqual([{ date: '2026-03-05', count }])
  expect(oracle.searchesCount.dates).toContainEqual({ date: '2026-03-05', count })
  const ordered = await client.getTopSearches({
    index,
    clickAnalytics: true,
    orderBy: 'averageClickPosition',
    direction: 'asc',
    limit: 1000,
  })
  const positions = ordered.searches.map((search) => Reflect.get(search, 'averageClickPosition'))
  const known = positions.filter((position) => position !== null)
  expect(known).toEqual(known.toSorted((a, b) => a - b))
  expect(positions.slice(known.length).every((position) => position === null)).toBe(true)
})

test('tags choose the searches that have them, combined with AND and OR', async () => {
  const client = connect()
  const tagged = {
    ...made,
    searches: made.searches.filter(({ tags }) => tags.includes('phone')),
  }
  const question = { index, startDate: '2026-03-03', endDate: '2026-03-10' }
  const { count } = askOracle(tagged, question).searchesCount
  expect(count).toBeGreaterThan(0)
  expect(await client.getSearchesCount({ index, tags: 'phone OR tablet' })).toMatchObject({ count })
  expect(await client.getSearchesCount({ index, tags: 'phone AND tablet' })).toMatchObject({
    count: 0,
  })
})

test('the filters of a search without results are listed, and null for one that has always found some', async () => {
  const client = connect()
  const first = oracle.noResults.searches.find(({ withFilterCount }) => withFilterCount > 0)
  const { values } = await client.getTopFiltersNoResults({ index, search: first?.search ?? '' })
  const total = values?.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBe(first?.withFilterCount)
  expect(values?.[0]?.values[0]).toEqual({
    attribute: expect.any(String),
    operator: expect.any(String),
    value: expect.any(String),
  })
  expect(await client.getTopFiltersNoResults({ index })).toEqual({ values: null })
  expect(await client.getTopFiltersNoResults({ index, search: 'nobody' })).toEqual({ values: null })
})

test('the status is the time of the newest search, and null for an index that nobody searched', async () => {
  const newest = made.searches.findLast((search) => search.index === index)
  expect(await connect().getStatus({ index })).toEqual({
    updatedAt: new Date(newest?.time ?? 0).toISOString(),
  })
  expect(await connect().getStatus({ index: 'nothing' })).toEqual({ updatedAt: null })
})

test.each([
  ['1999-09-19', '9999-12-31', 366],
  ['2026-01-01', '9999-12-31', 69],
  ['1999-09-19', '2026-03-10', 366],
])('a period from %s to %s is answered with its last %i days', async (...period) => {
  const [startDate, endDate, length] = period
  const client = connect()
  const whole = await client.getSearchesCount({ index, startDate: '2025-12-10' })
  const { count, dates } = await client.getSearchesCount({ index, startDate, endDate })
  expect({ count, last: dates.at(-1)?.date, days: dates.length }).toEqual({
    count: whole.count,
    last: '2026-03-10',
    days: length,
  })
  expect(whole.count).toBeGreaterThan(0)
})

test('a long period that ended, or that has not begun, has counts of 0', async () => {
  const client = connect()
  const counts = await Promise.all([
    client.getSearchesCount({ index, startDate: '1999-09-19', endDate: '2001-01-01' }),
    client.getSearchesCount({ index, startDate: '2100-01-01', endDate: '9999-12-31' }),
  ])
  expect(counts.map(({ count }) => count)).toEqual([0, 0])
})

test('an index that nobody searched has counts of 0 and rates of null', async () => {
  const client = connect()
  const day = { index: 'nothing', startDate: '2026-03-10' }
  expect(await client.getSearchesCount(day)).toMatchObject({ count: 0 })
  expect(await client.getClickThroughRate(day)).toMatchObject({ rate: null, clickCount: 0 })
  expect(await client.getAverageClickPosition(day)).toMatchObject({ average: null })
  expect(await client.getTopSearches(day)).toEqual({ searches: [] })
})

test('a key without the right to analytics is refused', async () => {
  await expect(connect(KEYS.searchKey).getTopSearches({ index })).rejects.toMatchObject({
    status: 403,
    message: 'Method not allowed with this API key',
  })
})

const refused: readonly (readonly [
  what: string,
  ask: (client: Analytics) => Promise<unknown>,
  sentence: string,
])[] = [
  [
    'no index',
    (client) => client.customGet({ path: '2/searches/count' }),
    'Missing parameter "index", expected the name of an index',
  ],
  [
    'a date of another form',
    (client) => client.getSearchesCount({ index, startDate: '10.3.2026' }),
    'Invalid value for "startDate": 10.3.2026, expected a date as YYYY-MM-DD',
  ],
  [
    'a day that is not in the calendar',
    (client) => client.getSearchesCount({ index, endDate: '2026-02-30' }),
    'Invalid value for "endDate": 2026-02-30, expected a date as YYYY-MM-DD',
  ],
  [
    'a start after the end',
    (client) => client.getTopHits({ index, startDate: '2026-03-05', endDate: '2026-03-04' }),
    'Invalid dates: startDate 2026-03-05 is after endDate 2026-03-04',
  ],
  [
    'a limit above 1,000',
    (client) => client.getTopSearches({ index, limit: 1001 }),
    'Value "1001" outside of the range for "limit" parameter, expected integer between 0 and 1000',
  ],
  [
    'a limit above 1,000 of an answer that is null',
    (client) => client.getTopFiltersNoResults({ index, limit: 1001 }),
    'Value "1001" outside of the range for "limit" parameter, expected integer between 0 and 1000',
  ],
  [
    'an order that needs clicks',
    (client) => client.getTopSearches({ index, orderBy: 'conversionRate' }),
    'Invalid value for "orderBy": conversionRate requires clickAnalytics=true',
  ],
  [
    'tags that are no tags',
    (client) => client.getUsersCount({ index, tags: 'price > 5' }),
    'Invalid value for "tags", expected tags combined with AND and OR',
  ],
  [
    'revenue',
    (client) => client.getTopSearches({ index, revenueAnalytics: true }),
    'The embedded provider does not have revenue analytics, expected revenueAnalytics=false',
  ],
  [
    'countries',
    (client) => client.getTopCountries({ index }),
    'does not have analytics by country',
  ],
  [
    'purchases',
    (client) => client.getPurchaseRate({ index }),
    'does not have analytics of purchases',
  ],
  [
    'items put in a cart',
    (client) => client.getAddToCartRate({ index }),
    'does not have analytics of purchases',
  ],
  [
    'revenue by day',
    (client) => client.getRevenue({ index }),
    'does not have analytics of purchases',
  ],
  [
    'any other path',
    (client) => client.customGet({ path: '2/anything' }),
    'does not have these analytics',
  ],
  [
    'an unknown parameter',
    (client) => client.customGet({ path: '2/users/count', parameters: { index, country: 'FR' } }),
    'Unknown parameter: country',
  ],
]

test.each(refused)('%s: the refusal reaches the caller as a sentence', async (_, ask, sentence) => {
  await expect(ask(connect())).rejects.toMatchObject({ message: expect.stringContaining(sentence) })
})
