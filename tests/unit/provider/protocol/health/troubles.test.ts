import { expect, test } from 'vitest'

import { createTroubles } from '#provider/protocol/health/troubles.ts'

const START = Date.parse('2026-03-02T10:00:00Z')

function createClock() {
  let time = START
  return { now: () => time, pass: (milliseconds: number) => void (time += milliseconds) }
}

test('without a trouble the status is operational, and there is no incident', () => {
  const troubles = createTroubles(createClock().now)
  expect(troubles.status()).toBe('operational')
  expect(troubles.incidents()).toEqual([])
})

test('a trouble that begins and ends is two incidents, the newest first', () => {
  const clock = createClock()
  const troubles = createTroubles(clock.now)
  troubles.set('thread', true)
  expect(troubles.status()).toBe('degraded_performance')
  clock.pass(1000)
  troubles.set('thread', false)
  expect(troubles.status()).toBe('operational')
  expect(troubles.incidents()).toEqual([
    {
      t: START + 1000,
      v: {
        title: 'The thread that writes and builds indexes runs again',
        status: 'operational',
      },
    },
    {
      t: START,
      v: {
        title: 'The thread that writes and builds indexes has ended',
        status: 'degraded_performance',
      },
    },
  ])
})

test('a trouble that is said again is no other incident', () => {
  const troubles = createTroubles(createClock().now)
  troubles.set('writes', true)
  troubles.set('writes', true)
  troubles.set('refusals', false)
  expect(troubles.incidents()).toHaveLength(1)
})

test('of two troubles the worse one is the status', () => {
  const troubles = createTroubles(createClock().now)
  troubles.set('thread', true)
  troubles.set('writes', true)
  expect(troubles.status()).toBe('partial_outage')
  troubles.set('writes', false)
  expect(troubles.status()).toBe('degraded_performance')
})

test('refused searches are over a minute after the last, whenever somebody asks', () => {
  const clock = createClock()
  const troubles = createTroubles(clock.now)
  troubles.refused()
  clock.pass(40_000)
  troubles.refused()
  clock.pass(59_000)
  expect(troubles.status()).toBe('degraded_performance')
  clock.pass(3_600_000)
  expect(troubles.status()).toBe('operational')
  expect(troubles.incidents()[0]).toEqual({
    t: START + 100_000,
    v: { title: 'No request was refused for a minute', status: 'operational' },
  })
})

test('the last hundred incidents are kept', () => {
  const troubles = createTroubles(createClock().now)
  for (let turn = 0; turn < 80; turn += 1) {
    troubles.set('writes', true)
    troubles.set('writes', false)
  }
  expect(troubles.incidents()).toHaveLength(100)
})
