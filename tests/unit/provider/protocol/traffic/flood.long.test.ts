import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayOf } from '#provider/protocol/traffic/days.ts'
import {
  createTrafficLog,
  type LoggedEvent,
  type TrafficLog,
} from '#provider/protocol/traffic/traffic-log.ts'
import { createMemoryStore } from '#provider/store.ts'
import { loggedEvent } from '#tests/support/logged-event.ts'
import { loggedSearch } from '#tests/support/logged-search.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-03-01T00:00:00Z')

/** A fiftieth of the real shares, so that a flood of weeks takes a second. */
const shares = {
  day: { event: 22_000, search: 44_000, nameless: 44_000 },
  visitor: 1 / 5,
  address: 1 / 3,
}

const event = (userToken: string, time: number, change: Partial<LoggedEvent> = {}): LoggedEvent =>
  loggedEvent(userToken, { time, ...change })

type Simulated = { readonly log: TrafficLog; readonly at: (time: number) => void }

function createSimulated(): Simulated {
  let time = START
  const log = createTrafficLog(createMemoryStore(), { now: () => time, shares })
  return {
    log,
    at: (next) => {
      time = next
    },
  }
}

const storedOf = ({ log }: Simulated, isWanted: (event: LoggedEvent) => boolean, days = 60) =>
  log.events({ from: dayOf(START - 30 * DAY), to: dayOf(START + days * DAY) }).filter(isWanted)

const isHonest = ({ userToken }: LoggedEvent): boolean => userToken.startsWith('honest')

test('whatever one visitor sends, an older event of another stays, and a later one is stored', async () => {
  const flood = fc.array(
    fc.record({
      age: fc.integer({ min: 0, max: 29 }),
      ids: fc.integer({ min: 1, max: 20 }),
      length: fc.integer({ min: 1, max: 512 }),
      copies: fc.integer({ min: 1, max: 300 }),
    }),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(flood, async (batches) => {
      const simulated = createSimulated()
      const noon = START + DAY / 2
      simulated.at(noon)
      const before = [0, 3, 29].map((age) => event('honest-1', noon - age * DAY))
      await simulated.log.addEvents(before)
      for (const { age, ids, length, copies } of batches) {
        const objectIDs = Array.from({ length: ids }, (_, at) => `${at}`.padEnd(length, 'x'))
        const one = event('flood', noon - age * DAY, { objectIDs })
        await simulated.log.addEvents(Array.from({ length: copies }, () => one))
      }
      await simulated.log.addEvents([event('honest-2', noon)])
      expect(storedOf(simulated, isHonest)).toHaveLength(4)
    }),
    { numRuns: 60 },
  )
})

type Flood = {
  readonly what: string
  /** Minutes between two requests of the sender. */
  readonly every: number
  readonly tokens: number
  /** The address of all of them; without one, it is unknown. */
  readonly address?: string
  /** Days before today to which the events pretend to belong. */
  readonly ages: readonly number[]
}

const floods: readonly Flood[] = [
  { what: 'of one visitor, every ten minutes', every: 10, tokens: 1, ages: [0] },
  { what: 'of one visitor, into the last 30 days', every: 60, tokens: 1, ages: [0, 1, 10, 29] },
  { what: 'of a thousand invented visitors, once a day', every: 24 * 60, tokens: 1000, ages: [0] },
  { what: 'of a thousand invented visitors, every two hours', every: 120, tokens: 1000, ages: [0] },
  {
    what: 'of invented visitors at one address, all the time',
    every: 5,
    tokens: 1000,
    ages: [0],
    address: '192.0.2.1',
  },
]

/** Twenty-four days on which ten visitors an hour choose something. Returns what they sent. */
async function simulate(simulated: Simulated, flood: Flood | undefined): Promise<number> {
  let sent = 0
  for (let minute = 0; minute < 24 * 24 * 60; minute += 5) {
    const time = START + minute * 60_000
    simulated.at(time)
    if (flood !== undefined && minute % flood.every === 0) {
      const events = Array.from({ length: 120 }, (_, at) =>
        event(
          flood.tokens === 1 ? 'flood' : `flood-${minute}-${at % flood.tokens}`,
          time - (flood.ages[at % flood.ages.length] ?? 0) * DAY,
        ),
      )
      await simulated.log.addEvents(events, flood.address)
    }
    if (minute % 60 === 30) {
      sent += 1
      await simulated.log.addEvents([event(`honest-${minute}`, time)], '192.0.2.2')
    }
  }
  return sent
}

test.each(floods)(
  'after 24 days of a flood $what, the log has the events of others',
  async (flood) => {
    const simulated = createSimulated()
    const sent = await simulate(simulated, flood)
    expect(sent).toBe(24 * 24)
    const honest = storedOf(simulated, isHonest)
    expect(honest.length).toBeGreaterThanOrEqual(sent * 0.95)
  },
)

test('a flood of searches displaces neither events nor the searches of visitors with a token', async () => {
  const { log, at } = createSimulated()
  at(START + DAY / 2)
  await log.addEvents([event('honest-1', START)])
  const flood = Array.from({ length: 2000 }, () => loggedSearch('flood', { time: START }))
  await log.addSearches(flood)
  await log.addSearches([loggedSearch('grid', { time: START, userToken: 'honest-2' })])
  await log.addEvents([event('honest-2', START)])
  const day = { from: '2026-03-01', to: '2026-03-01' }
  expect(log.events(day)).toHaveLength(2)
  const searches = log.searches(day)
  expect(searches.filter(({ userToken }) => userToken === 'honest-2')).toHaveLength(1)
  const length = searches.reduce((sum, search) => sum + JSON.stringify(search).length, 0)
  expect(length).toBeLessThan(shares.day.search + shares.day.nameless)
})

test('a visitor who deletes what they sent gets no second share of the day', async () => {
  const { log, at } = createSimulated()
  at(START + DAY / 2)
  const many = Array.from({ length: 300 }, () => event('flood', START))
  await log.addEvents(many)
  await log.forget('flood')
  await log.addEvents(many)
  const day = { from: '2026-03-01', to: '2026-03-01' }
  expect(log.events(day)).toEqual([])
  await log.addEvents([event('honest-1', START)])
  expect(log.events(day)).toHaveLength(1)
})

test('two logs of one store keep one share together, also after one was opened again', async () => {
  const store = createMemoryStore()
  const options = { now: () => START + 2 * DAY, shares }
  const day = { from: '2026-03-01', to: '2026-03-01' }
  for (let opened = 0; opened < 5; opened += 1) {
    const log = createTrafficLog(store, options)
    for (let at = 0; at < 300; at += 1) {
      await log.addEvents([event(`flood-${opened}-${at}`, START)])
    }
  }
  const log = createTrafficLog(store, options)
  const length = log.events(day).reduce((sum, one) => sum + JSON.stringify(one).length, 0)
  expect(length).toBeLessThanOrEqual(shares.day.event)
  expect(length).toBeGreaterThan(shares.day.event * 0.9)
})
