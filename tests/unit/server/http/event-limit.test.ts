import { expect, test } from 'vitest'

import { createEventLimit } from '#server/http/event-limit.ts'

function start() {
  const clock = { now: 1_000_000 }
  const { enter } = createEventLimit(() => clock.now)
  const enterAll = (address: string, count: number): number =>
    Array.from({ length: count }, () => enter(address)).filter((wait) => wait === 0).length
  return { clock, enter, enterAll }
}

test('an address may send 300 requests at once, and others as many', () => {
  const { enterAll } = start()
  expect(enterAll('192.0.2.1', 1000)).toBe(300)
  expect(enterAll('192.0.2.2', 300)).toBe(300)
})

test('an address that sends all the time may send three to four requests a second', () => {
  const { clock, enterAll } = start()
  enterAll('192.0.2.1', 300)
  let entered = 0
  for (let second = 0; second < 600; second += 1) {
    clock.now += 1000
    entered += enterAll('192.0.2.1', 50)
  }
  expect(entered / 600).toBeGreaterThan(3)
  expect(entered / 600).toBeLessThan(4)
})

test('a refused request is accepted after the seconds that its refusal names', () => {
  const { clock, enter, enterAll } = start()
  enterAll('192.0.2.1', 300)
  const wait = enter('192.0.2.1')
  expect(wait).toBeGreaterThan(0)
  clock.now += wait * 1000
  expect(enter('192.0.2.1')).toBe(0)
})
