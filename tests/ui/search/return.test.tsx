import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { findRows } from '#tests/support/list.ts'
import { renderPage } from '#tests/support/render.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** Leaves the page out of sight for some minutes; it returns as another tab and Back make it return. */
function stayAway(minutes: number): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + minutes * 60_000)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a list that was out of sight for half an hour is searched for once more, and nothing is announced', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { searches } = await renderPage('/features?q=grid')
  await findRows()
  const before = searches.length
  stayAway(29)
  stayAway(29)
  await pause(50)
  expect(searches).toHaveLength(before)
  stayAway(31)
  await waitFor(() => expect(searches).toHaveLength(before + 1))
  expect(searches.at(-1)?.requests[0]).toMatchObject({ query: 'grid' })
  // As long as an announcement waits, and a little more.
  await pause(1300)
  expect(searches).toHaveLength(before + 1)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(await findRows()).not.toHaveLength(0)
})

test('a page without a list is not searched for after half an hour out of sight', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { searches } = await renderPage('/about')
  await screen.findByRole('heading', { level: 1 })
  stayAway(31)
  await pause(50)
  expect(searches).toEqual([])
})
