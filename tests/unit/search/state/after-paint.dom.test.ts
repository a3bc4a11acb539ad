import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { afterPaint, useAfterPaint } from '#search/state/after-paint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const show = (first: string) =>
  renderHook((value: string) => useAfterPaint(value), { initialProps: first })

test('the first value is returned at once, a new one in the task after the next frame', () => {
  const { result, rerender } = show('g')
  expect(result.current).toBe('g')
  rerender('gr')
  let isPainted = false
  requestAnimationFrame(() => {
    // A task with the new value before its frame would delay the paint.
    isPainted = result.current === 'g'
  })
  act(() => void vi.advanceTimersToNextFrame())
  expect(isPainted).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe('gr')
})

test('of two values before one frame only the newest is returned', () => {
  const { result, rerender } = show('g')
  rerender('gr')
  rerender('gri')
  const seen = new Set<string>()
  for (const _ of [1, 2, 3]) {
    act(() => void vi.advanceTimersToNextFrame())
    seen.add(result.current)
  }
  expect([...seen].filter((value) => value === 'gr')).toEqual([])
  expect(result.current).toBe('gri')
})

test('tasks of one frame run together, and a task that was taken back does not run', () => {
  const ran: string[] = []
  afterPaint(() => ran.push('first'))
  const takeBack = afterPaint(() => ran.push('taken back'))
  afterPaint(() => ran.push('last'))
  takeBack()
  vi.advanceTimersToNextFrame()
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['first', 'last'])
})

test('a task that comes after the callbacks of a frame waits for the next', () => {
  const ran: string[] = []
  afterPaint(() => ran.push('first'))
  vi.advanceTimersToNextFrame()
  afterPaint(() => ran.push('second'))
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['first', 'second'])
})
