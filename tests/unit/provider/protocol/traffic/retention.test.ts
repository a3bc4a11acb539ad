import { expect, test } from 'vitest'

import { expiredDays } from '#provider/protocol/traffic/retention.ts'
import { createTrafficLog } from '#provider/protocol/traffic/traffic-log.ts'
import type { LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'

const DAY = 86_400_000
const noon = Date.parse('2026-03-31T12:00:00Z')

const view = (time: number): LoggedEvent => ({
  time,
  type: 'view',
  subtype: null,
  name: 'Seen',
  index: 'features',
  userToken: 'ann',
  queryID: null,
  objectIDs: ['grid'],
  positions: [],
  filters: [],
})

test('days before the last ninety expire, whatever their size', () => {
  const sizes = new Map([
    ['2025-12-31', 1],
    ['2026-01-01', 1],
    ['2026-03-31', 1],
  ])
  expect(expiredDays(sizes, noon)).toEqual(['2025-12-31'])
})

test('of days that are too long together the oldest expire', () => {
  const sizes = new Map([
    ['2026-03-28', 30],
    ['2026-03-29', 30],
    ['2026-03-30', 40],
    ['2026-03-31', 50],
  ])
  const retention = { days: 90, characters: 100 }
  expect(expiredDays(sizes, noon, retention)).toEqual(['2026-03-29', '2026-03-28'])
})

test('an entry of a new day deletes everything of the days that have expired, more than one commit of it', async () => {
  const store = createMemoryStore()
  const log = createTrafficLog(store)
  const first = noon - 90 * DAY
  await log.addEvents(Array.from({ length: 1200 }, () => view(first)))
  await log.addEvents([view(first + DAY)])
  expect([...store.entries('event/')]).toHaveLength(1201)
  await log.addEvents([view(noon)])
  await expect.poll(() => [...store.entries('event/')].length).toBe(2)
  const days = [...store.entries('size/')].map(([key]) => key.split('/')[1])
  expect(days).toEqual(['2026-01-01', '2026-03-31'])
})

test('the version of a day changes with its entries, by any log of the store, and with nothing else', async () => {
  const store = createMemoryStore()
  const [log, other] = [createTrafficLog(store), createTrafficLog(store)]
  await log.addEvents([view(noon)])
  const before = log.version('2026-03-31')
  await other.addEvents([view(noon - DAY)])
  expect(log.version('2026-03-31')).toBe(before)
  await other.addEvents([view(noon)])
  const after = log.version('2026-03-31')
  expect(after).not.toBe(before)
  await other.forget('ann')
  expect(log.version('2026-03-31')).not.toBe(after)
})
