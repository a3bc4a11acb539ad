import { afterEach, expect, test, vi } from 'vitest'

import { renewDaily } from '#server/start/renew-suggestions.ts'

const DAY = 86_400_000

afterEach(() => {
  vi.useRealTimers()
})

test('suggestions are renewed at once and every day until the server stops', async () => {
  vi.useFakeTimers()
  const stopping = new AbortController()
  let count = 0
  const renew = async (): Promise<void> => {
    count += 1
  }
  await renewDaily(renew, stopping.signal)
  expect(count).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * DAY)
  expect(count).toBe(3)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(2 * DAY)
  expect(count).toBe(3)
})

test('a renewal that fails because the server stops is no error', async () => {
  const stopping = new AbortController()
  const renew = async (): Promise<never> => {
    stopping.abort()
    throw new Error('The server has stopped.')
  }
  await expect(renewDaily(renew, stopping.signal)).resolves.toBeUndefined()
})
