import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useAtRest } from '#search/results/result-list.tsx'

const WAIT = 150

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const show = (value: string, first = value) =>
  renderHook((shown: string) => useAtRest(shown, { wait: WAIT, first: () => first }), {
    initialProps: value,
  })

const pass = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

test('the first value is there at once, a new one when it has stayed for the wait', () => {
  const { result, rerender } = show('g')
  expect(result.current).toBe('g')
  rerender('gr')
  pass(WAIT - 1)
  expect(result.current).toBe('g')
  pass(1)
  expect(result.current).toBe('gr')
})

test('a separate first value is returned until the wait is over', () => {
  const { result } = show('g', '')
  expect(result.current).toBe('')
  pass(WAIT - 1)
  expect(result.current).toBe('')
  pass(1)
  expect(result.current).toBe('g')
})

test('values that change sooner than the wait are left out', () => {
  const { result, rerender } = show('g')
  for (const value of ['gr', 'gri', 'grid']) {
    rerender(value)
    pass(WAIT - 1)
    expect(result.current).toBe('g')
  }
  pass(1)
  expect(result.current).toBe('grid')
})

test('text that is typed starts the wait again', () => {
  const { result, rerender } = show('g')
  rerender('gr')
  for (const _ of [1, 2, 3]) {
    pass(WAIT - 1)
    window.dispatchEvent(new Event('input'))
  }
  pass(WAIT - 1)
  expect(result.current).toBe('g')
  pass(1)
  expect(result.current).toBe('gr')
})

test('nothing is left waiting once the component is unmounted', () => {
  const { rerender, unmount } = show('g')
  rerender('gr')
  unmount()
  window.dispatchEvent(new Event('input'))
  expect(vi.getTimerCount()).toBe(0)
})
