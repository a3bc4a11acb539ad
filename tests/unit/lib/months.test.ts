import { expect, test } from 'vitest'

import { formatMonth, yearBefore } from '#lib/dates.ts'

test.each([
  ['2022-08-30', 'Aug 2022', 'August 2022'],
  ['2026-01', 'Jan 2026', 'January 2026'],
  ['2024-12-31', 'Dec 2024', 'December 2024'],
  ['2024-13-01', '2024-13-01', '2024-13-01'],
  ['unknown', 'unknown', 'unknown'],
])('%s reads %s, in full %s', (date, short, long) => {
  expect([formatMonth(date), formatMonth(date, 'long')]).toStrictEqual([short, long])
})

test('yearBefore gives the same day of the year before', () => {
  expect(yearBefore('2026-11-12')).toBe('2025-11-12')
  expect(yearBefore('2024-02-29')).toBe('2023-02-29')
})
