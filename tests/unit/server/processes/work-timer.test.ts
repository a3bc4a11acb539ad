import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { startWorkTimer } from '#server/processes/work-timer.ts'

/** Works for some milliseconds of the clock. */
function work(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end) Math.sqrt(end)
}

test('a work timer counts what the thread does and leaves out the time that it sleeps', () => {
  const elapsed = startWorkTimer()
  work(15)
  const first = elapsed()
  expect(first).toBeGreaterThan(1)
  execFileSync('sleep', ['0.3'])
  expect(elapsed() - first).toBeLessThan(200)
  work(30)
  expect(elapsed()).toBeGreaterThan(first)
})

test('a work timer gives no less than the work, and reaches no limit that the work has not reached', () => {
  const elapsed = startWorkTimer()
  work(15)
  const first = elapsed(1000)
  execFileSync('sleep', ['0.3'])
  work(15)
  // What was slept may be left in a number that is below its limit, and in no other.
  expect(elapsed(1000)).toBeGreaterThanOrEqual(first)
  expect(elapsed(250)).toBeLessThan(250)
})
