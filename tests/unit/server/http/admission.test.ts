import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { type Admission, createAdmission } from '#server/http/gate.ts'

let admission: Admission
/** In milliseconds. */
let clock = 0

beforeEach(() => {
  clock = 0
  vi.useFakeTimers()
  admission = createAdmission(() => clock)
})

afterEach(() => {
  admission.stop()
  vi.useRealTimers()
})

function enter(sender = 'one'): () => void {
  const admitted = admission.enter(sender)
  if (!admitted.isAdmitted) throw new Error(`Refused for ${admitted.retryAfter} s.`)
  return admitted.leave
}

/** Answers requests one after another, each after some milliseconds. */
function answer(leaves: readonly (() => void)[], milliseconds: number): void {
  for (const leave of leaves) {
    clock += milliseconds
    leave()
  }
}

const times = (count: number) => Array.from({ length: count }, () => enter())

/** Advances the timers, and the clock by more than the timers know. */
function block(milliseconds: number): void {
  clock += 50 + milliseconds
  vi.advanceTimersByTime(50)
}

test('requests that are answered quickly are all admitted', () => {
  for (let round = 0; round < 20; round += 1) answer(times(100), 5)
  expect(admission.enter('one').isAdmitted).toBe(true)
})

test('a request is refused once those before it take more than two seconds, with the seconds to wait', () => {
  for (let round = 0; round < 10; round += 1) answer(times(10), 100)
  const waiting = times(21)
  expect(admission.enter('one')).toEqual({ isAdmitted: false, retryAfter: 3 })
  answer(waiting.slice(0, 5), 100)
  expect(admission.enter('one').isAdmitted).toBe(true)
})

test('time without requests does not count as time to answer one', () => {
  for (let round = 0; round < 10; round += 1) {
    clock += 60_000
    answer(times(1), 5)
  }
  times(100)
  expect(admission.enter('one').isAdmitted).toBe(true)
})

test('a request is admitted after one long task', () => {
  block(2500)
  expect(admission.enter('one').isAdmitted).toBe(true)
})

test('requests are refused while the event loop is late again and again, and admitted once it is not', () => {
  block(3500)
  block(2500)
  expect(admission.enter('one')).toEqual({ isAdmitted: false, retryAfter: 3 })
  block(0)
  expect(admission.enter('one').isAdmitted).toBe(true)
})

test('a sender is not refused for the many requests of another, and others for theirs', () => {
  for (let round = 0; round < 10; round += 1) answer(times(10), 100)
  times(21)
  expect(admission.enter('one').isAdmitted).toBe(false)
  for (let at = 0; at < 20; at += 1) enter(`other ${at}`)
  expect(admission.enter('another').isAdmitted).toBe(false)
})
