import { expect, test } from 'vitest'

import { createTrafficLog, type LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'
import { trafficDays } from '#provider/services/analytics/traffic-days.ts'
import { createMemoryStore, type KeyValueStore } from '#provider/store.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')
const days = { from: '2026-03-01', to: '2026-03-02' }

const everything = { index: 'features', tags: '', matches: () => true }

const search = (query: string, time: number): LoggedSearch => ({
  time,
  index: 'features',
  query,
  nbHits: 1,
  userToken: 'ann',
  queryID: null,
  page: 0,
  tags: [],
  conditions: [],
  objectIDs: [],
})

/** A store that reports which days of searches were read. */
function createWatched(): { readonly store: KeyValueStore; readonly read: string[] } {
  const store = createMemoryStore()
  const read: string[] = []
  const entries: KeyValueStore['entries'] = (prefix) => {
    if (prefix.startsWith('search/')) read.push(prefix.split('/')[1] ?? '')
    return store.entries(prefix)
  }
  return { store: { ...store, entries }, read }
}

test('a day is read once until it changes, also by another log of the store', async () => {
  const { store, read } = createWatched()
  const [log, other] = [createTrafficLog(store), createTrafficLog(store)]
  await log.addSearches([search('grid', noon - 86_400_000), search('flex', noon)])
  const reader = trafficDays({ traffic: log, yieldTurn: async () => {} })
  const texts = async (): Promise<readonly string[]> =>
    (await reader.searches(everything, days)).map((found) => found.search)
  expect(await texts()).toEqual(['grid', 'flex'])
  expect(await texts()).toEqual(['grid', 'flex'])
  expect(read).toEqual(['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'])
  await other.addSearches([search('subgrid', noon + 60_000)])
  expect(await texts()).toEqual(['grid', 'flex', 'subgrid'])
  expect(read.slice(4).filter((day) => day === '2026-03-02')).toHaveLength(1)
})

test('a day that several requests ask for at once is read once', async () => {
  const { store, read } = createWatched()
  const log = createTrafficLog(store)
  await log.addSearches([search('grid', noon)])
  const reader = trafficDays({ traffic: log, yieldTurn: () => Promise.resolve() })
  const found = await Promise.all([1, 2, 3].map(() => reader.searches(everything, days)))
  expect(found.map((searches) => searches.map((one) => one.search))).toEqual([
    ['grid'],
    ['grid'],
    ['grid'],
  ])
  expect(read).toEqual(['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'])
})

test('a visitor who is forgotten is in no day that was read before', async () => {
  const log = createTrafficLog(createMemoryStore())
  await log.addSearches([search('grid', noon)])
  const reader = trafficDays({ traffic: log, yieldTurn: async () => {} })
  expect(await reader.searches(everything, days)).toHaveLength(1)
  await log.forget('ann')
  expect(await reader.searches(everything, days)).toEqual([])
})

test('a search that is typed across midnight is one of the day on which it ends', async () => {
  const log = createTrafficLog(createMemoryStore())
  const midnight = Date.parse('2026-03-02')
  await log.addSearches([search('gr', midnight - 2000), search('grid', midnight + 2000)])
  const reader = trafficDays({ traffic: log, yieldTurn: async () => {} })
  const on = async (day: string) => {
    const found = await reader.searches(everything, { from: day, to: day })
    return found.map((one) => one.search)
  }
  expect([await on('2026-03-01'), await on('2026-03-02'), await on('2026-03-03')]).toEqual([
    [],
    ['grid'],
    [],
  ])
})
