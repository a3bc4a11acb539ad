import { expect, test } from 'vitest'

import { daysIn } from '#provider/protocol/traffic/days.ts'
import {
  createTrafficLog,
  type LoggedEvent,
  type LoggedSearch,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { loggedEvent } from '#tests/support/logged-event.ts'
import { loggedSearch } from '#tests/support/logged-search.ts'

const noon = Date.parse('2026-03-02T12:00:00Z')

const search = (query: string, more: Partial<LoggedSearch> = {}): LoggedSearch =>
  loggedSearch(query, { time: noon, ...more })

const click = (userToken: string): LoggedEvent => loggedEvent(userToken, { time: noon })

const queriesOf = (searches: readonly LoggedSearch[]) => searches.map(({ query }) => query)

test('a span of days includes its first and its last day, across the end of a month', () => {
  expect(daysIn({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(daysIn({ from: '2026-03-01', to: '2026-02-27' })).toEqual([])
})

test('searches are read by day, in the order of their time, by every log of the store', async () => {
  const store = createMemoryStore()
  const [log, other] = [createTrafficLog(store), createTrafficLog(store)]
  await log.addSearches([search('second', { time: noon + 5 }), search('first')])
  await other.addSearches([search('third', { time: noon + 9 })])
  await other.addSearches([search('next day', { time: noon + 86_400_000 })])
  expect(queriesOf(log.searches({ from: '2026-03-02', to: '2026-03-02' }))).toEqual([
    'first',
    'second',
    'third',
  ])
  expect(log.searches({ from: '2026-03-01', to: '2026-03-01' })).toEqual([])
})

test('searches of one moment keep the order in which they were added', async () => {
  const log = createTrafficLog(createMemoryStore())
  await log.addSearches([search('b'), search('a')])
  await log.addSearches([search('c')])
  expect(queriesOf(log.searches({ from: '2026-03-02', to: '2026-03-02' }))).toEqual(['b', 'a', 'c'])
})

test('a visitor who is forgotten leaves no search and no event, and nobody else loses any', async () => {
  const log = createTrafficLog(createMemoryStore())
  const day = { from: '2026-03-02', to: '2026-03-02' }
  await log.addSearches([search('mine', { userToken: 'ann' }), search('hers', { userToken: 'bo' })])
  await log.addEvents([click('ann'), click('bo')])
  await log.forget('ann')
  expect(queriesOf(log.searches(day))).toEqual(['hers'])
  expect(log.events(day)).toEqual([click('bo')])
})

test('a visitor is also forgotten in entries that an older version wrote, to which no key leads', async () => {
  const store = createMemoryStore()
  const [day, moment] = ['2026-03-02', String(noon).padStart(15, '0')]
  const older = ['ann', 'bo'].map((userToken, at) => [
    `event/${day}/${moment}-00000000${at}0a0a0a0a`,
    JSON.stringify(click(userToken)),
  ])
  await store.commit([
    ...older.map(([key = '', text = '']) => [key, text] as const),
    [`size/${day}/0a0a0a0a`, JSON.stringify({ characters: 400, commits: 1 })],
  ])
  const days = { from: day, to: day }
  await createTrafficLog(store).forget('ann')
  expect(createTrafficLog(store).events(days)).toEqual([click('bo')])
  const log = createTrafficLog(store)
  await log.addEvents([click('bo'), click('cy')])
  await log.forget('bo')
  expect(log.events(days)).toEqual([click('cy')])
  expect(Array.from(store.entries('visitor/'), ([key]) => key.split('/')[1])).toEqual(['cy'])
})

test('the last events of a visitor are read in the order of their time, whatever their token', async () => {
  const log = createTrafficLog(createMemoryStore())
  const token = '+/=_-a'
  const at = (days: number, name: string): LoggedEvent => ({
    ...click(token),
    time: noon + days * 86_400_000,
    name,
  })
  await log.addEvents([at(0, 'a'), at(1, 'c'), at(0, 'b'), click('bo'), at(3, 'd')])
  await log.addSearches([search('grid', { userToken: token })])
  const days = { from: '2026-03-01', to: '2026-03-04' }
  const last = (most: number) => log.eventsOf(token, days, most).map(({ name }) => name)
  expect(last(9)).toEqual(['a', 'b', 'c'])
  expect(last(2)).toEqual(['b', 'c'])
  expect(last(0)).toEqual([])
})
