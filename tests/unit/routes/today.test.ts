import { content } from 'virtual:content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { addMonths } from '#lib/dates.ts'
import { today } from '#routes/today.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const { asOf } = content.summary

test('today is the day of the clock, after the day of the data', () => {
  const later = addMonths(asOf, 2)
  vi.setSystemTime(`${later}T23:59:59Z`)
  expect(today()).toBe(later)
})

test('today is the day of the data where the clock is before it', () => {
  vi.setSystemTime(`${addMonths(asOf, -1)}T00:00:00Z`)
  expect(today()).toBe(asOf)
})
