import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { addMonths, epochSeconds, isoDay, newestOf } from '#lib/dates.ts'

test.each([
  ['2023-09-15', 30, '2026-03-15'],
  ['2024-08-31', 30, '2027-02-28'],
  ['2021-08-31', 30, '2024-02-29'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-01-31', 0, '2026-01-31'],
])('%s plus %i months is %s', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})

test('a day and its seconds are the same day', () => {
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(isoDay(epochSeconds(day))).toBe(day)
    }),
  )
})

test.each(['≤2018-10-02', '2018', 'soon', ''])('%j is not a day', (text) => {
  expect(epochSeconds(text)).toBeNaN()
})

test('the newest of no days is empty', () => {
  expect(newestOf([])).toBe('')
  expect(newestOf(['2026-01-02', '2026-11-10', '2025-12-31'])).toBe('2026-11-10')
})
