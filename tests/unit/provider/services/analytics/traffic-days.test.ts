import { expect, test } from 'vitest'

import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import type { LoggedSearch } from '#provider/protocol/traffic/traffic-log.ts'
import { trafficDays } from '#provider/services/analytics/traffic-days.ts'
import { createMemoryStore } from '#provider/store.ts'
import type { KeyValueStore } from '#provider/store.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')
const days = { from: '2026-03-01', to: '2026-03-02' }

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
  const reader = trafficDays(log)
  const queries = (): readonly string[] =>
    reader.searches('features', days).map(({ query }) => query)
  expect(queries()).toEqual(['grid', 'flex'])
  expect(queries()).toEqual(['grid', 'flex'])
  expect(read).toEqual(['2026-03-01', '2026-03-02'])
  await other.addSearches([search('subgrid', noon + 1)])
  expect(queries()).toEqual(['grid', 'flex', 'subgrid'])
  expect(read).toEqual(['2026-03-01', '2026-03-02', '2026-03-02'])
})

test('a visitor who is forgotten is in no day that was read before', async () => {
  const log = createTrafficLog(createMemoryStore())
  await log.addSearches([search('grid', noon)])
  const reader = trafficDays(log)
  expect(reader.searches('features', days)).toHaveLength(1)
  const before = reader.version(days)
  await log.forget('ann')
  expect(reader.searches('features', days)).toEqual([])
  expect(reader.version(days)).not.toBe(before)
})
