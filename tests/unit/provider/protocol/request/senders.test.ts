import { expect, test } from 'vitest'

import { DEFAULT_LIMITS } from '#provider/protocol/request/request-context.ts'
import { createSenders } from '#provider/protocol/request/senders.ts'

const limits = DEFAULT_LIMITS.front

function start() {
  const clock = { now: 1_000_000 }
  const senders = createSenders(limits, () => clock.now)
  const noteAll = (sender: string, count: number): void => {
    for (let turn = 0; turn < count; turn += 1) senders.noteLong(sender)
  }
  return { clock, noteAll, limitsOf: senders.limitsOf }
}

test('a sender has the usual limits before and after a few long requests', () => {
  const { noteAll, limitsOf } = start()
  expect(limitsOf('one')).toBe(limits)
  noteAll('one', 2)
  expect(limitsOf('one')).toBe(limits)
})

test('a sender of many long requests gets less of the thread, and other senders as much as before', () => {
  const { noteAll, limitsOf } = start()
  noteAll('one', 3)
  const { searchSteps, requestTime } = limitsOf('one')
  expect([searchSteps, requestTime]).toEqual([1_000_000, 20])
  expect(limitsOf('two')).toBe(limits)
})

test('a sender that has sent no long request for a while has the usual limits again', () => {
  const { clock, noteAll, limitsOf } = start()
  noteAll('one', 3)
  clock.now += 5000
  expect(limitsOf('one')).not.toBe(limits)
  clock.now += 2000
  expect(limitsOf('one')).toBe(limits)
})

test('no more than a thousand senders are remembered', () => {
  const { noteAll, limitsOf } = start()
  noteAll('first', 3)
  for (let at = 0; at < 1000; at += 1) noteAll(`invented ${at}`, 1)
  expect(limitsOf('first')).toBe(limits)
})
