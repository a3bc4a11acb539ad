import { expect, test } from 'vitest'

import { createWorkShare } from '#server/processes/work-share.ts'

function setUp() {
  let time = 0
  const share = createWorkShare({ share: 0.5, burst: 100, now: () => time })
  const wait = (milliseconds: number) => {
    time += milliseconds
  }
  return { share, wait }
}

test('work is free up to the burst, and again after as much time as its share asks for', () => {
  const { share, wait } = setUp()
  share.add(99)
  expect(share.isFree()).toBe(true)
  share.add(21)
  expect(share.isFree()).toBe(false)
  wait(39)
  expect(share.isFree()).toBe(false)
  wait(2)
  expect(share.isFree()).toBe(true)
})

test('time without work saves up no more than the burst', () => {
  const { share, wait } = setUp()
  wait(1_000_000)
  share.add(100)
  expect(share.isFree()).toBe(false)
})
