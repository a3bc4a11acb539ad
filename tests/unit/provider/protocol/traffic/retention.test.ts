import { expect, test } from 'vitest'

import { expiredDays } from '#provider/protocol/traffic/retention.ts'
import { createTrafficLog, type LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { loggedEvent } from '#tests/support/logged-event.ts'

const DAY = 86_400_000
const noon = Date.parse('2026-03-31T12:00:00Z')

const view = (time: number): LoggedEvent => loggedEvent('ann', { time, type: 'view' })

test('days before the last ninety expire', () => {
  expect(expiredDays(['2025-12-31', '2026-01-01', '2026-03-31'], noon)).toEqual(['2025-12-31'])
})

test('an entry of a new day deletes everything of the days that have expired, more than one commit of it', async () => {
  const store = createMemoryStore()
  const log = createTrafficLog(store)
  const first = noon - 90 * DAY
  await log.addEvents(Array.from({ length: 1200 }, () => view(first)))
  await log.addEvents([view(first + DAY)])
  expect([...store.entries('event/')]).toHaveLength(1201)
  await log.addEvents([view(noon)])
  const days = () => [...store.entries('size/')].map(([key]) => key.split('/')[1])
  await expect.poll(days).toEqual(['2026-01-01', '2026-03-31'])
  expect([...store.entries('event/')]).toHaveLength(2)
  expect([...store.entries('visitor/')]).toHaveLength(2)
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
