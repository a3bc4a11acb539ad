import { expect, test } from 'vitest'

import { formatMonth, yearBefore } from '#lib/dates.ts'
import { formatMoment } from '#lib/format-day.ts'

test.each([
  ['2022-08-30', 'Aug 2022'],
  ['2026-01', 'Jan 2026'],
  ['2024-12-31', 'Dec 2024'],
  ['2024-13-01', '2024-13-01'],
  ['unknown', 'unknown'],
])('%s reads %s', (date, text) => {
  expect(formatMonth(date)).toBe(text)
})

test('a time has its day in the format of days, in the time zone of the visitor', () => {
  const at = new Date(2026, 10, 5, 2, 7, 32).getTime()
  expect(formatMoment(at)).toBe('5 Nov 2026, 02:07:32')
})

test('yearBefore gives the same day of the year before', () => {
  expect(yearBefore('2026-11-12')).toBe('2025-11-12')
  expect(yearBefore('2024-02-29')).toBe('2023-02-29')
})
